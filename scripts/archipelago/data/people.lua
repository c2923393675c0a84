-- scripts/archipelago/data/people.lua - board III: what population does in phase 3 (3d).
return {
    table = "people",
    rows = {
        { id = "from_0", from = 0, status = { from = "house" } },
        { id = "from_11", from = 11, workers = 1,
          status = { from = "printed", workers = "printed" } },
        { id = "from_21", from = 21, rebellion = 1,
          status = { from = "house", rebellion = "house" } },
        { id = "from_31", from = 31, workers = 1, rebellion = 1,
          status = { from = "printed", workers = "printed", rebellion = "printed" } },
        { id = "from_41", from = 41, workers = 1, rebellion = 2,
          status = { from = "house", workers = "house", rebellion = "house" } },
    },
}
