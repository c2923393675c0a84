-- tests/balance/trials/scenarios/fiji_4.lua - Fiji has four warriors instead of three.
return {
    title = "Fiji 4",
    text = "Fiji has four warriors instead of three.",
    seats = { min = 2, max = 4 },
    data = { map = { fiji = { warriors = 4 } } },
}
