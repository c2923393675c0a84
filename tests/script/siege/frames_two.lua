-- tries to hand the turn to and fro between two cards for ever
-- expect: fault goes on for ever
-- blames: attack
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.follow(seat, "second")
    end,
}
-- file: events/second.lua
return { title = "Second", mood = "bad", play = function(seat) game.follow(seat, "attack") end }
