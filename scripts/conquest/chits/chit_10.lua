-- scripts/conquest/chits/chit_10.lua - 1 village per island, then he explores.
local expand, action = use "expand", use "action"

return {
    title = "1 Village per Island / Explore!",
    text = "Expand: 1 Village per Island. Action: Explore!",
    rule = "Sol.3",
    number = 10,
    status = "house",
    vars = { rival_knots = 0 },
    expand = function(seat) expand.village_per_island(seat) end,
    act = action.explore,
}
