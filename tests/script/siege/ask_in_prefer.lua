-- tries to ask inside prefer
-- expect: fault can only be asked while
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, prefer = function() return ask.yes_no { seat = seat } end }
        game.gain(seat, 5000)
    end,
}
