-- variable_end.lua - the game ends at another number of points.
return {
    title = "Variable game end",
    text = "The game ends at as many points more or less as you agree on before it begins. More " ..
        "than three either way is not advised: the game would be over too soon, or drag on.",
    rule = "11.1",
    options = {
        change = { title = "Points more or less", min = -27, max = 170, normal = 0,
                   advised_min = -3, advised_max = 3 },
    },
    on = {
        ["game.start"] = function()
            local change = host.rule_option("variable_end", "change")
            host.modify("end_points", nil, change, "game")
            if change ~= 0 then
                host.tell("end_changed", game.end_points())
            end
            if math.abs(change) > 3 then
                host.tell("end_far", change)
            end
        end,
    },
}
