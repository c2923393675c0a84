-- stage_west.lua - a home within reach of the islands with malaria: Fiji takes Tonga's place.
return {
    title = "Near west",
    text = "Fiji is a home; Vanuatu is two hexes away.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { war_canoes = 3, bands = 2 } },
        homes = { tonga = { hex = "fiji" } },
    },
}
