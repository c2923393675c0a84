-- No wind at all.
local function slow(amount)
    host.modify("ship_moves", "everywhere", -amount, "turn")
end

return {
    title = "Calm",
    text = "All ships move one less.",
    mood = "good",
    keep = true,
    vp = 1,
    play = function(seat)
        slow(1)
    end,
    worth = function(seat)
        return 3 - host.value("ship_moves", seat)
    end,
}
