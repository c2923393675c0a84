-- duel_club.lua - an attacker adds 1 to a roll.
return {
    title = "Club",
    text = "Attacking, add 1 to a battle roll.",
    hook = "battle.roll",
    may_play = function(seat) return seat == game.battle_attacker() end,
    play = function() game.set_battle_die(game.battle_die() + 1) end,
}
