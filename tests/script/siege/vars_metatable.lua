-- tries to reach the table behind the variables
-- expect: fault nil value
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        getmetatable(vars).__newindex = nil
    end,
}
