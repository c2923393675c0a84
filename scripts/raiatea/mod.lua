-- scripts/raiatea/mod.lua - Raiatea: the whole game, its places, rituals and missions.
--
-- SPDX-License-Identifier: MIT
return {
    id = "raiatea",
    title = "Raiatea",
    version = "1.0.0",
    api = 2,
    game = "raiatea",
    licence = "MIT",
    text = "Lead the Arioi from place to place, and win the god Oro's favour in three ceremonies.",
}
