-- scripts/archipelago/data/starts.lua - the two sides of the tile in the middle (S7, 12a).
return {
    table = "starts",
    rows = {
        { id = "sea", title = "Open sea", edges = "WWWWWW", icons = "ffffff",
          status = { edges = "printed", icons = "part" } },
        { id = "desert", title = "Desert village", edges = "PPPPPP", icons = "hhhhh",
          status = { edges = "house", icons = "printed" } },
    },
}
