-- doldrums.lua - all canoes go one hex less this turn.
return {
    title = "Doldrums",
    text = "All canoes and rumors of all players go one hex less this turn, but never less than " ..
        "one. Transit and explorers are not affected.",
    rule = "11.2",
    number = 16,
    mood = "bad",
    status = "house", effect_status = "house",
    play = function() host.modify("canoe_moves", "everywhere", -1, "turn") end,
}
