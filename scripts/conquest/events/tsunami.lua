-- tsunami.lua - a village and a canoe are swept away.
local harm = use "harm"

-- Whoever has pieces there is asked: the others do not know whether there is a canoe among them.
local function lose_canoe(owner, at)
    local canoe = harm.pick(owner, at, {
        prompt = "tsunami.canoe",
        none = "tsunami.no_canoe",
        like = { host.kind("transport"), host.kind("war_canoe") },
        worth = { ["piece.transport"] = 1 },
    })
    if canoe then
        game.remove_piece(canoe)
    end
end

return {
    title = "Tsunami",
    text = "Choose a controlled group with two or more villages, of any player. Its owner removes " ..
        "a village and, if he has canoes there, one canoe of his choice.",
    rule = "11.2",
    number = 3,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "tsunami.where",
            where = function(hex) return game.villages_at(hex) >= 2 and game.can_lose(hex, 1) end,
            prefer = function(hex) return harm.strikes(seat, hex) end,
        }
        if not at then
            return host.tell("event_void")
        end
        local owner = game.controller(at)
        game.remove_village(at)
        if host.count(at, owner) > 0 then
            lose_canoe(owner, at)
        end
    end,
}
