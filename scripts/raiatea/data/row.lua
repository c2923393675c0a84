-- scripts/raiatea/data/row.lua - the rows of the three statues.
--
-- SPDX-License-Identifier: MIT
return {
    table = "row",
    rows = {
        { id = "s1r1", title = "To'o 1, row 1", statue = 1, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s1r2", title = "To'o 1, row 2", statue = 1, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s1r3", title = "To'o 1, row 3", statue = 1, fields = 3,
          status = { statue = "printed", fields = "house" } },
        { id = "s1r4", title = "To'o 1, row 4", statue = 1, fields = 1,
          status = { statue = "printed", fields = "house" } },
        { id = "s2r1", title = "To'o 2, row 1", statue = 2, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s2r2", title = "To'o 2, row 2", statue = 2, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s2r3", title = "To'o 2, row 3", statue = 2, fields = 3,
          status = { statue = "printed", fields = "house" } },
        { id = "s2r4", title = "To'o 2, row 4", statue = 2, fields = 1,
          status = { statue = "printed", fields = "house" } },
        { id = "s3r1", title = "To'o 3, row 1", statue = 3, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s3r2", title = "To'o 3, row 2", statue = 3, fields = 4,
          status = { statue = "printed", fields = "house" } },
        { id = "s3r3", title = "To'o 3, row 3", statue = 3, fields = 3,
          status = { statue = "printed", fields = "house" } },
        { id = "s3r4", title = "To'o 3, row 4", statue = 3, fields = 1,
          status = { statue = "printed", fields = "house" } },
    },
}
