-- scripts/conquest/chits/chit_14.lua - 2 warrior bands, then he attacks.
local expand, action = use "expand", use "action"

return {
    title = "2 Warrior Bands / Attack!",
    text = "Expand: 2 Warrior Bands. Action: Attack!",
    rule = "Sol.3",
    number = 14,
    late = 1,
    status = "house",
    vars = { rival_from = -1, rival_swift = -1 },
    expand = function(seat) expand.two_bands(seat) end,
    act = action.attack,
}
