-- scripts/polynesia/data/setup.lua - what is put out for two, three and four.
--
-- SPDX-License-Identifier: MIT
--
-- `side` is the side of the map, `join` whether routes that others have opened may be explored too.
return {
    table = "setup",
    rows = {
        { id = "for_2", side = "few", join = false, boats = 15, home = 5, waiting = 8, fish = 3,
          shell = 3,
          status = { side = "printed", join = "printed", boats = "printed", home = "printed",
                     waiting = "printed", fish = "printed", shell = "printed" } },
        { id = "for_3", side = "few", join = true, boats = 15, home = 5, waiting = 8, fish = 3,
          shell = 3,
          status = { side = "printed", join = "printed", boats = "printed", home = "printed",
                     waiting = "printed", fish = "printed", shell = "printed" } },
        { id = "for_4", side = "full", join = true, boats = 15, home = 5, waiting = 8, fish = 3,
          shell = 3,
          status = { side = "printed", join = "printed", boats = "printed", home = "printed",
                     waiting = "printed", fish = "printed", shell = "printed" } },
    },
}
