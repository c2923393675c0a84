-- scripts/raiatea/rituals/tane_silence.lua - the next ritual of the blessing is discarded without
-- effect.
--
-- SPDX-License-Identifier: MIT
local effects = use "effects"

return {
    title = "Tāne the silent",
    text = "6 mana. The next ritual of the blessing is discarded without effect.",
    rule = "T3",
    deck = "normal",
    kind = "interactive",
    set = "tane",
    cost = 6,
    copies = 3,
    status = "house",
    perform = function() effects.silence() end,
}
