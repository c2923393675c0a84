-- fair_wind.lua - the first player has one order more this round.
return {
    title = "Fair wind",
    text = "The first player of the round has one order more.",
    mood = "good",
    copies = 2,
    play = function(seat)
        game.more_orders(seat, 1)
    end,
}
