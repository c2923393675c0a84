-- duel_shield.lua - a defender subtracts 2 from a roll; two copies.
return {
    title = "Shield",
    text = "Defending, subtract 2 from a battle roll.",
    hook = "battle.roll",
    vp = 1,
    copies = 2,
    may_play = function(seat) return seat == game.battle_defender() end,
    play = function() game.set_battle_die(game.battle_die() - 2) end,
}
