-- scripts/conquest/data/setups.lua - the start, by number of seats [3.2, 3.3], and the points that
-- end the game [10.4].
return {
    table = "setups",
    rows = {
        { id = "for_2", end_vp = 28, islands_out = 0, villages = 2, bands = 2,
          status = { end_vp = "printed", islands_out = "printed", villages = "printed",
                     bands = "printed" } },
        { id = "for_3", end_vp = 25, islands_out = 3, villages = 2, bands = 2,
          status = { end_vp = "printed", islands_out = "printed", villages = "printed",
                     bands = "printed" } },
        { id = "for_4", end_vp = 22, islands_out = 4, villages = 2, bands = 2,
          status = { end_vp = "printed", islands_out = "printed", villages = "printed",
                     bands = "printed" } },
    },
}
