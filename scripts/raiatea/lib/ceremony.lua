-- scripts/raiatea/lib/ceremony.lua - the six steps of a ceremony, and auctions of mana.
--
-- SPDX-License-Identifier: MIT
local building = use "building"
local draws = use "draws"
local free = use "free"
local helpers = use "helpers"
local hints = use "hints"
local kinds = use "kinds"
local missions = use "missions"
local plain = use "plain"
local purse = use "purse"
local ranks = use "ranks"
local rituals = use "rituals"
local zones = use "zones"

local ask, run, tell, vars = ask, run, tell, vars
local count, find, pieces, kind_of, owner_of = host.count, host.find, host.pieces, host.kind_of,
    host.owner_of
local rule_on = host.rule_on
local amount = data.amount
local MOST_CLIPS = amount.most_clips.n

local ceremony = {}

-- --- the steps -----------------------------------------------------------------------------------

function ceremony.begin()
    vars.ceremony = vars.ceremony + 1
    vars.step = 1
    tell("ceremony_begins", vars.ceremony)
    hook("ceremony.begins", vars.ceremony)
    if rule_on "french" and rule_on "oracle" then -- [F6]
        missions.open(vars.ceremony + 1)
    end
    local order = game.order()
    for _, seat in ipairs(order) do
        run("train", seat, 0)
    end
    for _, seat in ipairs(order) do
        run("buy", seat)
    end
    for clips = 1, MOST_CLIPS do
        run("prepare", clips)
    end
    run "invoke"
    run "rewards"
    run "reveal"
    run "bless"
    run "auctions"
    run("build", 1)
    run "ceremony_over"
end

-- Three mana for rituals by rank. [C2]
function ceremony.buy(seat)
    local price = amount.ritual_mana.n
    vars.step = 2
    free.ask({
        seat = seat, prompt = text.buy,
        draw = {
            rows = function()
                return purse.mana(seat) >= price and rituals.decks(seat) or {}
            end,
            go = function(deck)
                purse.pay_mana(seat, price)
                if not rule_on "scarcity" then -- [V3]
                    purse.fill_bag(price)
                end
                draws.deal(seat, deck, 1)
            end,
            why = function(deck)
                if purse.mana(seat) < price then
                    return "few_mana", price, purse.mana(seat)
                end
                return draws.why_deck(deck)
            end,
            hint = hints.buy,
        },
        skip = plain.passing,
    }, "buy", seat)
end

