-- pa.lua - a fortress: two less on a roll against an own group.
return {
    title = "Pa",
    text = "Once a battle, when you defend a group that you control: subtract 2 from a roll, " ..
        "but not below 1.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "battle.roll",
    copies = 2,
    status = "printed", vp_status = "house", effect_status = "part",
    may_play = function(seat)
        return seat == game.battle_defender() and game.controller(game.battle_hex()) == seat
    end,
    play = function() game.set_battle_die(game.battle_die() - 2) end,
    rival_rank = 1,
    rival_wants = function(_, die) return die >= 4 end,
}
