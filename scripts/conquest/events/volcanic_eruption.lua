-- volcanic_eruption.lua - a village or two go, and lava takes a box for a while.
local function is_target(hex)
    local owner = game.controller(hex)
    return owner ~= nil and game.villages_at(hex) >= 2 and game.villages_of(owner) >= 4
end

return {
    title = "Volcanic Eruption",
    text = "Choose a controlled group with two or more villages whose owner has four or more in " ..
        "all. Roll a die: 1-4 one village is removed, 5-6 two, but the group keeps one. Lava " ..
        "takes the box of one of them until the end of the second turn after this one.",
    rule = "11.2",
    number = 6,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "volcanic_eruption.where",
            where = is_target,
            prefer = function(hex)
                local owner = game.controller(hex)
                return owner == seat and -50 or game.public_vp(owner) + 5 * game.villages_at(hex)
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local losses = math.min(host.roll(6) >= 5 and 2 or 1, game.villages_at(at) - 1)
        for _ = 1, losses do
            game.remove_village(at)
        end
        local lava = game.place_marker(host.kind("ev_06_volcanic_eruption"), at, 3)
        if lava then
            host.modify_while("capacity", at, -1, lava)
        end
    end,
}
