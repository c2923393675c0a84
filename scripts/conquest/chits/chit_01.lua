-- scripts/conquest/chits/chit_01.lua - 1 warrior per village, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "1 Warrior per Village / Build",
    text = "Expand: 1 Warrior per Village. Action: Build.",
    rule = "Sol.3",
    number = 1,
    status = "house",
    expand = function(seat) expand.warrior_per_village(seat) end,
    act = action.build,
}
