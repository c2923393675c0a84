-- vote.lua - two questions in secret, one after the other, the second to some only.
return {
    title = "Vote",
    text = "All vote; who said no says in secret whom it helps.",
    copies = 2,
    mood = "good",
    play = function(first)
        local no = {}
        local vote = ask.sealed { of = "choice", prompt = "For what?", options = { "peace", "war" } }
        for _, seat in ipairs(host.seats_in()) do
            if vote[seat] == "war" then
                no[#no + 1] = seat
            end
        end
        if #no > 0 then
            local helped = ask.sealed { of = "seat", seats = no, prompt = "Whom does it help?" }
            for _, seat in ipairs(no) do
                game.gain(helped[seat], 1)
            end
        else
            game.more_orders(first, 1)
        end
    end,
}
