-- tests/balance/trials/scenarios/west_1.lua - Kiribati, Nauru and the Marshall Islands have one
-- warrior each, Hiva four boxes (three green).
return {
    title = "West 1",
    text = "Kiribati, Nauru and the Marshall Islands have one warrior each, Hiva four boxes \z
        (three green).",
    seats = { min = 2, max = 4 },
    data = {
        map = {
            kiribati = { warriors = 1 },
            nauru = { warriors = 1 },
            marshall = { warriors = 1 },
        },
        tiles = { hiva = { green = 3, brown = 1 } },
    },
}
