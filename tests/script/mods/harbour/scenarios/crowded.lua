-- Everybody comes.
return {
    title = "Crowded",
    seats = { min = 4 },
    data = {
        ships = {
            sloop = { cost = 2, tile = "reach" },
        },
    },
}
