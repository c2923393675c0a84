-- scripts/raiatea/data/track.lua - the round track, from the bottom up.
--
-- SPDX-License-Identifier: MIT
--
-- With more players than `most_seats` a field is skipped.
return {
    table = "track",
    rows = {
        { id = "r1", sort = "action", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r2", sort = "ceremony", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r3", sort = "action", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r4", sort = "action", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r5", sort = "ceremony", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r6", sort = "action", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r7", sort = "action", most_seats = 4,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r8", sort = "action", most_seats = 3,
          status = { sort = "printed", most_seats = "printed" } },
        { id = "r9", sort = "ceremony", most_seats = 5,
          status = { sort = "printed", most_seats = "printed" } },
    },
}
