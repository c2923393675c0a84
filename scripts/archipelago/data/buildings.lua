-- scripts/archipelago/data/buildings.lua - what each building and a ship cost (5.8a).
return {
    table = "buildings",
    rows = {
        { id = "town", title = "Town", florins = 2, wood = 1, stone = 1,
          status = { florins = "printed", wood = "printed", stone = "printed" } },
        { id = "market", title = "Market", fruit = 1, cattle = 1,
          status = { fruit = "printed", cattle = "printed" } },
        { id = "port", title = "Port", florins = 2, fish = 1, stone = 1,
          status = { florins = "printed", fish = "printed", stone = "printed" } },
        { id = "temple", title = "Temple", florins = 1, stone = 2,
          status = { florins = "printed", stone = "printed" } },
        { id = "ship", title = "Ship", florins = 1, wood = 1,
          status = { florins = "printed", wood = "printed" } },
    },
}
