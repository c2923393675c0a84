-- spring.lua - a group of the drawer gets a box more, and any drought there ends.
return {
    title = "Spring",
    text = "Choose a group that you control: it has one green box more for the rest of the game. " ..
        "A drought there ends.",
    rule = "11.2",
    number = 10,
    mood = "good",
    status = "printed", effect_status = "house",
    play = function(seat)
        local drought = host.kind("ev_05_drought")
        local at = ask.space {
            seat = seat,
            prompt = "spring.where",
            among = game.controlled(seat),
            prefer = function(hex)
                local full = game.villages_at(hex) >= game.capacity(hex) and 5 or 0
                return full + (host.find(hex, "any", drought) and 10 or 0)
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local spring = game.place_marker(host.kind("ev_10_spring"), at)
        if spring then
            host.modify_while("capacity", at, 1, spring)
        end
        if host.find(at, "any", drought) then
            game.take_marker(host.find(at, "any", drought))
        end
    end,
}
