-- scripts/conquest/chits/chit_15.lua - 1 card, then he attacks.
local expand, action = use "expand", use "action"

return {
    title = "1 Card / Attack!",
    text = "Expand: 1 Card. Action: Attack!",
    rule = "Sol.3",
    number = 15,
    late = 1,
    status = "house",
    vars = { rival_from = -1, rival_swift = -1 },
    expand = function(seat) expand.card(seat) end,
    act = action.attack,
}
