-- scripts/conquest/chits/chit_11.lua - 1 village, then he explores.
local expand, action = use "expand", use "action"

return {
    title = "1 Village / Explore!",
    text = "Expand: 1 Village. Action: Explore!",
    rule = "Sol.3",
    number = 11,
    status = "house",
    vars = { rival_knots = 0 },
    expand = function(seat) expand.village(seat) end,
    act = action.explore,
}
