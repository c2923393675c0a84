-- scripts/polynesia/mod.lua - Polynesia: the whole game, its map, its tides.
--
-- SPDX-License-Identifier: MIT
return {
    id = "polynesia",
    title = "Polynesia",
    version = "1.0.0",
    api = 2,
    game = "polynesia",
    licence = "MIT",
    weight = 2,
    text = "\z
        Lead your tribe away from the volcano, over routes that all of you open. Two to four \z
        players, about an hour.",
}
