-- master_carver.lua - an Arts & Culture card free of cost.
return {
    title = "Master Carver",
    text = "Keep this card. When a Building Step begins: draw an Arts & Culture card free of cost. " ..
        "You may still buy one.",
    rule = "11.2",
    number = 22,
    mood = "people",
    keep = 1,
    hook = "build.start",
    status = "house", effect_status = "house",
    may_play = function() return host.count(host.zone("deck")) > 0 end,
    play = function(seat) game.draw_culture(seat) end,
}
