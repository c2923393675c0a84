-- burning_fields.lua - a village burns down; the event is void if nobody can spare one.
return {
    title = "Burning Fields",
    text = "Choose a controlled group with two or more villages, of any player: it loses one.",
    rule = "11.2",
    number = 32,
    mood = "bad",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "burning_fields.where",
            where = function(hex) return game.villages_at(hex) >= 2 and game.can_lose(hex, 1) end,
            prefer = function(hex) return game.controller(hex) == seat and 0 or 1 end,
        }
        if at then
            game.remove_village(at)
        else
            host.tell("event_void")
        end
    end,
}
