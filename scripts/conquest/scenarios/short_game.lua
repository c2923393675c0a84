-- scripts/conquest/scenarios/short_game.lua - a quicker start and an end three points lower.
--
-- The third village stands in a green box; where a mod leaves a home only two of them, in a brown
-- one, on Improved Agriculture.
return {
    title = "Short game",
    text = "Three villages and a Transport Canoe at the start; the end at 25, 22 or 19 points.",
    rule = "11.1",
    seats = { min = 2, max = 4 },
    data = {
        setups = {
            for_2 = { end_vp = 25, villages = 3, canoes = 1 },
            for_3 = { end_vp = 22, villages = 3, canoes = 1 },
            for_4 = { end_vp = 19, villages = 3, canoes = 1 },
        },
    },
}