local function seats_with(clips)
    local seats = {}
    for seat = 0, vars.seats - 1 do
        if math.min(ranks.clips(seat), MOST_CLIPS) == clips then
            seats[#seats + 1] = seat
        end
    end
    return seats
end

-- How many of a ritual a seat holds; of what is none, none.
local function held(seat, kind)
    return kind >= kinds.first_ritual and count(zones.rituals[seat], nil, kind) or 0
end

-- What is held, and needs a clip, was clipped already, or there is no clip left. [C3, C4]
local function why_clip(seat, kind, copy, clips)
    local many = held(seat, kind)
    if many > 0 and rituals.is_general(kind) then
        return "no_clip_needed", kind
    elseif copy > many then
        return "few_to_clip", kind, many
    end
    return "clips_used", clips
end

-- In secret: rituals with clips. Those with the same number of clips choose at once. [C3]
function ceremony.prepare(clips)
    local seats = seats_with(clips)
    if not seats[1] then
        return
    end
    vars.step = 3
    local sealed = ask.sealed {
        seats = seats, prompt = { text.prepare, clips }, most = clips,
        rows = function(seat)
            return { clip = rituals.copies_in(zones.rituals[seat], false), ready = true }
        end,
        why = function(seat, verb, kind, copy)
            if verb == "clip" then
                return why_clip(seat, kind, copy, clips)
            end
        end,
        hint = hints.prepare,
    }
    for _, seat in ipairs(seats) do
        for _, act in ipairs(sealed[seat]) do
            if act[1] == "clip" then
                game.move(find(zones.rituals[seat], nil, act[2]), zones.prepared[seat])
            end
        end
        game.set_counter("clips", seat, clips)
        tell("prepared", seat)
    end
end

local function bids_of(seat)
    local rows = {}
    for many = 0, purse.mana(seat) do
        rows[#rows + 1] = many
    end
    return rows
end

-- Nobody pays what he does not have. [S12]
local function why_bid(seat, verb, many)
    if verb == "bid" then
        return "few_mana", many, purse.mana(seat)
    end
end

-- Only general rituals, each once. [C4]
local function why_invoke(seat, verb, what, copy)
    if verb ~= "call" then
        return why_bid(seat, verb, what)
    end
    local many = held(seat, what)
    if copy <= many and not rituals.is_general(what) then
        return "not_general", what
    end
    return "few_to_call", what, many
end

-- Descending bids; ties keep their order. [C7]
local function new_order(bids)
    local order = game.order()
    for at = 2, #order do
        local seat, to = order[at], at
        while to > 1 and bids[order[to - 1]] < bids[seat] do
            order[to] = order[to - 1]
            to = to - 1
        end
        order[to] = seat
    end
    return order
end

-- All offer mana at once, and send general rituals with it, which lie with what is prepared until
-- all is taken out: so nobody sees how many there are. [C4, C5, C6]
function ceremony.invoke()
    vars.step = 4
    local sealed = ask.sealed {
        prompt = text.invoke,
        rows = function(seat)
            return { call = rituals.copies_in(zones.rituals[seat], true), bid = bids_of(seat) }
        end,
        why = why_invoke,
        hint = hints.invoke,
    }
    local bids = {}
    for seat = 0, vars.seats - 1 do
        for _, act in ipairs(sealed[seat]) do
            if act[1] == "call" then
                game.move(find(zones.rituals[seat], nil, act[2]), zones.prepared[seat])
            else
                bids[seat] = act[2]
                purse.pay_mana(seat, act[2])
                purse.fill_bag(act[2])
                tell("offered", seat, act[2])
            end
        end
    end
    set_order(new_order(bids))
end

-- --- rewards -------------------------------------------------------------------------------------

local ALL_REWARDS = { "tattoo", "goods", "pearls" }

function ceremony.rewards()
    local order = game.order()
    vars.rewards = 0
    for at = 1, data.setup["for_" .. vars.seats].rewards do
        run("reward", order[at])
    end
end

local function reward(which)
    local seat = vars.actor
    for at, one in ipairs(ALL_REWARDS) do
        vars.rewards = vars.rewards | (one == which and 1 << at or 0)
    end
    tell("rewarded", seat)
    if which == "tattoo" then
        ranks.tattoo(seat, amount.reward_tattoos.n)
    elseif which == "goods" then
        run("collect", seat)
    else
        purse.gain_pearls(seat, amount.reward_pearls.n)
    end
end

local function is_left(which)
    for at, one in ipairs(ALL_REWARDS) do
        if one == which then
            local there = which ~= "goods" or count(zones.goods_market) > 0
            return vars.rewards & 1 << at == 0 and there
        end
    end
end

-- Who offered most chooses first. [C8, C9]
function ceremony.reward(seat)
    local rows = {}
    for _, one in ipairs(ALL_REWARDS) do
        if is_left(one) then
            rows[#rows + 1] = one
        end
    end
    if not rows[1] then
        return
    end
    free.ask({
        seat = seat, prompt = text.reward,
        reward = { rows = rows, go = reward, why = function() return "reward_gone" end,
                   hint = hints.reward },
    }, "reward", seat)
end

-- --- the blessing --------------------------------------------------------------------------------

-- What goes first: the cheaper one, a general one, whose owner is first. [C11, C12, C13]
local function keys(piece, place)
    local kind, owner = kind_of(piece), owner_of(piece)
    return rituals.cost(kind) * 100 + (owner and place[owner] or 0) * 10
end

local function take_out(line)
    for seat = 0, vars.seats - 1 do
        for _, piece in ipairs(pieces(zones.prepared[seat])) do
            if rituals.is_general(kind_of(piece)) then
                game.move(piece, zones.bag)
            else
                game.own(piece, seat)
                line[#line + 1] = piece
            end
        end
        game.set_counter("clips", seat, 0)
    end
    if count(zones.bag) > 1 then
        host.shuffle(zones.bag) -- nobody learns who put in which
    end
    for _, piece in ipairs(pieces(zones.bag)) do
        line[#line + 1] = piece
    end
end

-- All rituals come out of the bag and are laid out in a line; that there are none all learn, too.
-- [C10]
function ceremony.reveal()
    vars.step = 5
    for seat = 0, vars.seats - 1 do
        host.learned(seat)
    end
    local line, place, key = {}, {}, {}
    for at, seat in ipairs(game.order()) do
        place[seat] = at
    end
    take_out(line)
    for at, piece in ipairs(line) do
        key[at] = { keys(piece, place) * 100 + at, piece }
    end
    table.sort(key, function(a, b) return a[1] < b[1] end)
    for _, one in ipairs(key) do
        game.flip(one[2], true)
        game.move(one[2], zones.line)
        tell("revealed", kind_of(one[2]))
    end
end

-- The front of the line: where its owner has others of that cost, he says which is first. [C13]
local function front(line)
    local first, cost, owner = line[1], rituals.cost(kind_of(line[1])), owner_of(line[1])
    local rows, piece_of = {}, {}
    for _, piece in ipairs(line) do
        local kind = kind_of(piece)
        if not owner or owner_of(piece) ~= owner or rituals.cost(kind) ~= cost then
            break
        end
        if not piece_of[kind] then
            rows[#rows + 1], piece_of[kind] = kind, piece
        end
    end
    if #rows < 2 then
        return first
    end
    local chosen
    vars.actor = owner
    ask.act {
        seat = owner, prompt = text.first,
        first = { rows = rows, go = function(kind) chosen = piece_of[kind] end,
                  why = function(kind) return "not_a_tie", kind end, hint = hints.first },
    }
    return chosen
end

-- There is too little mana: all that are left fail. What is in the bag stays there; with the French
-- rules it is lost. [C15, C16, F2]
local function fail(line)
    for _, piece in ipairs(line) do
        tell("failed", kind_of(piece))
        rituals.discard(piece, true)
    end
    if rule_on "french" then
        game.set_counter("bag", nil, 0)
    end
end

-- The next one is put away, whatever it costs; of several that are next its owner says which. [T3]
local function silence(line)
    local piece = front(line)
    vars.silent = false
    tell("silenced", kind_of(piece))
    rituals.discard(piece, true)
end

-- From the left, as long as the mana lasts. [C14]
function ceremony.bless()
    local line = pieces(zones.line)
    if not line[1] then
        return
    elseif vars.silent then
        silence(line)
        run "bless"
        return
    end
    local cost = rituals.cost(kind_of(line[1]))
    if game.counter("bag") < cost then
        return fail(line)
    end
    local piece = front(line)
    local kind, owner = kind_of(piece), owner_of(piece)
    game.add_counter("bag", nil, -cost)
    tell("blessed", kind, game.counter("bag"), owner and 1 << owner or 0)
    if owner or rituals.is_general(kind) then
        rituals.resolve(owner or game.order()[1], piece)
    else
        rituals.discard(piece, true)
    end
    run "bless"
end

-- --- building ------------------------------------------------------------------------------------

-- Rows in which only auctions are left. [M10]
function ceremony.auctions()
    vars.step = 6
    vars.silent = false
    vars.passes = 0
    for statue = 1, vars.open do
        for _, zone in ipairs(zones.statue[statue]) do
            run("row_left", zone)
        end
    end
end

function ceremony.row_left(zone)
    if missions.only_auctions(zone) then
        run("auction", zone)
        run("row_left", zone)
    end
end

-- All bid at once; all that is bid is spent. [M8, M9]
function ceremony.auction(zone)
    local sealed = ask.sealed {
        prompt = { text.auction, kind_of(host.top(zone)) }, most = 0,
        rows = function(seat) return { bid = bids_of(seat) } end,
        why = why_bid,
        hint = function(seat, _, n) return hints.auction(seat, zone, n) end,
    }
    local best, winner = -1, nil
    for _, seat in ipairs(game.order()) do
        local bid = sealed[seat][1][2]
        purse.pay_mana(seat, bid)
        if not rule_on "scarcity" then -- [V3]
            purse.fill_bag(bid)
        end
        tell("auction_bid", seat, bid)
        if bid > best then
            best, winner = bid, seat
        end
    end
    missions.win(winner, zone)
end

local function go_on(at)
    if vars.passes < vars.seats and missions.are_left() then
        run("build", at % vars.seats + 1)
    end
end

-- In ceremonial order: a mission each, or pass, until all have passed. [C18, C19]
function ceremony.build(at)
    if not missions.are_left() then
        return
    end
    local seat = game.order()[at]
    local again, verb = free.ask({
        seat = seat, prompt = text.build, fulfil = building.fulfilling(seat, false),
        skip = plain.passing,
    }, "build", at)
    if again then
        return
    end
    vars.passes = verb == "skip" and vars.passes + 1 or 0
    if verb == "fulfil" and helpers.ready(seat, kinds.diver) > 0 then
        run("build_again", seat)
    end
    run("build_next", at)
end

function ceremony.build_next(at) go_on(at) end

-- A pearl diver helps with a second mission, never with a third. [H7]
function ceremony.build_again(seat)
    if not missions.are_left() then
        return
    end
    local function spend() helpers.use_up(seat, kinds.diver) end
    free.ask({
        seat = seat, prompt = text.build_again,
        fulfil = building.fulfilling(seat, false, spend),
        skip = plain.passing,
    }, "build_again", seat)
end

-- The next statue is begun. [C20]
function ceremony.over()
    if vars.ceremony < #zones.statue then
        missions.open(vars.ceremony + 1)
    end
    run "round"
end

return ceremony
