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
    weight = 4,
    text = "\z
        Lead the Arioi from place to place, and win the god Oro's favour in three \z
        ceremonies. Three to five players, one to two hours.",
}
