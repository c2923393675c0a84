-- good_fishing.lua - everybody has more Build Points this turn, last place most of all.
return {
    title = "Good Fishing",
    text = "In this turn's Building Step every player has 1 Build Point more, the player in last " ..
        "place 2, for the Home and the groups joined to it by a chain.",
    rule = "11.2",
    number = 9,
    mood = "good",
    status = "printed", effect_status = "house",
    play = function()
        for place, seat in ipairs(game.last_to_first()) do
            host.modify("build_points", seat, place == 1 and 2 or 1, "turn")
        end
    end,
}
