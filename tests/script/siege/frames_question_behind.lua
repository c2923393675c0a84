-- tries to ask in a card that follows a question
-- expect: harmless
-- asks: 3
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat }
        game.follow(seat, "second")
        ask.yes_no { seat = seat }
        game.gain(seat, 1)
    end,
}
-- file: events/second.lua
return {
    title = "Second",
    mood = "bad",
    play = function(seat)
        assert(host.score(seat) == 1)
        ask.yes_no { seat = seat }
    end,
}
