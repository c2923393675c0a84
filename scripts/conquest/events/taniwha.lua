-- taniwha.lua - a monster keeps everybody out of an ocean hex until the next turn is over.
local function others_near(hex, seat)
    local sum = 0
    for _, other in ipairs(host.seats_in()) do
        sum = sum + (other == seat and -1 or 1) * host.count(hex, other)
    end
    return sum
end

return {
    title = "Taniwha",
    text = "Choose a known hex of open ocean. Until the end of the next turn no piece and no " ..
        "explorer enters it, and it is no part of a chain.",
    rule = "11.2",
    number = 7,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "taniwha.where",
            where = game.is_ocean,
            prefer = function(hex) return others_near(hex, seat) end,
        }
        if not at then
            return host.tell("event_void")
        end
        local monster = game.place_marker(host.kind("ev_07_taniwha"), at, 2)
        if monster then
            host.modify_while("closed", at, 1, monster)
            host.modify_while("no_chain", at, 1, monster)
        end
    end,
}
