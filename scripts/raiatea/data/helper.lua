-- scripts/raiatea/data/helper.lua - the four kinds of helpers.
--
-- SPDX-License-Identifier: MIT
return {
    table = "helper",
    rows = {
        { id = "gatherer", title = "Gatherer", start = 6, forest = 5,
          status = { start = "printed", forest = "house" } },
        { id = "trader", title = "Trader", start = 6, forest = 5,
          status = { start = "printed", forest = "house" } },
        { id = "shaman", title = "Shaman", start = 6, forest = 5,
          status = { start = "printed", forest = "house" } },
        { id = "diver", title = "Pearl diver", start = 6, forest = 5,
          status = { start = "printed", forest = "house" } },
    },
}
