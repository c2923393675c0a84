-- stage_events.lua - events are drawn from the first turn on.
return {
    title = "Events at once",
    text = "Events from the first turn on; three canoes each, and ocean between the homes.",
    seats = { min = 2, max = 2 },
    data = {
        points = { events_from = { halves = 0 } },
        setups = { for_2 = { canoes = 2, war_canoes = 1 } },
        map = { hex_1_0 = { kind = "ocean" } },
    },
}
