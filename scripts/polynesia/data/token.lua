-- scripts/polynesia/data/token.lua - the island tokens: eight green, six orange.
--
-- SPDX-License-Identifier: MIT
--
-- Which symbols there are, that there are four masks and that one of them bears a 4 is printed; how
-- many there are of the others is of the house. `does` is what it does for whoever takes it.
return {
    table = "token",
    rows = {
        { id = "mask", title = "Mask", does = "mask", green = 3, status = { green = "printed" } },
        { id = "mask_4", title = "Mask 4", does = "mask", green = 1, least_seats = 4,
          status = { green = "printed", least_seats = "printed" } },
        { id = "boat_token", title = "Boat token", does = "boat", green = 1, orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "fish_token", title = "Fish token", does = "fish", green = 1, orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "shell_token", title = "Shell token", does = "shell", green = 1, orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "turtle_token", title = "Turtle token", does = "turtle", orange = 2,
          status = { orange = "house" } },
        { id = "cross", title = "Cross", does = "nothing", green = 1, orange = 1,
          status = { green = "house", orange = "house" } },
    },
}
