-- tries to see by a file-level local that it runs again
-- expect: fault reassigned
local runs = 0
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        runs = runs + 1
        ask.yes_no { seat = seat }
    end,
}
