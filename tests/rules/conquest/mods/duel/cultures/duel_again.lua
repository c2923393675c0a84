-- duel_again.lua - a roll is made again.
return {
    title = "Again",
    text = "The attacker rolls again.",
    hook = "battle.roll",
    play = function() game.battle_reroll() end,
}
