-- desert.lua - hidden counters are chosen in secret, after a die.
return {
    title = "Deserters",
    text = "On a roll of 2 or more all choose in secret which counter goes home.",
    copies = 2,
    mood = "bad",
    play = function()
        if host.roll(6) == 1 then
            return
        end
        local lost = ask.sealed {
            of = "piece", prompt = "Which goes home?", may_pass = true,
            among = function(seat) return game.counters(seat) end,
            prefer = function(one) return host.kind_of(one) == host.kind("rider") and -1 or 1 end,
        }
        for _, seat in ipairs(host.seats_in()) do
            if lost[seat] then
                game.lose_counter(lost[seat])
            end
        end
    end,
}
