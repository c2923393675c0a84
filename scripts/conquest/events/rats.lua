-- rats.lua - a group gives a Build Point less until its owner pays to be rid of them.
local harm = use "harm"

return {
    title = "Rats",
    text = "Choose a controlled group with two or more villages, of any player. It gives 1 Build " ..
        "Point less in every Building Step. Its owner may spend 1 Build Point there on being " ..
        "rid of the rats: they are gone when that step is over.",
    rule = "11.2",
    number = 20,
    mood = "bad",
    status = "house", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "rats.where",
            where = function(hex) return game.villages_at(hex) >= 2 end,
            prefer = function(hex) return harm.strikes(seat, hex) end,
        }
        if not at then
            return host.tell("event_void")
        end
        local rats = game.place_marker(host.kind("ev_20_rats"), at)
        if rats then
            host.modify_while("group_points", at, -1, rats)
        end
    end,
}
