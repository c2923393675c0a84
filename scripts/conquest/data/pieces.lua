-- scripts/conquest/data/pieces.lua - the counters: how many of each kind a seat has [9.3]; of the
-- blue Local Warriors, which are nobody's, how many there are in all.
return {
    table = "pieces",
    rows = {
        { id = "transport", title = "Transport Canoe", count = 15,
          status = { title = "printed", count = "house" } },
        { id = "war_canoe", title = "War Canoe", count = 6,
          status = { title = "printed", count = "house" } },
        { id = "band", title = "Warrior Band", count = 12,
          status = { title = "printed", count = "house" } },
        { id = "colony", title = "Colony", count = 4,
          status = { title = "printed", count = "house" } },
        { id = "rumor", title = "Rumor", count = 2,
          status = { title = "printed", count = "printed" } },
        { id = "local", title = "Local Warrior", count = 2,
          status = { title = "printed", count = "printed" } },
        { id = "blue", title = "Local Warrior (independent)", count = 4,
          status = { title = "printed", count = "house" } },
    },
}
