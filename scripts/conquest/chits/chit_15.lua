-- scripts/conquest/chits/chit_15.lua - 1 War Canoe, then he attacks.
local expand, action = use "expand", use "action"

return {
    title = "1 War Canoe / Attack!",
    text = "Expand: 1 War Canoe. Action: Attack!",
    rule = "Sol.3",
    number = 15,
    late = 1,
    status = "house",
    vars = { rival_from = -1, rival_swift = -1 },
    expand = function(seat) expand.war_canoe(seat) end,
    act = action.attack,
}
