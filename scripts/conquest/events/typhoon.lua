-- typhoon.lua - a hex is closed for a turn, and pieces in it are lost.
local harm = use "harm"

local worth = { ["piece.war_canoe"] = -3, ["piece.transport_up"] = -3, ["piece.transport"] = -2,
    ["piece.colony"] = -2, ["piece.band"] = -1 }

-- A piece that the owner gives up; `among`: of one of these kinds, and nil if he has none of them.
local function pick(owner, at, prompt, among)
    return harm.pick(owner, at, {
        prompt = prompt, none = "typhoon.all_afloat", among = among, worth = worth,
    })
end

local function lose(owner, at, losses)
    local all = losses == host.count(at, owner)
    for _ = 1, losses do
        game.remove_piece(all and host.find(at, owner) or pick(owner, at, "typhoon.lose"))
    end
end

-- Who has no canoe place at sea any more goes, too [7.4]. That nobody has to is a secret until the
-- owner says so.
local function drown(owner, at)
    while game.is_ocean(at) and host.count(at, owner) > 0 do
        local piece = pick(owner, at, "typhoon.adrift", game.adrift(owner, at))
        if not piece then
            return
        end
        game.remove_piece(piece)
    end
end

local function strike(owner, at)
    game.remove_rumors(owner, at)
    local die, left = host.roll(6), host.count(at, owner)
    local losses = die <= 2 and 0 or die <= 4 and math.min(1, left) or (left + 1) // 2
    if losses > 0 then
        lose(owner, at, losses)
        drown(owner, at)
    end
end

return {
    title = "Typhoon",
    text = "Choose a known hex without a village in which a player has pieces. Rumors there go " ..
        "back; then each player with pieces rolls a die: 1-2 no loss, 3-4 one piece, 5-6 half of " ..
        "them, rounded up, by the owner's choice; who has no canoe left at sea is lost, too. " ..
        "This turn nothing enters the hex, and it is no part of a chain.",
    rule = "11.2",
    number = 2,
    mood = "bad",
    status = "printed", effect_status = "house",
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "typhoon.where",
            where = function(hex)
                return game.is_known(hex) and game.villages_at(hex) == 0
                    and #host.seats_with(hex) > 0
            end,
            prefer = function(hex) -- rather not one's own
                local sum = -3 * host.count(hex, seat)
                for _, owner in ipairs(host.seats_with(hex)) do
                    sum = sum + host.count(hex, owner)
                end
                return sum
            end,
        }
        if not at then
            return host.tell("event_void")
        end
        local storm = game.place_marker(host.kind("ev_02_typhoon"), at, 1)
        if storm then
            host.modify_while("closed", at, 1, storm)
            host.modify_while("no_chain", at, 1, storm)
        end
        for _, owner in ipairs(game.turn_order()) do
            if host.count(at, owner) > 0 then
                strike(owner, at)
            end
        end
    end,
}
