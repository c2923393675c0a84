-- scripts/conquest/scenarios/east_duel.lua - Raiatea against Hiva; Tonga and Samoa are independent.
return {
    title = "Eastern duel",
    text = "Raiatea and Hiva for two; Tonga and Samoa are Independent Groups with three warriors.",
    rule = "8.5",
    seats = { min = 2, max = 2 },
    rules = { "kumara" },
    data = {
        homes = {
            tonga = { for_2 = false },
            samoa = { for_2 = false, malaria = false },
            raiatea = { for_2 = true, malaria = true },
            hiva = { for_2 = true },
        },
        -- Both alike: nobody is to Raiatea's west.
        tiles = { raiatea = { green = 3, brown = 1 }, hiva = { green = 3, brown = 1 } },
        map = {
            tonga = { warriors = 3 },
            samoa = { warriors = 3 },
        },
        places = {
            raiatea = { from = 2 },
            hiva = { from = 2 },
            flint = { from = 2 },
            ocean_b = { from = 2 },
        },
        setups = { for_2 = { islands_out = 3 } },
    },
}
