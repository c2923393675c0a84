-- duel_trick.lua - before the first roll a band of the enemy panics.
return {
    title = "Trick",
    text = "Before the first roll of a battle a Warrior Band of the defender panics.",
    hook = "battle.start",
    once = 1,
    may_play = function(seat)
        return seat == game.battle_attacker() and game.battle_defender() ~= nil
    end,
    play = function() game.battle_panic(game.battle_defender(), host.kind("band")) end,
}
