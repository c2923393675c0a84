-- long_calm.lua - no canoe of the leader goes far this turn.
return {
    title = "Long Calm",
    text = "The canoes and rumors of the player in first place go one hex less this turn, but at " ..
        "least one.",
    rule = "11.2",
    number = 30,
    mood = "bad",
    play = function()
        local seats = game.last_to_first()
        host.modify("canoe_moves", seats[#seats], -1, "turn")
    end,
}
