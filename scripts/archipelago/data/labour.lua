-- scripts/archipelago/data/labour.lua - board IV: the price of a recruit, and what workers do in
-- phase 3 (3f, 5.6b).
return {
    table = "labour",
    rows = {
        { id = "from_0", from = 0, rebellion = -1, price = 0,
          status = { from = "part", price = "house", rebellion = "house" } },
        { id = "from_1", from = 1, rebellion = -1, price = 4,
          status = { from = "part", price = "printed", rebellion = "house" } },
        { id = "from_4", from = 4, price = 3, status = { from = "part", price = "printed" } },
        { id = "from_8", from = 8, rebellion = 1, price = 3,
          status = { from = "house", price = "house", rebellion = "house" } },
        { id = "from_13", from = 13, rebellion = 2, price = 2,
          status = { from = "printed", price = "house", rebellion = "printed" } },
        { id = "from_18", from = 18, to = 22, rebellion = 3, price = 1,
          status = { from = "house", price = "house", rebellion = "house" } },
    },
}
