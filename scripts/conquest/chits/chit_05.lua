-- scripts/conquest/chits/chit_05.lua - 2 warrior bands, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "2 Warrior Bands / Defend",
    text = "Expand: 2 Warrior Bands. Action: Defend.",
    rule = "Sol.3",
    number = 5,
    status = "house",
    expand = function(seat) expand.two_bands(seat) end,
    act = action.defend,
}
