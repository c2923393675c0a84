-- duel_stop.lua - there is no battle.
return {
    title = "Stop",
    text = "There is no battle in this hex.",
    hook = "battle.declare",
    once = 1,
    may_play = function(seat) return seat == game.battle_defender() end,
    play = function() game.battle_stop() end,
}
