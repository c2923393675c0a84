-- auction.lua - numbers in secret; who bids alone and most is asked once more.
return {
    title = "Auction",
    text = "All bid in secret; the best bidder pays or gains.",
    copies = 2,
    mood = "good",
    play = function()
        local bid = ask.sealed { of = "number", prompt = "How many?", min = 0, max = 4 }
        local most, best = 0, nil
        for _, seat in ipairs(host.seats_in()) do
            if bid[seat] > most then
                most, best = bid[seat], seat
            elseif bid[seat] == most then
                best = nil
            end
        end
        if best and ask.yes_no { seat = best, prompt = "Take it?" } then
            game.gain(best, host.roll(6) - most)
        end
    end,
}
