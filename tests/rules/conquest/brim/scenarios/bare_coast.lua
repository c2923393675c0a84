-- scenarios/bare_coast.lua - no Transports: the first piece is a War Canoe.
return {
    title = "Bare coast",
    text = "War Canoes are the only canoes, for tests.",
    seats = { min = 2, max = 4 },
    data = {
        pieces = { transport = { count = 0 } },
        setups = {
            for_2 = { bands = 6, canoes = 0, war_canoes = 4, colonies = 2 },
            for_3 = { bands = 6, canoes = 0, war_canoes = 4, colonies = 2 },
            for_4 = { bands = 6, canoes = 0, war_canoes = 4, colonies = 2 },
        },
        points = { events_from = { halves = 0 } },
    },
}
