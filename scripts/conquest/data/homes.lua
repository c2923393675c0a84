-- scripts/conquest/data/homes.lua - the home groups, in the order that breaks ties for last place
-- [5], the hex of each, the number of seats for which it is used [3.2], where the tiles of its seat
-- point, and whose player rolls for malaria [11.6].
return {
    table = "homes",
    rows = {
        { id = "tonga", hex = "tonga", facing = "s", for_2 = true, for_3 = true, for_4 = true,
          status = { hex = "printed", facing = "house" } },
        { id = "raiatea", hex = "hex_3_m1", facing = "se", for_4 = true,
          status = { hex = "printed", facing = "house" } },
        { id = "hiva", hex = "hex_5_m3", facing = "ne", for_3 = true, for_4 = true,
          status = { hex = "printed", facing = "house" } },
        { id = "samoa", hex = "samoa", facing = "n", for_2 = true, for_3 = true, for_4 = true,
          malaria = true, status = { hex = "printed", facing = "house", malaria = "printed" } },
    },
}
