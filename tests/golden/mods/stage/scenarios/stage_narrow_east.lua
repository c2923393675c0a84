-- stage_narrow_east.lua - the far east with no way aside: an explorer off course stays where it is.
return {
    title = "Narrow east",
    text = "Rapa Nui is a home; one hex leads to the east.",
    seats = { min = 2, max = 2 },
    data = {
        homes = { tonga = { hex = "hex_9_m3" } },
        map = { hex_10_m4 = { kind = "ocean" } },
    },
    add = {
        places = {
            { id = "rapa_nui", hex = "hex_9_m3", tile = "rapa_nui", facing = "s", from = 2, to = 2 },
        },
    },
    leave_out = { map = { "hex_10_m3", "hex_11_m4" } },
}
