-- scripts/archipelago/data/markets.lua - the sections of boards I and II: fields of a row, then
-- the rows from the top, with the price of a cube there and what it does to workers and rebellion
-- in phase 3 (3b).
--
-- Known: the fifth fish of board I (workers), its sixth iron (rebellion), fish at 4 and then at 3,
-- and fruit at 8 where it is scarce on board II. Values whose status is not told are of the house.
return {
    table = "markets",
    rows = {
        { id = "home_fruit", width = 3, price_1 = 5, price_2 = 4, price_3 = 3, price_4 = 2,
          workers_2 = 1, workers_3 = 1, rebellion_4 = 1,
          status = { width = "house", price_1 = "house" } },
        { id = "home_cattle", width = 3, price_1 = 5, price_2 = 4, price_3 = 3, price_4 = 2,
          workers_2 = 1, workers_3 = 1, rebellion_4 = 1,
          status = { width = "house", price_1 = "house" } },
        { id = "home_fish", width = 3, price_1 = 5, price_2 = 4, price_3 = 3, price_4 = 2,
          workers_2 = 1, workers_3 = 1, rebellion_4 = 1,
          status = { width = "part", price_1 = "house", price_2 = "part", price_3 = "part",
                     workers_2 = "printed" } },
        { id = "home_wood", width = 3, price_1 = 5, price_2 = 4, price_3 = 3, price_4 = 2,
          workers_2 = 1, workers_3 = 1, rebellion_4 = 1,
          status = { width = "house", price_1 = "house" } },
        { id = "home_stone", width = 2, price_1 = 6, price_2 = 5, price_3 = 4, price_4 = 3,
          workers_2 = 1, rebellion_3 = 1, rebellion_4 = 1,
          status = { width = "house", price_1 = "house" } },
        { id = "home_iron", width = 2, price_1 = 7, price_2 = 6, price_3 = 5, price_4 = 4,
          workers_2 = 1, rebellion_3 = 1, rebellion_4 = 1,
          status = { width = "part", price_1 = "house", rebellion_3 = "printed" } },
        { id = "export_fruit", width = 3, price_1 = 8, price_2 = 6, price_3 = 4, price_4 = 2,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "printed" } },
        { id = "export_cattle", width = 3, price_1 = 7, price_2 = 5, price_3 = 4, price_4 = 2,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "house" } },
        { id = "export_fish", width = 3, price_1 = 6, price_2 = 5, price_3 = 3, price_4 = 2,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "house" } },
        { id = "export_wood", width = 3, price_1 = 6, price_2 = 5, price_3 = 3, price_4 = 2,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "house" } },
        { id = "export_stone", width = 2, price_1 = 8, price_2 = 6, price_3 = 5, price_4 = 3,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "house" } },
        { id = "export_iron", width = 2, price_1 = 9, price_2 = 7, price_3 = 5, price_4 = 3,
          workers_3 = 1, workers_4 = 2, status = { width = "house", price_1 = "house" } },
    },
}
