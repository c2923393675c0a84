-- tests/balance/trials/scenarios/west_2.lua - Kiribati, Nauru and the Marshall Islands have two
-- warriors each, Raiatea five boxes (four green), Hiva four (three green).
return {
    title = "West 2",
    text = "Kiribati, Nauru and the Marshall Islands have two warriors each, Raiatea five boxes \z
        (four green), Hiva four (three green).",
    seats = { min = 2, max = 4 },
    data = {
        map = {
            kiribati = { warriors = 2 },
            nauru = { warriors = 2 },
            marshall = { warriors = 2 },
        },
        tiles = { raiatea = { green = 4, brown = 1 }, hiva = { green = 3, brown = 1 } },
    },
}
