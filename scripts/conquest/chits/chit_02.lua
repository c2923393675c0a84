-- scripts/conquest/chits/chit_02.lua - 1 War Canoe, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "1 War Canoe / Build",
    text = "Expand: 1 War Canoe. Action: Build.",
    rule = "Sol.3",
    number = 2,
    status = "house",
    expand = function(seat) expand.war_canoe(seat) end,
    act = action.build,
}
