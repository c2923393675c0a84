-- duel_calm.lua - a roll has no effect.
return {
    title = "Calm",
    text = "A battle roll has no effect.",
    hook = "battle.roll",
    play = function() game.battle_cancel_effect() end,
}
