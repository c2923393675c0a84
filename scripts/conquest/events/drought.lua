-- drought.lua - a group gives no Build Points until the next turn is over.
return {
    title = "Drought",
    text = "Choose a controlled group with two or more villages, of any player. Until the end of " ..
        "the next turn its villages give no Build Points. They count for all else.",
    rule = "11.2",
    number = 5,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "drought.where",
            where = function(hex) return game.villages_at(hex) >= 2 end,
            prefer = function(hex)
                return (game.controller(hex) == seat and -1 or 1) * game.villages_at(hex)
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local drought = game.place_marker(host.kind("ev_05_drought"), at, 2)
        if drought then
            host.modify_while("group_points", at, -20, drought)
        end
    end,
}
