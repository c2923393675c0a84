-- rules/meddler.lua - asks everything that scripts may ask, and does by chance what they may do.
--
-- What it asks is told as one number. What it does is as often nonsense: the game has to refuse
-- that by itself.
local KINDS = { "transport", "war_canoe", "band", "colony", "rumor", "local", "tile", "hula" }
-- Markers that may be taken away at any time: where they lie there are not more villages by them.
local BURDENS = { "ev_05_drought", "ev_20_rats", "ev_01_invasive_weeds" }

local function one_of(list) return #list > 0 and list[host.chance(#list) + 1] or nil end

local function any_seat() return one_of(host.seats()) end

local function any_hex()
    local where = host.chance(3)
    local places = where == 0 and game.controlled(any_seat()) or where == 1
        and game.places_of(any_seat()) or {}
    return one_of(#places > 0 and places or host.spaces())
end

local function any_kind() return host.kind(one_of(KINDS)) end

local function any_piece() return one_of(host.pieces(any_hex())) end

local function number_of(answer)
    if type(answer) == "table" then
        local sum = #answer
        for _, one in ipairs(answer) do
            sum = (sum * 7 + number_of(one)) % 30011
        end
        return sum
    elseif type(answer) == "string" then
        return #answer
    end
    return answer == nil and 5 or answer == false and 2 or answer == true and 3 or answer
end

-- By an event that has room for a seat and a number.
local function say(seat, answer)
    host.tell("malaria_rolled", seat, number_of(answer) % 30011)
end

local about_hexes = {
    "controller", "is_known", "is_ocean", "is_atoll", "villages_at", "capacity", "boxes_at",
    "printed_boxes", "bare_boxes", "green_boxes", "free_boxes", "island_here", "facing",
    "defenders_at",
}
local about_seats = {
    "controlled", "groups_of", "places_of", "villages_of", "hidden_islands", "island_markers",
    "sites_of", "home_of", "first_home", "war_places", "public_vp",
}
local about_both = { "in_home_chain", "adrift", "may_link" }
local about_nothing = {
    "battle_hex", "battle_attacker", "battle_defender", "battle_die", "unexplored", "event_read",
    "event_reader", "last_to_first", "turn_order", "malaria_groups", "malaria_roller",
    "next_unexplored", "end_points", "markers_in_play",
}

local function look_around(seat)
    local sum = 0
    local function add(answer) sum = (sum * 31 + number_of(answer)) % 30011 end
    for _, name in ipairs(about_nothing) do
        add(game[name]())
    end
    for _, name in ipairs(about_seats) do
        add(game[name](seat))
    end
    for _, at in ipairs(host.spaces()) do
        for _, name in ipairs(about_hexes) do
            add(game[name](at))
        end
        for _, name in ipairs(about_both) do
            add(game[name](seat, at))
        end
        add(game.can_lose(at, 1 + at % 3))
    end
    for _, id in ipairs(KINDS) do
        local kind = host.kind(id)
        add(game.unbuilt(seat, kind))
        add(game.battle_front(seat, kind))
        add(game.card_holder(kind))
        add(game.shown_card(seat, kind))
        add(game.event_mood(kind))
        add(game.island_at(kind))
    end
    local home = game.home_of(seat) or any_hex()
    for _, at in ipairs(game.sites_of(seat)) do
        add(game.linked(seat, home, at))
        add(game.is_joined(home, at))
        add(game.hex_towards(at, 7))
        add(game.raid_targets(seat, at, 3))
    end
    say(seat, sum)
end

local deeds = {
    function() return game.remove_village(any_hex()) end,
    function() return game.grow_village(any_seat(), any_hex()) end,
    function() return game.add_piece(any_seat(), any_kind(), any_hex()) end,
    function()
        local piece = any_piece()
        if piece then
            return game.remove_piece(piece)
        end
    end,
    function() return game.remove_rumors(any_seat(), any_hex()) end,
    function()
        local seat, at = any_seat(), one_of(game.unexplored()) or any_hex()
        if game.drift_to(seat, at) then
            if host.chance(3) > 0 and game.keep_island(seat, at) then
                host.tell("tile_kept", seat, at)
            else
                return game.reveal_island(seat, at)
            end
        end
    end,
    function()
        local seat = any_seat()
        return game.reveal_island(seat, one_of(game.hidden_islands(seat)) or any_hex())
    end,
    function()
        return game.place_marker(host.kind(one_of(BURDENS)), any_hex(), host.chance(3))
    end,
    function()
        local marker, kind = one_of(game.markers_in_play()), host.kind(one_of(BURDENS))
        if marker and host.kind_of(marker) == kind then
            game.take_marker(marker)
        end
    end,
    function() return game.draw_culture(any_seat()) end,
    function() return game.deal_card(any_seat(), host.chance(2) == 0) end,
    function() return game.reveal_hand(any_seat()) end,
    function() return game.pass_card(any_kind(), any_seat()) end,
    function() return game.put_piece(any_seat(), any_kind(), any_hex()) end,
    function() return game.village_dies(any_hex()) end,
    function() return game.place_island(any_kind(), any_hex(), any_seat()) end,
    function() return game.explore_for(any_seat(), one_of(game.unexplored()) or any_hex()) end,
}

-- Whoever takes canoes away sees to those who had a place in them [7.4].
local function save_or_drown()
    for _, seat in ipairs(host.seats()) do
        for _, at in ipairs(game.places_of(seat)) do
            local lost = game.adrift(seat, at)
            while #lost > 0 do
                game.remove_piece(host.find(at, seat, lost[1]))
                lost = game.adrift(seat, at)
            end
        end
    end
end

local function now_and_then(deed)
    return function(...)
        if host.chance(3) == 0 then
            deed(...)
        end
    end
end

return {
    title = "Meddler",
    text = "Somebody meddles.",
    on = {
        ["turn.end"] = function(turn)
            say(0, one_of(deeds)())
            say(0, one_of(deeds)())
            save_or_drown()
            look_around(host.seats()[turn % #host.seats() + 1])
        end,
        ["step.move.start"] = now_and_then(look_around),
        ["turn_order.start"] = now_and_then(function() game.take_turn_order(any_seat()) end),
        ["explore.knots"] = now_and_then(function() say(0, game.forgive_knots()) end),
        ["move.start"] = now_and_then(function(seat)
            game.more_moves(seat, any_hex(), host.chance(3))
        end),
        ["battle.declare"] = now_and_then(function() say(0, game.battle_stop()) end),
        ["battle.start"] = now_and_then(function(_, attacker, defender)
            local loser = host.chance(2) == 0 and attacker or defender
            say(attacker, game.battle_panic(loser, any_kind()))
        end),
        ["battle.roll"] = function()
            local what = host.chance(8)
            if what == 0 then
                say(0, game.set_battle_die(host.chance(9)))
            elseif what == 1 then
                say(0, game.battle_reroll())
            elseif what == 2 then
                game.battle_cancel_effect()
            elseif what == 3 then
                game.battle_remove_instead()
            end
        end,
        ["event.read"] = now_and_then(function() say(0, game.cancel_event()) end),
        ["victory.count"] = now_and_then(function()
            game.change_vp(any_seat(), host.chance(9) - 4)
        end),
    },
}
