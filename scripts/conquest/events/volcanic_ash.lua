-- volcanic_ash.lua - a group of its holder gets a box more, and lava there is gone.
local function sites(seat)
    local list = {}
    for _, hex in ipairs(game.controlled(seat)) do
        if game.printed_boxes(hex) >= 2 then
            list[#list + 1] = hex
        end
    end
    return list
end

return {
    title = "Volcanic Ash",
    text = "Keep this card. At any time: a group of two or more printed boxes that you control has " ..
        "one green box more for the rest of the game. Lava there is gone.",
    rule = "11.2",
    number = 11,
    mood = "good",
    keep = 1,
    hook = "any",
    status = "printed", effect_status = "house",
    may_play = function(seat) return #sites(seat) > 0 end,
    play = function(seat)
        local lava = host.kind("ev_06_volcanic_eruption")
        local at = ask.space {
            seat = seat,
            prompt = "volcanic_ash.where",
            among = sites(seat),
            prefer = function(hex)
                local full = game.villages_at(hex) >= game.capacity(hex) and 5 or 0
                return full + (host.find(hex, "any", lava) and 10 or 0)
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local ash = game.place_marker(host.kind("ev_11_volcanic_ash"), at)
        if ash then
            host.modify_while("capacity", at, 1, ash)
        end
        if host.find(at, "any", lava) then
            game.take_marker(host.find(at, "any", lava))
        end
    end,
}
