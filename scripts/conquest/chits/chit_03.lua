-- scripts/conquest/chits/chit_03.lua - 2 warrior bands, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "2 Warrior Bands / Build",
    text = "Expand: 2 Warrior Bands. Action: Build.",
    rule = "Sol.3",
    number = 3,
    status = "house",
    expand = function(seat) expand.two_bands(seat) end,
    act = action.build,
}
