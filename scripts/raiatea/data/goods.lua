-- scripts/raiatea/data/goods.lua - the four sorts of goods.
--
-- SPDX-License-Identifier: MIT
--
-- `start` of each lie in the market, `forest` of each in the forest.
return {
    table = "goods",
    rows = {
        { id = "uru", title = "Uru", start = 1, forest = 8,
          status = { start = "printed", forest = "house" } },
        { id = "taro", title = "Taro", start = 1, forest = 8,
          status = { start = "printed", forest = "house" } },
        { id = "mahi", title = "Mahi-mahi", start = 1, forest = 8,
          status = { start = "printed", forest = "house" } },
        { id = "tiare", title = "Tiare", start = 1, forest = 8,
          status = { start = "printed", forest = "house" } },
    },
}
