-- haka.lua - a roll is made again.
return {
    title = "Haka",
    text = "Once a battle, on a roll: the attacker rolls again, and the second result stands. " ..
        "No other card touches it.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "battle.roll",
    status = "house", vp_status = "house", effect_status = "house",
    play = function() game.battle_reroll() end,
    rival_rank = 4,
    rival_wants = function(seat, die)
        return die == (seat == game.battle_attacker() and 1 or 6)
    end,
}
