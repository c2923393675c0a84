-- deforestation.lua - another player has 2 points less in one Victory Step.
return {
    title = "Deforestation",
    text = "Once in the game, in a Victory Step, when points are counted: another player of " ..
        "your choice has 2 points less in this step, but not less than 0.",
    rule = "9.5",
    colour = "none",
    hook = "victory.count",
    once = 1,
    status = "printed", vp_status = "part", effect_status = "part",
    play = function(seat)
        local victim = ask.seat {
            seat = seat,
            prompt = "deforestation.whom",
            where = function(other) return other ~= seat end,
            prefer = function(other) return game.public_vp(other) end,
        }
        if victim then
            game.change_vp(victim, -4)
        end
    end,
}
