-- swift_sails.lua - canoes go further, War Canoes cost more, colonies cost less.
return {
    title = "Swift sails",
    text = "All canoes and rumors go three hexes a turn. A War Canoe costs 1 Build Point more, a " ..
        "Colony 1 less.",
    rule = "7.3",
    modifies = { canoe_moves = 1, war_canoe_cost = 1, colony_cost = -1 },
}
