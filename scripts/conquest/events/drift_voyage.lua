-- drift_voyage.lua - castaways find out what is in an Unknown hex, without an explorer.
--
-- With all three markers on the map another island has to be revealed before this one can be kept.
local function settle_secret(seat, at)
    local keeps = ask.choice {
        seat = seat,
        prompt = "drift_voyage.island",
        options = { "drift_voyage.keep", "drift_voyage.reveal" },
        prefer = function(text) return text == "drift_voyage.keep" and 1 or 0 end,
    } == "drift_voyage.keep"
    if keeps and game.island_markers(seat, at) < 1 then
        local other = ask.space {
            seat = seat,
            prompt = "drift_voyage.other",
            among = game.hidden_islands(seat),
            where = function(hex) return hex ~= at end,
            prefer = function(hex) return -hex end,
        }
        game.reveal_island(seat, other)
    end
    if keeps then
        game.keep_island(seat, at)
    else
        game.reveal_island(seat, at)
    end
end

return {
    title = "Drift Voyage",
    text = "Choose an Unknown hex next to a known one and draw a Discovery marker for it, without " ..
        "knots and without your explorer; Off Course is drawn again. Ocean is placed; of an " ..
        "island you look at the tile and reveal it or keep it secret.",
    rule = "11.2",
    number = 15,
    mood = "good",
    status = "house", effect_status = "house",
    play = function(seat)
        local hexes = host.count(host.zone("cup")) > 0 and game.unexplored() or {}
        local at = ask.space {
            seat = seat,
            prompt = "drift_voyage.where",
            among = hexes,
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
        if game.drift_to(seat, at) then
            settle_secret(seat, at)
        end
    end,
}
