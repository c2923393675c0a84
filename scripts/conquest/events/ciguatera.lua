-- ciguatera.lua - bad fish: a group or atoll is worth nothing in the chain until the next turn is
-- over.
local function linked_to(hex)
    for _, seat in ipairs(host.seats_in()) do
        local owner = game.controller(hex)
        if (owner == seat or owner == nil) and game.in_home_chain(seat, hex) then
            return seat
        end
    end
end

return {
    title = "Ciguatera",
    text = "Choose an atoll or a controlled group in the home chain of any player. Until the end " ..
        "of the next turn nobody has points for its being connected. Villages count as usual.",
    rule = "11.2",
    number = 25,
    mood = "bad",
    status = "house", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "ciguatera.where",
            where = function(hex)
                return (game.controller(hex) ~= nil or game.is_atoll(hex)) and linked_to(hex) ~= nil
            end,
            prefer = function(hex)
                local owner = linked_to(hex)
                return owner == seat and -50 or game.public_vp(owner)
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local fish = game.place_marker(host.kind("ev_25_ciguatera"), at, 2)
        if fish then
            host.set_value_while("chain_points", at, 0, fish)
        end
    end,
}
