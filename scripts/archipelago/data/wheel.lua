-- scripts/archipelago/data/wheel.lua - circles of the zones that are limited (5h): own ones of
-- each colour, and shared ones with two to four and with five players.
return {
    table = "wheel",
    rows = {
        { id = "taxes", own = 1, shared = 1, shared_five = 1,
          status = { own = "house", shared = "house", shared_five = "house" } },
        { id = "explore", own = 1, shared = 2, shared_five = 1,
          status = { own = "house", shared = "house", shared_five = "house" } },
        { id = "reproduce", own = 1, shared = 0, shared_five = 0,
          status = { own = "printed", shared = "house", shared_five = "house" } },
    },
}
