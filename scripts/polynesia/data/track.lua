-- scripts/polynesia/data/track.lua - the fields of the phase track: what an action is worth.
--
-- SPDX-License-Identifier: MIT
return {
    table = "track",
    rows = {
        { id = "first", n = 3, status = { n = "printed" } },
        { id = "second", n = 2, status = { n = "printed" } },
        { id = "third", n = 1, status = { n = "printed" } },
    },
}
