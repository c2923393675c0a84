-- scripts/conquest/chits/chit_02.lua - 1 card, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "1 Card / Build",
    text = "Expand: 1 Card. Action: Build.",
    rule = "Sol.3",
    number = 2,
    status = "house",
    expand = function(seat) expand.card(seat) end,
    act = action.build,
}
