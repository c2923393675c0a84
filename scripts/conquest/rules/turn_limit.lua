-- turn_limit.lua - the game ends after some turns, however few points anybody has.
return {
    title = "Turn limit",
    text = "The game is over after the turn that you agree on, if nobody has won before. All turn " ..
        "up their hidden cards, and most points win.",
    options = {
        turns = { title = "Turns", min = 1, max = 99, normal = 10,
                  advised_min = 6, advised_max = 30 },
    },
    on = {
        ["turn.end"] = function(turn)
            if turn >= host.rule_option("turn_limit", "turns") then
                game.end_now()
            end
        end,
    },
}
