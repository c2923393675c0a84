-- militarisation.lua - everybody gets a Warrior Band, the drawer two.
--
-- Whether a seat has an unbuilt band is its secret, so whoever has a group and any unbuilt piece
-- names a place.
local function muster(seat)
    local groups = game.controlled(seat)
    if #groups == 0 or host.count(host.zone("unbuilt-" .. seat)) == 0 then
        return
    end
    local at = ask.space {
        seat = seat,
        prompt = "militarisation.where",
        among = groups,
        prefer = function(hex) return game.villages_at(hex) - host.count(hex, seat) end,
    }
    game.add_piece(seat, host.kind("band"), at)
end

return {
    title = "Militarisation",
    text = "In turn order each player places one Warrior Band free of cost, face down, on a group " ..
        "that he controls; then the drawer places one more.",
    rule = "11.2",
    number = 12,
    mood = "people",
    status = "printed", effect_status = "house",
    play = function(seat)
        for _, other in ipairs(game.turn_order()) do
            muster(other)
        end
        muster(seat)
    end,
}
