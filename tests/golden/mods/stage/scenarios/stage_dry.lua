-- stage_dry.lua - a cup with four markers: it is soon empty.
return {
    title = "Dry cup",
    text = "Three Open Ocean markers, one Off Course.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { end_vp = 4 } },
        markers = {
            ["island-1"] = { copies = 0 }, ["island-2"] = { copies = 0 },
            ["island-3"] = { copies = 0 }, ["ocean-1"] = { copies = 3 },
            ["ocean-2"] = { copies = 0 }, ["ocean-3"] = { copies = 0 },
            ["off-course"] = { copies = 1 },
        },
    },
}
