-- duel_cloth.lua - a second card may be bought, points may be saved.
return {
    title = "Cloth",
    text = "A second card may be bought, two points may be saved.",
    hook = "build.start",
    once = 1,
    play = function(seat)
        host.modify("cards_a_turn", seat, 1, "step")
        host.modify("save_limit", seat, 2, "step")
    end,
}
