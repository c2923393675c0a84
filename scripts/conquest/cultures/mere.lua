-- mere.lua - a roll is one better for its holder.
return {
    title = "Mere",
    text = "Once a battle, on a roll: add 1 if you attack, subtract 1 if you defend; not above " ..
        "6, not below 1.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "battle.roll",
    status = "house", vp_status = "house", effect_status = "house",
    play = function(seat)
        local change = seat == game.battle_attacker() and 1 or -1
        game.set_battle_die(game.battle_die() + change)
    end,
    rival_rank = 3,
    rival_wants = function(seat, die)
        return die == (seat == game.battle_attacker() and 3 or 4)
    end,
}
