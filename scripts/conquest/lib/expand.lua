-- scripts/conquest/lib/expand.lua - the Expand side of the chits [Solitaire, Expand; S5, S7, S8].
local choice = use "choice"

local expand = {}

local function band() return host.kind("band") end
local function transport() return host.kind("transport") end
local function war_canoe() return host.kind("war_canoe") end

local function bands_at(seat, at) return host.count(at, seat, band()) end

-- His groups (S7); atolls are none.
local function groups_of(seat)
    return choice.those(game.sites_of(seat), function(at) return not game.is_atoll(at) end)
end

-- 1 Card. Face down, until he is attacked or acts; `up` for a card that a card gives him.
function expand.card(seat, up)
    host.tell("rival_card", seat)
    if not game.deal_card(seat, up == true) then
        host.tell("rival_no_card")
    end
end

-- 1 War Canoe, in his Home.
function expand.war_canoe(seat)
    local home = game.home_of(seat)
    host.tell("rival_war_canoe", seat)
    if home then
        game.put_piece(seat, war_canoe(), home)
    else
        host.tell("rival_homeless", seat)
    end
end

-- 1 Village, where most boxes are empty, brown ones too.
function expand.village(seat)
    host.tell("rival_village", seat)
    local open = choice.those(groups_of(seat), function(at) return game.free_boxes(at) > 0 end)
    local at = choice.most(open, game.free_boxes)
    if at then
        game.put_village(seat, at)
    else
        host.tell("rival_ignored")
    end
end

-- 1 Village per Island.
function expand.village_per_island(seat)
    host.tell("rival_villages", seat)
    local open = choice.those(groups_of(seat), function(at) return game.free_boxes(at) > 0 end)
    for _, at in ipairs(open) do
        game.put_village(seat, at)
    end
    if #open == 0 then
        host.tell("rival_ignored")
    end
end

-- The order of precedence for a Warrior Band: where it may go, what is told, what counts most.
local function precedence(seat)
    local function bands(at) return bands_at(seat, at) end
    local function atoll(at) return game.is_atoll(at) end
    local sites = game.sites_of(seat)
    local groups = groups_of(seat)

    return {
        {
            "rival_first",
            choice.those(game.places_of(seat), function(at)
                return host.count(at, seat, war_canoe()) > bands(at)
            end),
        },
        {
            "rival_second",
            choice.those(groups, function(at) return game.villages_at(at) > bands(at) end),
            game.villages_at,
        },
        {
            "rival_third",
            choice.those(groups, function(at)
                return game.villages_at(at) == 0 and bands(at) == 0
            end),
        },
        {
            "rival_fourth",
            choice.those(sites, function(at) return atoll(at) and bands(at) == 0 end),
        },
        { "rival_fifth", groups, game.villages_at },
    }
end

-- One band by the order of precedence; false if there is no place or no counter for it.
local function place_band(seat)
    for _, step in ipairs(precedence(seat)) do
        if #step[2] > 0 then
            host.tell(step[1])
            return game.put_piece(seat, band(), choice.any(step[2], step[3]))
        end
    end
    host.tell("rival_ignored")
    return false
end

local function place_bands(seat, number)
    host.tell("rival_bands", seat, number)
    for _ = 1, number do
        if not place_band(seat) then
            return
        end
    end
end

-- 1 Warrior Band; 2 Warrior Bands.
function expand.one_band(seat) place_bands(seat, 1) end

function expand.two_bands(seat) place_bands(seat, 2) end

-- 1 Warrior per Village: the groups with the most villages first, should the counters run out.
function expand.warrior_per_village(seat)
    local function lacks(at) return game.villages_at(at) > bands_at(seat, at) end
    local short = choice.those(groups_of(seat), lacks)

    host.tell("rival_garrison", seat)
    if #short == 0 then
        host.tell("rival_ignored")
    end
    while #short > 0 do
        local first = choice.highest(short, game.villages_at)
        local wanted = 0
        for _, at in ipairs(first) do
            wanted = wanted + game.villages_at(at) - bands_at(seat, at)
        end
        local at = first[1]
        if wanted > game.unbuilt(seat, band()) then
            at = choice.by_die(first)
        end
        if not game.put_piece(seat, band(), at) then
            return
        end
        short = choice.those(short, lacks)
    end
end

-- How many new canoes it takes to join each hex to a hex, and then how many hexes it is away. One
-- number for both, the canoes first.
local function ways_from(seat, from)
    local far, queue, open = { [from] = 0 }, { from }, {}
    local kind = transport()

    local function cost(at)
        if open[at] == nil then
            open[at] = game.may_link(seat, at)
                and (host.count(at, seat, kind) > 0 and 1 or 1001)
        end
        return open[at]
    end

    for _, at in ipairs(queue) do -- it grows meanwhile
        for _, near in ipairs(host.neighbours(at)) do
            local step = cost(near)
            if step and (not far[near] or far[at] + step < far[near]) then
                far[near] = far[at] + step
                queue[#queue + 1] = near
            end
        end
    end
    return far, cost
end

-- Puts canoes on a shortest way from the Home to a hex, from the Home on; false when they run out.
local function join(seat, home, to)
    local far, cost = ways_from(seat, home)
    local way = { to }

    while way[1] ~= home do
        local at = way[1]
        local before = choice.those(host.neighbours(at), function(near)
            return far[near] and far[near] + cost(at) == far[at]
        end)
        table.insert(way, 1, choice.by_die(before))
    end
    for _, at in ipairs(way) do
        if host.count(at, seat, transport()) == 0 and not game.put_piece(seat, transport(), at) then
            return false
        end
    end
    return true
end

-- His groups and atolls that could be joined to the Home and are not.
local function apart(seat, home)
    local far = ways_from(seat, home)

    return choice.those(game.sites_of(seat), function(at)
        return at ~= home and far[at] and not game.linked(seat, home, at)
    end)
end

-- Transport Canoe Chain (S8).
function expand.chain(seat)
    local home = game.home_of(seat)

    host.tell("rival_chain", seat)
    if not home then
        host.tell("rival_homeless", seat)
        return
    end
    local left = apart(seat, home)
    if #left == 0 then
        host.tell("rival_ignored")
    end
    while #left > 0 do
        local at = choice.by_die(choice.highest(left, function(to)
            return -host.distance(home, to)
        end))
        host.tell("rival_links", seat, at)
        if not join(seat, home, at) then
            return
        end
        left = apart(seat, home)
    end
end

return expand
