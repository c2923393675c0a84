-- cannibalism.lua - an enemy who would panic is removed.
return {
    title = "Cannibalism",
    text = "Once a battle, on a roll by which an enemy piece would panic: it is removed " ..
        "instead. The enemy has to choose a Warrior Band or Local Warrior if one stands in " ..
        "his front row.",
    rule = "9.5",
    colour = "none",
    hook = "battle.roll",
    status = "printed", vp_status = "printed", effect_status = "part",
    may_play = function(seat)
        local die = game.battle_die()
        if seat == game.battle_attacker() then
            return die == 4 or die == 5
        end
        return seat == game.battle_defender() and (die == 2 or die == 3)
    end,
    play = function() game.battle_remove_instead() end,
    rival_rank = 5,
}
