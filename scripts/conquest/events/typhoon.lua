-- typhoon.lua - a hex is closed for a turn, and pieces in it are lost.
local harm = use "harm"

local worth = { ["piece.war_canoe"] = -3, ["piece.transport_up"] = -3, ["piece.transport"] = -2,
    ["piece.colony"] = -2, ["piece.band"] = -1 }

local function lose(owner, at, losses)
    local all = losses == host.count(at, owner)
    for _ = 1, losses do
        game.remove_piece(all and host.find(at, owner) or harm.pick(owner, at, {
            prompt = "typhoon.lose",
            test = function() return true end,
            worth = worth,
        }))
    end
end

-- Kinds of which one has no canoe place, as a set of ids.
local function adrift(owner, at)
    local ids = {}
    for _, kind in ipairs(game.adrift(owner, at)) do
        ids[host.kind_id(kind)] = true
    end
    return ids
end

-- Who has no canoe place at sea any more goes, too [7.4]. That nobody has to is a secret until the
-- owner says so.
local function drown(owner, at)
    while game.is_ocean(at) and host.count(at, owner) > 0 do
        local ids = adrift(owner, at)
        local piece = harm.pick(owner, at, {
            prompt = "typhoon.adrift",
            none = "typhoon.all_afloat",
            test = function(id) return ids[id] end,
            worth = worth,
        })
        if not piece then
            return
        end
        game.remove_piece(piece)
    end
end

local function strike(owner, at)
    if host.count(at, owner) == 0 then
        return
    end
    game.remove_rumors(owner, at)
    local die, left = host.roll(6), host.count(at, owner)
    local losses = die <= 2 and 0 or die <= 4 and math.min(1, left) or (left + 1) // 2
    if losses > 0 then
        lose(owner, at, losses)
        drown(owner, at)
    end
end

-- The pieces in a hex, each of the seat's own counted so many times.
local function pieces_at(at, seat, own)
    local sum = 0
    for _, other in ipairs(host.seats_in()) do
        sum = sum + (other == seat and own or 1) * host.count(at, other)
    end
    return sum
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
                    and pieces_at(hex, seat, 1) > 0
            end,
            prefer = function(hex) return pieces_at(hex, seat, -2) end, -- rather not one's own
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
            strike(owner, at)
        end
    end,
}
