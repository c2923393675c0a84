-- scripts/polynesia/far_winds/mod.lua - one tide card more: an example of a mod for this game.
--
-- SPDX-License-Identifier: MIT
return {
    id = "far_winds",
    title = "Far winds",
    version = "1.0.0",
    api = 2,
    game = "polynesia",
    needs = { "polynesia" },
    optional = true,
    licence = "MIT",
    text = "A nineteenth tide card, of type 3: who lands where nobody is gains a fish.",
}
