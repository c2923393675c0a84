-- tries to ask in a function that a module calls for a number
-- expect: fault can only be asked while
return {
    title = "Attack",
    mood = "bad",
    worth = function(seat) ask.yes_no { seat = seat } return 1 end,
    play = function(seat)
        game.gain(seat, game.worth(seat, "attack") + 5000)
    end,
}
