-- scripts/conquest/chits/chit_09.lua - 1 War Canoe, then he explores.
local expand, action = use "expand", use "action"

return {
    title = "1 War Canoe / Explore!",
    text = "Expand: 1 War Canoe. Action: Explore!",
    rule = "Sol.3",
    number = 9,
    status = "house",
    vars = { rival_knots = 0 },
    expand = function(seat) expand.war_canoe(seat) end,
    act = action.explore,
}
