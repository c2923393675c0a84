-- invasive_weeds.lua - a village goes, and weeds take its box for good.
local harm = use "harm"

return {
    title = "Invasive Weeds",
    text = "Choose a controlled group with two or more villages, of any player. One village is " ..
        "removed and weeds take its box: the group holds one village less for the rest of the " ..
        "game.",
    rule = "11.2",
    number = 1,
    mood = "bad",
    status = "printed", effect_status = "printed",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "invasive_weeds.where",
            where = function(hex) return game.villages_at(hex) >= 2 and game.can_lose(hex, 1) end,
            prefer = function(hex) return harm.strikes(seat, hex) end,
        }
        if not at then
            return host.tell("event_void")
        end
        game.remove_village(at)
        local weeds = game.place_marker(host.kind("ev_01_invasive_weeds"), at)
        if weeds then
            host.modify_while("capacity", at, -1, weeds)
        end
    end,
}
