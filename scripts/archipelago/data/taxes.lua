-- scripts/archipelago/data/taxes.lua - florins that the bank pays for each (5.1b).
return {
    table = "taxes",
    rows = {
        { id = "citizen", florins = 1, status = { florins = "house" } },
        { id = "ship", florins = 1, status = { florins = "house" } },
        { id = "town", florins = 2, status = { florins = "house" } },
        { id = "temple", florins = 2, status = { florins = "house" } },
    },
}
