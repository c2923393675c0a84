-- game.lua - boats go from islet to islet, find what lies there, and are counted after six days.
local map = use "map"

local function boat_of(seat)
    for _, row in ipairs(data.islet) do
        if host.find(row.id, seat) then
            return host.find(row.id, seat), row.id
        end
    end
end

local function reach(seat)
    local _, at = boat_of(seat)
    return game.joins(at)
end

local function best()
    local most, winners = -1, {}
    for _, seat in ipairs(host.seats()) do
        local gold = game.counter("gold", seat)
        if gold > most then
            most, winners = gold, {}
        end
        if gold == most then
            winners[#winners + 1] = seat
        end
    end
    return winners
end

local function points()
    local row = { "coins" }
    for _, seat in ipairs(host.seats()) do
        row[seat + 2] = game.counter("gold", seat)
    end
    return row
end

return {
    title = "Islets",
    seats = { 2, 3 },
    revision = 1,
    options = { { id = "days", title = "Days", rule = "1.1", min = 1, max = 9, normal = 6 } },
    tables = {
        islet = { title = "text", x = "0..100", y = "0..100", kind = "none|fish|shell",
                  lit = "true", depth = "0..9=3", next = "islet", twin = "islet?" },
    },
    sorts = {
        tide = { title = "Tide", functions = "rise points=look", numbers = "force=1",
                 words = "time=day|night" },
    },
    hooks = { landed = "seat who, space at" },
    values = { pace = { scope = "game", normal = 1, min = 0, max = 3 } },
    verbs = {
        sail = { title = "Sail to {0:zone}", args = "space to" },
        buy = { title = "Buy {0:int} {1:word}", args = "int many 1..3, word what bait|rope" },
        dive = { title = "Dive" },
        show = { title = "Show {0:kind}", args = "kind which" },
    },
    events = {
        sailed = "{0:seat} sails to {1:zone}.",
        dived = "{0:seat} dives {1:int} deep.",
    },
    reasons = {
        far = { rule = "2.1", text = "{0:zone} is too far away" },
        poor = { rule = "2.4", text = "you have {0:int} coins" },
    },
    words = { coins = "Coins", dusk = "the days are over" },
    vars = { day = 0, wet = false, last = "", dives = { each = "seat", start = 0 },
             seen = { each = "space", start = false }, log = { size = 6, start = 0 } },

    table = function(t)
        t.board { id = "sea", title = "The sea" }
        for _, row in ipairs(data.islet) do
            local x, y = map.place(row)
            t.spot { id = row.id, title = row.title, x = x, y = y }
        end
        for _, row in ipairs(data.islet) do
            t.route { a = row.id, b = row.next, id = row.id .. "_out" }
        end
        t.zone { id = "bag", title = "Bag", type = "cup", see = "nobody" }
        for seat = 0, t.seats - 1 do
            t.zone { id = "hold" .. seat, title = "Hold", type = "hand", see = "owner", owner = seat }
        end
        t.kind { id = "boat", title = "Boat", family = "boat" }
        t.kind { id = "back", title = "Find" }
        t.kind { id = "pearl", title = "Pearl", back = "back", shape = "disk" }
        t.kind { id = "stone", title = "Stone", back = "back", shape = "disk" }
        t.takes { zones = { "north" }, families = "boat", most = 4 }
        t.counter { id = "gold", title = "Gold", each = true, max = 9, start = 3 }
        t.counter { id = "luck", title = "Luck", each = true, max = 6, see = "owner" }
        t.counter { id = "wind", title = "Wind", max = 5 }
        t.limits { pieces = 40, frames = 16, acts = 64 }
        t.order()
        t.sheet(2)
    end,

    setup = function()
        for _, seat in ipairs(host.seats()) do
            game.flip(game.put("boat", seat, "north"), true)
            game.put("pearl", nil, "bag")
            game.put("stone", nil, "bag")
        end
        vars.day = host.option("days")
        run("turn", 0)
    end,

    steps = {
        turn = function(seat)
            if vars.day == 0 then
                return run("over")
            end
            vars.wet = false
            run("choose", seat)
            run("after", seat)
        end,
        choose = function(seat)
            local boat, at = boat_of(seat)
            local gold = game.counter("gold", seat)
            local finds = {}
            for _, find in ipairs(host.pieces("hold" .. seat)) do
                finds[#finds + 1] = host.kind_of(find)
            end
            ask.act {
                seat = seat, prompt = { text.turn, seat, vars.day },
                sail = {
                    rows = reach(seat),
                    go = function(to)
                        game.move(boat, to); vars.seen[to] = true
                        tell("sailed", seat, to)
                        hook("landed", seat, to)
                    end,
                    why = function(to) return "far", to end,
                    hint = function(to) return host.count(to) end,
                },
                buy = {
                    rows = gold > 0 and { { 1, "bait" }, { 1, "rope" } } or {},
                    go = function(many, what)
                        game.add_counter("gold", seat, -many)
                        vars.last = what
                    end,
                    why = function() return "poor", gold end,
                },
                dive = function() run("dive", seat, 2) end,
                show = { rows = finds, go = function() end },
            }
        end,
        dive = function(seat, depth)
            vars.wet = true; vars.dives[seat] = vars.dives[seat] + 1
            host.draw("bag", "hold" .. seat)
            tell("dived", seat, depth)
            vars.log[1 + vars.dives[seat] % 6] = depth; game.set_counter("luck", seat, host.roll(6))
            play("tide", "ebb", "rise", seat)
        end,
        after = function(seat)
            game.set_counter("wind", nil, vars.day % 5)
            game.set_score(seat, game.counter("gold", seat))
            local rest = worth("tide", "flood", "points", seat, 1)
            if seat == #host.seats() - 1 then
                vars.day = vars.day - 1
            end
            if rest then
                run("turn", host.next_seat(seat))
            end
        end,
        over = function()
            finish { winners = best(), reason = "dusk", sheet = { points() } }
        end,
    },

    scene = function(seat, s)
        s.phase("days", vars.day)
        s.panel("days")
        s.meter("days", vars.day, 9, "good")
        s.note("gold", game.counter("gold", 0))
        s.tint("north", "warn")
        s.badge("east", "place", 1)
    end,
}
