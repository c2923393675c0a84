-- duel_feast.lua - two Build Points more, and a Colony and a War Canoe free of cost.
return {
    title = "Feast",
    text = "2 Build Points more, a Colony and a War Canoe free of cost.",
    hook = "build.start",
    once = 1,
    play = function(seat)
        host.modify("build_points", seat, 2, "step")
        host.modify("free_colonies", seat, 1, "step")
        host.modify("free_war_canoes", seat, 1, "step")
    end,
}
