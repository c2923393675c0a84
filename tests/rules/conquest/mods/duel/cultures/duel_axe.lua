-- duel_axe.lua - who would panic is removed.
return {
    title = "Axe",
    text = "Whoever would panic is removed.",
    hook = "battle.roll",
    play = function() game.battle_remove_instead() end,
}
