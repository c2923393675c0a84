-- master_builder.lua - one player of the drawer's choice builds canoes for less.
return {
    title = "Master Builder",
    text = "Choose a player: War Canoes cost that player 1 Build Point less this turn.",
    rule = "11.2",
    number = 31,
    mood = "people",
    play = function(seat)
        local whom = ask.seat {
            seat = seat,
            prompt = "master_builder.whom",
            prefer = function(other) return other == seat and 1 or 0 end,
        }
        if whom then
            host.modify("war_canoe_cost", whom, -1, "turn")
        end
    end,
}
