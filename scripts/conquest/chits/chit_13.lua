-- scripts/conquest/chits/chit_13.lua - transport canoe chain, then he attacks.
local expand, action = use "expand", use "action"

return {
    title = "Transport Canoe Chain / Attack!",
    text = "Expand: Transport Canoe Chain. Action: Attack!",
    rule = "Sol.3",
    number = 13,
    late = 1,
    status = "house",
    vars = { rival_from = -1, rival_swift = -1 },
    expand = function(seat) expand.chain(seat) end,
    act = action.attack,
}
