-- coconut_groves.lua - an atoll can hold a village.
local function is_site(hex, seat)
    if not game.is_atoll(hex) or game.capacity(hex) > 0 then
        return false
    end
    for _, other in ipairs(host.seats()) do
        if other ~= seat and host.count(hex, other) > 0 then
            return false
        end
    end
    return true
end

return {
    title = "Coconut Groves",
    text = "Choose an atoll without pieces of other players: it has one green box for the rest of " ..
        "the game. A colony may found a village there, and it is controlled like any group. " ..
        "While nobody does, it counts as an atoll.",
    rule = "11.2",
    number = 26,
    mood = "good",
    status = "house", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "coconut_groves.where",
            where = function(hex) return is_site(hex, seat) end,
            prefer = function(hex)
                local nearest = 99
                for _, group in ipairs(game.controlled(seat)) do
                    nearest = math.min(nearest, host.distance(group, hex))
                end
                return -nearest
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local palms = game.place_marker(host.kind("ev_26_coconut_groves"), at)
        if palms then
            host.modify_while("capacity", at, 1, palms)
        end
    end,
}
