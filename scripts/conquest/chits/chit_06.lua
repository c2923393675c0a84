-- scripts/conquest/chits/chit_06.lua - 1 War Canoe, then nothing more.
local expand, action = use "expand", use "action"

return {
    title = "1 War Canoe / Defend",
    text = "Expand: 1 War Canoe. Action: Defend.",
    rule = "Sol.3",
    number = 6,
    status = "house",
    expand = function(seat) expand.war_canoe(seat) end,
    act = action.defend,
}
