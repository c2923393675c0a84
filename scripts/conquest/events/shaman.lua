-- shaman.lua - its holder calls an event off, or takes a marker away.
local function curable()
    local list = {}
    for _, marker in ipairs(game.markers_in_play()) do
        if host.data("event_markers", host.kind_id(host.kind_of(marker)), "shaman") == 1 then
            list[#list + 1] = marker
        end
    end
    return list
end

-- Does a marker trouble a seat?
local function troubles(seat, marker)
    local at = host.zone_of(marker)
    if not host.is_space(at) then
        return host.zone_owner(at) == seat
    end
    return game.controller(at) == seat or host.count(at, seat) > 0
end

local function heal(seat)
    local marker = ask.piece {
        seat = seat,
        prompt = "shaman.which",
        among = curable(),
        prefer = function(choice) return troubles(seat, choice) and 1 or 0 end,
    }
    if marker then
        game.take_marker(marker)
    end
end

local function calls_off(seat)
    if #curable() == 0 then
        return true
    end
    return ask.choice {
        seat = seat,
        prompt = "shaman.what",
        options = { "shaman.event", "shaman.marker" },
        prefer = function(text) return text == "shaman.event" and 1 or 0 end,
    } == "shaman.event"
end

return {
    title = "Shaman",
    text = "Keep this card. When an event of any player is read or played: it has no effect. Or at " ..
        "any time: a Typhoon, Drought, Taniwha, Feud, Rats or Ciguatera marker is taken away. " ..
        "Nothing calls a Shaman off.",
    rule = "11.2",
    number = 14,
    mood = "people",
    keep = 1,
    final = 1,
    hook = "event.read",
    also = "any",
    status = "printed", effect_status = "house",
    may_play = function() return game.event_read() ~= nil or #curable() > 0 end,
    worth = function(seat)
        if game.event_read() then
            return game.event_reader() ~= seat and 1 or 0
        end
        for _, marker in ipairs(curable()) do
            if troubles(seat, marker) then
                return 1
            end
        end
        return 0
    end,
    play = function(seat)
        if game.event_read() and calls_off(seat) then
            game.cancel_event()
        else
            heal(seat)
        end
    end,
}
