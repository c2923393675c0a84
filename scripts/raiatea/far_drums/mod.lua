-- scripts/raiatea/far_drums/mod.lua - one more ritual: an example of a mod for this game.
--
-- SPDX-License-Identifier: MIT
return {
    id = "far_drums",
    title = "Far drums",
    version = "1.0.0",
    api = 2,
    game = "raiatea",
    needs = { "raiatea" },
    optional = true,
    licence = "MIT",
    text = "A ritual more: drums that call pearls out of the sea.",
}
