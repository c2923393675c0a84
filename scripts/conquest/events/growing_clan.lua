-- growing_clan.lua - last place, or the next that has room, gets a village.
local function sites(seat)
    local list = {}
    for _, hex in ipairs(game.controlled(seat)) do
        if game.villages_at(hex) < game.capacity(hex) then
            list[#list + 1] = hex
        end
    end
    return list
end

return {
    title = "Growing Clan",
    text = "The player in last place gets a village free of cost on a group that he controls with " ..
        "an empty green box, or a brown one with agriculture. If he has none, the next from the " ..
        "bottom does. Another may still be built there this turn.",
    rule = "11.2",
    number = 23,
    mood = "good",
    status = "house", effect_status = "house",
    play = function()
        for _, seat in ipairs(game.last_to_first()) do
            local at = ask.space {
                seat = seat,
                prompt = "growing_clan.where",
                among = sites(seat),
                prefer = function(hex) return game.villages_at(hex) end,
            }
            if at then
                return game.grow_village(seat, at)
            end
        end
        host.tell("event_void")
    end,
}
