-- kava_ceremony.lua - its holder sets the turn order, once.
return {
    title = "Kava Ceremony",
    text = "Once in the game, when a turn begins: you take the Turn Order marker and name the " ..
        "first player and the direction. With Random Events the last on the track draws then.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "turn_order.start",
    once = 1,
    status = "house", vp_status = "house", effect_status = "house",
    play = function(seat) game.take_turn_order(seat) end,
}
