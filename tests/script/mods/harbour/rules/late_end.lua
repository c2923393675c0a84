-- The game ends later.
return {
    title = "Late end",
    text = "The game goes on until somebody has many points.",
    rule = "12.1",
    options = {
        points = { title = "Points to win", min = 5, max = 50, normal = 20 },
        sudden = { title = "Sudden death" },
    },
    on = {
        ["turn.start"] = function(turn)
            if host.rule_option("late_end", "points") <= turn then
                vars.over = true
            end
        end,
    },
    vars = { over = false },
}
