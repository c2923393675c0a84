-- tries to write a variable inside prefer
-- expect: fault cannot be changed in a filter
return {
    title = "Attack",
    mood = "bad",
    vars = { count = 0 },
    play = function(seat)
        ask.space { seat = seat, prefer = function() vars.count = vars.count + 1 return 1 end }
    end,
}
