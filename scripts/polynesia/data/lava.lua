-- scripts/polynesia/data/lava.lua - the stones in the bag.
--
-- SPDX-License-Identifier: MIT
--
-- `heat` is what a stone counts towards the eruption, `more` how many are drawn after it.
return {
    table = "lava",
    rows = {
        { id = "red", title = "Red lava", count = 6, heat = 1, status = { count = "printed" } },
        { id = "grey", title = "Grey lava", count = 3, status = { count = "printed" } },
        { id = "black", title = "Black lava", count = 1, more = 2,
          status = { count = "printed", more = "printed" } },
    },
}
