-- arioi.lua - its holder, attacked, calls a battle off before anything is shown.
return {
    title = "Arioi",
    text = "Once in the game, when a hex that you defend is attacked and before anything in it " ..
        "is shown: there is no battle there this turn. All attackers go to their owner's " ..
        "nearest controlled group, unseen and without loss.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "battle.declare",
    once = 1,
    status = "printed", vp_status = "house", effect_status = "printed",
    may_play = function(seat) return seat == game.battle_defender() end,
    play = function() game.battle_stop() end,
}
