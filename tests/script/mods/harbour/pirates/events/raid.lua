-- Pirates take what they find.
local function richest()
    local best, most = nil, -1
    for _, seat in ipairs(host.seats_in()) do
        local score = host.score(seat)
        if score > most then
            best, most = seat, score
        end
    end
    return best
end

return {
    title = "Raid",
    text = "The richest loses a ship.",
    mood = "bad",
    play = function(seat)
        local victim = richest()
        local where = {}
        for _, space in ipairs(host.spaces()) do
            if game.ships(victim, space) > 0 then
                where[#where + 1] = space
            end
        end
        local lost = ask.many{
            seat = victim, of = "space", among = where, min = 1, max = 2,
            prompt = "raid.choose",
        }
        for _, space in ipairs(lost) do
            game.sink(space)
        end
        vars.raids = vars.raids + #lost
        repeat
            local again = host.roll(6)
        until again > 2
    end,
    vars = { raids = 0 },
}
