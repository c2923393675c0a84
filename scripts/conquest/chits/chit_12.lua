-- scripts/conquest/chits/chit_12.lua - 1 warrior band, then he attacks.
local expand, action = use "expand", use "action"

return {
    title = "1 Warrior Band / Attack!",
    text = "Expand: 1 Warrior Band. Action: Attack!",
    rule = "Sol.3",
    number = 12,
    late = 1,
    status = "house",
    vars = { rival_from = -1, rival_swift = -1 },
    expand = function(seat) expand.one_band(seat) end,
    act = action.attack,
}
