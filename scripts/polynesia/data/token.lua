-- scripts/polynesia/data/token.lua - the island tokens: eight green, six orange.
--
-- SPDX-License-Identifier: MIT
--
-- Which symbols there are, that there are four masks and that one of them bears a 4 is printed; how
-- many there are of the others is of the house. `does` is what it does for whoever takes it.
return {
    table = "token",
    rows = {
        { id = "mask", title = "Mask", letter = "m", does = "mask", green = 3,
          status = { green = "printed" } },
        { id = "mask_4", title = "Mask 4", letter = "M", does = "mask", green = 1, least_seats = 4,
          status = { green = "printed", least_seats = "printed" } },
        { id = "boat_token", title = "Boat token", letter = "B", does = "boat", green = 1,
          orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "fish_token", title = "Fish token", letter = "f", does = "fish", green = 1,
          orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "shell_token", title = "Shell token", letter = "s", does = "shell", green = 1,
          orange = 1,
          status = { green = "house", orange = "house" } },
        { id = "turtle_token", title = "Turtle token", letter = "t", does = "turtle", orange = 2,
          status = { orange = "house" } },
        { id = "cross", title = "Cross", letter = "x", does = "nothing", green = 1, orange = 1,
          status = { green = "house", orange = "house" } },
    },
}
