-- stage_east.lua - a home within sight of the eastern ocean: Rapa Nui takes Tonga's place.
return {
    title = "Far east",
    text = "Rapa Nui is a home, and the way to South America is open beside it.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { canoes = 1, war_canoes = 1 } },
        homes = { tonga = { hex = "hex_9_m3" } },
        map = { hex_10_m4 = { kind = "ocean" } },
    },
    add = {
        places = {
            { id = "rapa_nui", hex = "hex_9_m3", tile = "rapa_nui", facing = "s", from = 2, to = 2 },
        },
    },
}
