-- scripts/raiatea/data/setup.lua - what differs by the number of players.
--
-- SPDX-License-Identifier: MIT
--
-- `first_keeps`: rituals that the first player keeps; `last_again`: the last one draws twice;
-- `rewards`: how many choose a reward after the offering.
return {
    table = "setup",
    rows = {
        { id = "for_3", first_keeps = 2, last_again = false, rewards = 2,
          status = { first_keeps = "printed", last_again = "printed", rewards = "printed" } },
        { id = "for_4", first_keeps = 1, last_again = false, rewards = 3,
          status = { first_keeps = "printed", last_again = "printed", rewards = "printed" } },
        { id = "for_5", first_keeps = 2, last_again = true, rewards = 3,
          status = { first_keeps = "printed", last_again = "printed", rewards = "printed" } },
    },
}
