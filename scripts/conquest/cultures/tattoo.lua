-- tattoo.lua - a roll that makes an own piece panic is void.
return {
    title = "Tattoo",
    text = "Once a battle, on a roll by which a piece of yours would panic: the roll has no " ..
        "effect.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "battle.roll",
    status = "printed", vp_status = "house", effect_status = "house",
    may_play = function(seat)
        local die = game.battle_die()
        if seat == game.battle_attacker() then
            return die == 2 or die == 3
        end
        return seat == game.battle_defender() and (die == 4 or die == 5)
    end,
    play = function() game.battle_cancel_effect() end,
    rival_rank = 2,
}
