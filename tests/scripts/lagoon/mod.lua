-- mod.lua - the lagoon, a small game with secrets of every sort.
--
-- SPDX-License-Identifier: MIT
return {
    id = "lagoon",
    title = "Lagoon",
    version = "1.0.0",
    api = 2,
    game = "lagoon",
    licence = "MIT",
}
