-- counters.lua - a slow raft with two places, a great canoe that takes two hits, guards,
-- settlers who cost a point, and a ghost fleet that is only talked of.
return {
    table = "counters",
    rows = {
        { id = "raft", title = "Raft", like = "transport", count = 4, cost = 2, moves = -1,
          carries = 2 },
        { id = "great_canoe", title = "Great Canoe", like = "war_canoe", count = 2, cost = 5,
          hits = 2, moves = 1, carries = 2 },
        { id = "guard", title = "Guard", like = "band", count = 3, cost = 1, hits = 2 },
        { id = "settlers", title = "Settlers", like = "colony", count = 2, cost = 1 },
        { id = "ark", title = "Ark", like = "transport", count = 1, cost = 3,
          fights = "yes", carries = 0 },
        { id = "porters", title = "Porters", like = "band", count = 2, cost = 1,
          fights = "no" },
        { id = "ghosts", title = "Ghost Fleet", like = "rumor", count = 3, cost = 0,
          moves = 1 },
    },
}
