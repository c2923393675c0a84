-- scripts/raiatea/data/amount.lua - the other numbers of the rules.
--
-- SPDX-License-Identifier: MIT
return {
    table = "amount",
    rows = {
        { id = "die", n = 4, status = { n = "house" } },
        { id = "start_mana", n = 5, status = { n = "printed" } },
        { id = "start_pearls", n = 4, status = { n = "printed" } },
        { id = "start_price", n = 2, status = { n = "printed" } },
        { id = "price_fields", n = 5, status = { n = "house" } },
        { id = "start_draw", n = 5, status = { n = "printed" } },
        { id = "start_keep", n = 2, status = { n = "printed" } },
        { id = "one_priest", n = 2, status = { n = "printed" } },
        { id = "two_priests", n = 5, status = { n = "printed" } },
        { id = "most_priests", n = 12, status = { n = "house" } },
        { id = "last_tattoo", n = 12, status = { n = "house" } },
        { id = "reef_bonus", n = 3, status = { n = "printed" } },
        { id = "diver_pearls", n = 4, status = { n = "printed" } },
        { id = "hire", n = 2, status = { n = "printed" } },
        { id = "most_clips", n = 8, status = { n = "house" } },
        { id = "ritual_mana", n = 3, status = { n = "printed" } },
        { id = "reward_pearls", n = 2, status = { n = "printed" } },
        { id = "reward_tattoos", n = 1, status = { n = "printed" } },
        { id = "set_points", n = 2, status = { n = "printed" } },
        { id = "set_most", n = 8, status = { n = "printed" } },
        { id = "pair_points", n = 1, status = { n = "printed" } },
        { id = "purse", n = 99, status = { n = "house" } },
    },
}
