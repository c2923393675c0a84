-- chiefly_feud.lua - the groups of whoever has most villages build by themselves this turn.
local function most_villages()
    local most = 1
    for _, seat in ipairs(host.seats_in()) do
        most = math.max(most, game.villages_of(seat))
    end
    return most
end

return {
    title = "Chiefly Feud",
    text = "The player with the most villages (the drawer chooses among equals): in this turn's " ..
        "Building Step each of his groups builds by itself, chain or not; bonus and saved " ..
        "points are spent in his Home only.",
    rule = "11.2",
    number = 19,
    mood = "people",
    status = "house", effect_status = "house",
    play = function(seat)
        local most = most_villages()
        local victim = ask.seat {
            seat = seat,
            prompt = "chiefly_feud.whom",
            where = function(choice) return game.villages_of(choice) == most end,
            prefer = function(choice) return choice == seat and 0 or 1 end,
        }
        if not victim then
            return host.tell("event_void")
        end
        local feud = game.place_marker_before(host.kind("ev_19_chiefly_feud"), victim, 1)
        if feud then
            host.set_value_while("builds_apart", victim, 1, feud)
        end
    end,
}
