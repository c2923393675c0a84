-- tries to use in a second card the handle that a first one kept in a closure
-- expect: fault reassigned
local kept
local function keep(piece) kept = piece end
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        keep(game.counters(seat)[1])
    end,
}
