-- omen.lua - a die decides, then a choice: chance before a question.
return {
    title = "Omen",
    text = "Roll a die: on 1 to 3 lose a point, else choose between a point and an order more.",
    mood = "good",
    play = function(seat)
        if host.roll(6) <= 3 then
            game.gain(seat, -1)
        elseif ask.choice { seat = seat, prompt = "What does it promise?",
                            options = { "glory", "haste" } } == "glory" then
            game.gain(seat, 1)
        else
            game.more_orders(seat, 1)
        end
    end,
}
