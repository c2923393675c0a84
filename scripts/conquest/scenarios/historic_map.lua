-- scripts/conquest/scenarios/historic_map.lua - every island lies where it does in the world.
--
-- The two mythical islands are left out, and two Island Group markers for them: markers and hexes
-- then match exactly. With every island in its place Samoa has little but atolls around it, and
-- Raiatea the richest waters: two atolls that people did live on can be settled, and Raiatea and
-- Hiva have less room at home (tests/balance).
return {
    title = "Historic map",
    text = "Each island lies face down in its own hex and is explored like the unknown there.",
    rule = "6.3",
    seats = { min = 2, max = 4 },
    data = {
        setups = {
            for_2 = { historic = true, islands_out = 2 },
            for_3 = { historic = true, islands_out = 5 },
            for_4 = { historic = true, islands_out = 6 },
        },
        tiles = {
            hawaiki = { in_pile = false },
            kuporu = { in_pile = false },
            aotearoa = { facing = "n" },
            phoenix = { atoll = false, green = 1 },
            suwarrow = { atoll = false, green = 2 },
            raiatea = { green = 2, brown = 2 },
            hiva = { green = 3, brown = 1 },
        },
    },
}
