-- tests/balance/trials/scenarios/hiva_4.lua - Hiva has four boxes (three green).
return {
    title = "Hiva 4",
    text = "Hiva has four boxes (three green).",
    seats = { min = 2, max = 4 },
    data = { tiles = { hiva = { green = 3, brown = 1 } } },
}
