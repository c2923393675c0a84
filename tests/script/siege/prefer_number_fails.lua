-- tries to have a card passed over that only asked another, which fails, for a number
-- expect: fault no worth
-- blames: broken
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.seat { seat = seat, prefer = function() return game.worth(seat, "broken") end }
    end,
}
-- file: events/broken.lua
return {
    title = "Broken",
    mood = "bad",
    worth = function()
        error("no worth")
    end,
    play = function() end,
}
