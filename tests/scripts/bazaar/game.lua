-- game.lua - the bazaar: a game that asks in every way, to test that it goes by what all may know.
--
-- SPDX-License-Identifier: MIT
--
-- Each day the seats bid in a round for a ware that nobody sees; who wants to may sell one of his own
-- first, as often as he likes. Then all may object in a window, and each takes a stall. The best bid
-- gets the ware, and is told in private what it is worth.
local function hand(seat) return "hand" .. seat end

-- Kinds that a seat holds, each once.
local function held(seat)
    local kinds, seen = {}, {}
    for _, ware in ipairs(host.pieces(hand(seat))) do
        local kind = host.kind_of(ware)
        if not seen[kind] then
            kinds[#kinds + 1], seen[kind] = kind, true
        end
    end
    return kinds
end

local function price(ware) return host.kind_of(ware) == host.kind "silk" and 3 or 1 end

-- A ware out of the store: who gets it sees it, and is told what it is worth.
local function deliver(seat)
    local ware = host.draw("store", hand(seat))
    if ware then
        tell_to(seat, "appraised", seat, host.kind_of(ware), price(ware))
        tell("delivered", seat)
    end
end

return {
    title = "Bazaar", seats = { 2, 4 }, revision = 1,
    tables = { stall = { title = "text", x = "0..100", y = "0..100" } },
    verbs = {
        raise = { title = "Bid {0:int}", args = "int to 1..20" },
        sell = { title = "Sell {0:kind}", args = "kind what" },
        fold = { title = "Fold" },
        object = { title = "Object to {0:seat}", args = "seat whom" },
        pick = { title = "Take {0:zone}", args = "space where" },
    },
    events = {
        raised = "{0:seat} bids {1:int}.",
        sold = "{0:seat} sells {1:kind}.",
        objected = "{0:seat} objects to {1:seat}.",
        delivered = "{0:seat} is given a ware.",
        appraised = "{0:seat}: {1:kind}, worth {2:int}.",
    },
    reasons = { low = { rule = "1.1", text = "the bid is {0:int}" },
                absent = { rule = "1.2", text = "you do not hold {0:kind}" },
                full = { rule = "1.3", text = "{0:zone} is taken" } },
    words = { coins = "Coins", wares = "Wares", dusk = "the store is empty" },
    vars = {
        day = 0, bid = 0, bidder = 0, quiet = true, last = "",
        objections = { each = "seat", start = 0 },
        taken = { each = "space", start = false },
        visits = { each = "zone", start = 0 },
        history = { size = 8, start = 0 },
        notes = { size = 2, start = "" },
    },

    table = function(t)
        t.board { id = "square", title = "The square" }
        for _, row in ipairs(data.stall) do
            t.spot { id = row.id, title = row.title, x = 100 * row.x, y = 100 * row.y }
        end
        t.zone { id = "store", title = "Store", type = "cup", see = "nobody" }
        t.zone { id = "sold", title = "Sold", type = "stack", see = "open" }
        for seat = 0, t.seats - 1 do
            t.zone { id = hand(seat), title = "Hand", type = "hand", see = "owner", owner = seat }
        end
        t.kind { id = "bale", title = "Bale", shape = "card" }
        t.kind { id = "silk", title = "Silk", shape = "card", back = "bale" }
        t.kind { id = "wool", title = "Wool", shape = "card", back = "bale" }
        t.kind { id = "tent", title = "Tent" }
        t.counter { id = "coins", title = "Coins", each = true, max = 60, start = 5 }
        t.order()
        t.sheet(2)
    end,

    setup = function()
        for n = 1, 12 do game.put(n % 2 == 0 and "silk" or "wool", nil, "store") end
        host.shuffle("store")
        for _, seat in ipairs(host.seats()) do deliver(seat) end
        run "day"
    end,

    steps = {
        day = function()
            if host.count("store") == 0 or vars.day == 8 then return run "over" end
            vars.day, vars.bid, vars.bidder = vars.day + 1, 0, game.order()[1]
            for space in pairs(vars.taken) do vars.taken[space] = false end
            run_round "bid"
            run "judge"
            run "stalls"
            run "close"
        end,
        bid = function(seat)
            local offers = {}
            for n = vars.bid + 1, math.min(20, game.counter("coins", seat)) do
                offers[#offers + 1] = n
            end
            ask.act {
                seat = seat, prompt = { "bid", vars.bid },
                raise = { rows = offers, why = function() return "low", vars.bid end,
                    hint = function(n) return n <= 3 and 4 - n or -1 end,
                    go = function(n)
                        vars.bid, vars.bidder, vars.last = n, seat, "bid"
                        tell("raised", seat, n)
                    end },
                sell = { free = true, rows = held(seat),
                    why = function(kind) return "absent", kind end,
                    hint = function() return -2 end,
                    go = function(kind)
                        local ware = host.find(hand(seat), nil, kind)
                        game.flip(ware, true)
                        game.move(ware, "sold")
                        game.add_counter("coins", seat, 2)
                        vars.visits.sold = vars.visits.sold + 1
                        tell("sold", seat, kind)
                    end },
                fold = function() pass() end,
            }
        end,
        judge = function() run_window("react", { first = vars.bidder, with = vars.bidder }) end,
        react = function(seat, bidder)
            local may = seat ~= bidder and vars.objections[seat] < 2
            ask.act {
                seat = seat, prompt = { "react", bidder },
                object = { rows = may and { bidder } or {}, go = function(whom)
                    vars.objections[seat] = vars.objections[seat] + 1
                    vars.quiet = false
                    tell("objected", seat, whom)
                end },
                fold = function() pass() end,
            }
        end,
        stalls = function()
            local seats = {}
            for n, seat in ipairs(game.order()) do if n <= #data.stall then seats[n] = seat end end
            run_each("pick", { seats = seats, first = vars.bidder })
        end,
        pick = function(seat)
            ask.act {
                seat = seat, prompt = "pick",
                pick = {
                    rows = function()
                        local free = {}
                        for space, taken in pairs(vars.taken) do
                            if not taken then free[#free + 1] = space end
                        end
                        return free
                    end,
                    why = function(space) return "full", space end,
                    go = function(space)
                        vars.taken[space] = true
                        vars.visits[space] = vars.visits[space] + 1
                        game.flip(game.put("tent", seat, space), true)
                    end,
                },
            }
        end,
        close = function()
            vars.history[vars.day], vars.notes[1 + vars.day % 2] = vars.bid, vars.last
            if vars.bid > 0 then game.add_counter("coins", vars.bidder, -vars.bid) end
            deliver(vars.bidder)
            local order = game.order()
            table.insert(order, table.remove(order, 1))
            set_order(order)
            run "day"
        end,
        over = function()
            local coins, wares, best, winners = { "coins" }, { "wares" }, -1, {}
            for _, seat in ipairs(host.seats()) do
                local sum = 0
                host.learned(seat)
                for _, ware in ipairs(host.pieces(hand(seat))) do sum = sum + price(ware) end
                coins[seat + 2], wares[seat + 2] = game.counter("coins", seat), sum
                sum = sum + game.counter("coins", seat)
                if sum > best then best, winners = sum, {} end
                if sum == best then winners[#winners + 1] = seat end
            end
            finish { winners = winners, reason = "dusk", sheet = { coins, wares } }
        end,
    },

    scene = function(seat, s)
        s.phase("day", vars.day)
        s.panel("wares", "wares")
        for space, taken in pairs(vars.taken) do
            if taken then s.tint(space, "warn") end
        end
        if seat then s.note("held", host.count(hand(seat))) end
    end,
}
