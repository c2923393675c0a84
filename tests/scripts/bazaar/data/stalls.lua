-- stalls.lua - where the stalls stand.
--
-- SPDX-License-Identifier: MIT
return {
    table = "stall",
    rows = {
        { id = "gate", title = "Gate", x = 10, y = 10 },
        { id = "well", title = "Well", x = 50, y = 40 },
        { id = "arch", title = "Arch", x = 90, y = 10 },
        { id = "wall", title = "Wall", x = 50, y = 90 },
    },
}
