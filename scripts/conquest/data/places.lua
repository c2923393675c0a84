-- scripts/conquest/data/places.lua - what lies on the map at the start [3.2]: tiles face up, and
-- Open Ocean markers drawn from the cup. `from` and `to` say for how many seats.
return {
    table = "places",
    rows = {
        { id = "hiva", hex = "hex_5_m3", tile = "hiva", facing = "ne", from = 3, to = 4,
          status = { hex = "printed", tile = "printed", facing = "house" } },
        { id = "flint", hex = "hex_3_m2", tile = "flint", facing = "nw", from = 3, to = 4,
          status = { hex = "printed", tile = "printed", facing = "house" } },
        { id = "niue", hex = "hex_1_0", tile = "niue", facing = "nw", from = 3, to = 4,
          status = { hex = "printed", tile = "printed", facing = "house" } },
        { id = "raiatea", hex = "hex_3_m1", tile = "raiatea", facing = "se", from = 4, to = 4,
          status = { hex = "printed", tile = "printed", facing = "house" } },
        { id = "ocean_a", hex = "hex_2_m1", from = 3, to = 4, status = { hex = "printed" } },
        { id = "ocean_b", hex = "hex_4_m3", from = 3, to = 4, status = { hex = "printed" } },
    },
}
