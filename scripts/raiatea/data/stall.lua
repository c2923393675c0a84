-- scripts/raiatea/data/stall.lua - what goods are sold for at the four stalls, from the bottom up.
--
-- SPDX-License-Identifier: MIT
--
-- `restore` turns up used helpers; `dance`: mana for all priests; `cards` come from the forest's
-- display.
return {
    table = "stall",
    rows = {
        { id = "uru_1", goods = "uru", field = 1, pearls = 2, status = { pearls = "house" } },
        { id = "uru_2", goods = "uru", field = 2, pearls = 3, status = { pearls = "house" } },
        { id = "uru_3", goods = "uru", field = 3, helpers = 1, status = { helpers = "house" } },
        { id = "uru_4", goods = "uru", field = 4, pearls = 5, status = { pearls = "house" } },
        { id = "uru_5", goods = "uru", field = 5, restore = 2, status = { restore = "house" } },
        { id = "taro_1", goods = "taro", field = 1, mana = 2, status = { mana = "house" } },
        { id = "taro_2", goods = "taro", field = 2, mana = 3, status = { mana = "house" } },
        { id = "taro_3", goods = "taro", field = 3, priests = 1, status = { priests = "house" } },
        { id = "taro_4", goods = "taro", field = 4, mana = 5, status = { mana = "house" } },
        { id = "taro_5", goods = "taro", field = 5, priests = 2, dance = true,
          status = { priests = "house", dance = "house" } },
        { id = "mahi_1", goods = "mahi", field = 1, pearls = 1, mana = 1,
          status = { pearls = "house", mana = "house" } },
        { id = "mahi_2", goods = "mahi", field = 2, cards = 1, status = { cards = "house" } },
        { id = "mahi_3", goods = "mahi", field = 3, masks = 1, status = { masks = "house" } },
        { id = "mahi_4", goods = "mahi", field = 4, goods_cards = 1,
          status = { goods_cards = "house" } },
        { id = "mahi_5", goods = "mahi", field = 5, missions = 1,
          status = { missions = "printed" } },
        { id = "tiare_1", goods = "tiare", field = 1, mana = 1, status = { mana = "house" } },
        { id = "tiare_2", goods = "tiare", field = 2, draws = 1, status = { draws = "house" } },
        { id = "tiare_3", goods = "tiare", field = 3, tattoos = 1, status = { tattoos = "house" } },
        { id = "tiare_4", goods = "tiare", field = 4, restore = 1, status = { restore = "house" } },
        { id = "tiare_5", goods = "tiare", field = 5, tattoos = 2, status = { tattoos = "house" } },
    },
}
