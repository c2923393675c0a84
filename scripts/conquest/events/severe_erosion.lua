-- severe_erosion.lua - a box of a group is lost for good, with its village if none is empty.
--
-- A green box and a brown one with agriculture are alike; one without is not.
local function has_target(hex)
    local boxes = game.boxes_at(hex)
    return game.controller(hex) ~= nil and boxes >= 2 and
        (boxes > game.villages_at(hex) or game.can_lose(hex, 1))
end

-- Does the marker go into a brown box without agriculture? Asked of the owner if he has the choice.
local function takes_bare_box(at)
    local bare, green = game.bare_boxes(at) > 0, game.capacity(at) > game.villages_at(at)
    if not (bare and green) then
        return bare
    end
    return ask.choice {
        seat = game.controller(at),
        prompt = "severe_erosion.box",
        options = { "severe_erosion.ready", "severe_erosion.bare" },
        prefer = function(text) return text == "severe_erosion.bare" and 1 or 0 end,
    } == "severe_erosion.bare"
end

return {
    title = "Severe Erosion",
    text = "Choose a controlled group with two or more boxes, of any player. Its owner puts the " ..
        "marker in an empty box, a brown one without agriculture too. If every box holds a " ..
        "village he removes one and puts it there. The box is lost for the rest of the game.",
    rule = "11.2",
    number = 4,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "severe_erosion.where",
            where = has_target,
            prefer = function(hex)
                local owner = game.controller(hex)
                local full = game.boxes_at(hex) == game.villages_at(hex) and 20 or 0
                return owner == seat and -50 - full or game.public_vp(owner) + full
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local value = takes_bare_box(at) and "barren" or "capacity"
        if game.boxes_at(at) == game.villages_at(at) then
            game.remove_village(at)
        end
        local erosion = game.place_marker(host.kind("ev_04_severe_erosion"), at)
        if erosion then
            host.modify_while(value, at, value == "barren" and 1 or -1, erosion)
        end
    end,
}
