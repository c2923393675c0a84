-- scripts/polynesia/data/amount.lua - the other numbers of the rules.
--
-- SPDX-License-Identifier: MIT
return {
    table = "amount",
    rows = {
        { id = "join_price", n = 2, status = { n = "printed" } },
        { id = "guide_price", n = 1, status = { n = "printed" } },
        { id = "populate_home", n = 3, status = { n = "printed" } },
        { id = "populate_far", n = 1, status = { n = "printed" } },
        { id = "heat_to_end", n = 6, status = { n = "printed" } },
        { id = "turtle_points", n = 10, status = { n = "printed" } },
        { id = "income", n = 1, status = { n = "printed" } },
        { id = "token_income", n = 1, status = { n = "printed" } },
        { id = "token_points", n = 1, status = { n = "printed" } },
    },
}
