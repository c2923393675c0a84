-- guiding_star.lua - the knots of one marker do not count.
return {
    title = "Guiding Star",
    text = "Keep this card. When a marker has been placed in your expedition: its knots do not " ..
        "count.",
    rule = "11.2",
    number = 17,
    mood = "good",
    keep = 1,
    hook = "explore.knots",
    status = "house", effect_status = "house",
    play = function() game.forgive_knots() end,
}
