-- mod.lua - a game in Lua that asks in every way, and tells some what others must not know.
--
-- SPDX-License-Identifier: MIT
return {
    id = "bazaar",
    title = "Bazaar",
    version = "1.0.0",
    api = 2,
    game = "bazaar",
    text = "A game to test with: rounds, windows, free acts, variables with many entries.",
    licence = "MIT",
}
