-- tries to know the cards of a deck by handles from before it was shuffled
-- expect: fault stale
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local cards = host.pieces("deck")
        host.shuffle("deck")
        for _, card in ipairs(cards) do
            host.kind_of(card)
        end
        game.gain(seat, 5000)
    end,
}
