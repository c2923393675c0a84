-- scripts/conquest/scenarios/free_start.lua - four Build Points instead of two Warrior Bands.
--
-- They are spent in secret by the Build Chart, on counters in the home group; what is left is lost.
return {
    title = "Free start",
    text = "Each player buys pieces for four Build Points in secret, instead of two Warrior Bands.",
    rule = "3.3",
    seats = { min = 2, max = 4 },
    data = {
        setups = {
            for_2 = { bands = 0, build_points = 4 },
            for_3 = { bands = 0, build_points = 4 },
            for_4 = { bands = 0, build_points = 4 },
        },
    },
}
