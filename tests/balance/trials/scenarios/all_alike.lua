-- tests/balance/trials/scenarios/all_alike.lua - Raiatea and Hiva have three green boxes and a brown one, as Samoa and Tonga.
return {
    title = "All alike",
    text = "Raiatea and Hiva have three green boxes and a brown one, as Samoa and Tonga.",
    seats = { min = 2, max = 4 },
    data = { tiles = { raiatea = { green = 3, brown = 1 }, hiva = { green = 3, brown = 1 } } },
}
