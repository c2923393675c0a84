-- scripts/raiatea/data/rank.lua - the ranks of the tattoo track.
--
-- SPDX-License-Identifier: MIT
--
-- `at` is the step of the track where it begins, `draw` how many rituals are drawn, `clips` how
-- many are prepared for a ceremony.
return {
    table = "rank",
    rows = {
        { id = "raatira", title = "Raatira", at = 0, points = 0, draw = 3, forbidden = false,
          clips = 2,
          status = { at = "house", points = "printed", draw = "printed", forbidden = "printed",
                     clips = "printed" } },
        { id = "ariki", title = "Ariki", at = 3, points = 3, draw = 3, forbidden = true, clips = 2,
          status = { at = "house", points = "printed", draw = "printed", forbidden = "printed",
                     clips = "printed" } },
        { id = "arioi", title = "Arioi", at = 6, points = 6, draw = 5, forbidden = true, clips = 3,
          status = { at = "house", points = "printed", draw = "printed", forbidden = "printed",
                     clips = "printed" } },
        { id = "tahua", title = "Tahua", at = 10, points = 9, draw = 5, forbidden = true, clips = 3,
          status = { at = "house", points = "printed", draw = "printed", forbidden = "printed",
                     clips = "printed" } },
    },
}
