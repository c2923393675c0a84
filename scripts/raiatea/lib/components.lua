-- scripts/raiatea/lib/components.lua - what lies on the table: places, cards, counters, mats.
--
-- SPDX-License-Identifier: MIT
--
-- lib/zones.lua and lib/kinds.lua count on the order in which things are declared here.
local kinds = use "kinds"
local zones = use "zones"

local components = {}

local amount = data.amount

local shared = {
    pile = { "Pile", "deck", "nobody" },
    display = { "Display", "pool", "open" },
    goods_market = { "Goods market", "pool", "open" },
    mask_market = { "Mask market", "pool", "open" },
    normal = { "Rituals", "deck", "nobody" },
    normal_used = { "Used rituals", "stack", "open" },
    forbidden = { "Forbidden rituals", "deck", "nobody" },
    forbidden_used = { "Used forbidden rituals", "stack", "open" },
    line = { "Blessing", "track", "open" },
    bag = { "Sacrifice bag", "cup", "nobody", true },
    tiles_1 = { "Box of missions 1", "deck", "nobody" },
    tiles_2 = { "Box of missions 2", "deck", "nobody" },
    tiles_3 = { "Box of missions 3", "deck", "nobody" },
}

local own = {
    rituals = { "Rituals", "hand", "owner", true },
    drawn = { "Drawn rituals", "hand", "owner" },
    prepared = { "Prepared rituals", "hand", "owner", true },
    missions = { "Missions", "hand", "owner" },
    masks = { "Masks", "pool", "open" },
    pairs = { "Bound masks", "pool", "open" },
    helpers = { "Helpers", "pool", "open" },
    used = { "Used helpers", "pool", "open" },
    blessed = { "Permanent rituals", "pool", "open" },
    tile = { "Place", "pool", "open" },
}

local function declare_zones(t)
    for at, row in ipairs(data.location) do
        t.zone { id = "at_" .. row.id, title = row.title, type = "pool", see = "open" }
    end
    for _, row in ipairs(data.helper) do
        t.zone { id = "hire_" .. row.id, title = row.title, type = "deck", see = "open" }
    end
    for _, id in ipairs(zones.shared) do
        local it = shared[id]
        t.zone { id = id, title = it[1], type = it[2], see = it[3], uncounted = it[4] }
    end
    for _, row in ipairs(data.row) do
        t.zone { id = row.id, title = row.title, type = "pool", see = "open" }
    end
    for seat = 0, t.seats - 1 do
        for _, id in ipairs(zones.own) do
            local it = own[id]
            t.zone { id = id .. "_" .. seat, title = it[1], type = it[2], see = it[3],
                     uncounted = it[4], owner = seat }
        end
    end
end

local function declare_backs(t)
    t.kind { id = "forest_back", title = "Forest card", shape = "card", letter = "f",
             art = "raiatea/forest_back", family = "forest" }
    t.kind { id = "normal_back", title = "Ritual", shape = "card", letter = "r",
             art = "raiatea/normal_back", family = "ritual" }
    t.kind { id = "forbidden_back", title = "Forbidden ritual", shape = "card", letter = "R",
             art = "raiatea/forbidden_back", family = "ritual" }
    for points = 1, 3 do
        t.kind { id = "mission_" .. points, title = "Mission for " .. points, shape = "tile",
                 letter = tostring(points), art = "raiatea/mission_" .. points,
                 family = "mission" }
    end
end

local function declare_faces(t)
    for _, row in ipairs(data.location) do
        t.kind { id = row.id, title = row.title, shape = "tile", family = "place",
                 art = "raiatea/place/" .. row.id }
    end
    for _, row in ipairs(data.goods) do
        t.kind { id = row.id, title = row.title, shape = "card", back = "forest_back",
                 family = "goods", art = "raiatea/" .. row.id }
    end
    for _, row in ipairs(data.helper) do
        t.kind { id = row.id, title = row.title, shape = "card", back = "forest_back",
                 family = "helper", art = "raiatea/" .. row.id }
    end
    for _, row in ipairs(data.mask) do
        t.kind { id = row.id, title = row.title, shape = "card", back = "forest_back",
                 family = "mask", art = "raiatea/" .. row.id }
    end
    for _, row in ipairs(data.mission) do
        t.kind { id = row.id, title = row.title, shape = "tile", back = "mission_" .. row.points,
                 family = "mission", art = "raiatea/mission/" .. row.id }
    end
    for _, id in ipairs(cards "ritual") do
        local ritual = card("ritual", id)
        t.kind { id = id, title = ritual.title, shape = "card", back = ritual.deck .. "_back",
                 family = "ritual", art = "raiatea/ritual/" .. id }
    end
end

local function tattoo_fields()
    local fields = {}
    for step = 0, amount.last_tattoo.n do
        fields[step + 1] = tostring(step)
        for _, row in ipairs(data.rank) do
            if row.at == step then
                fields[step + 1] = row.title
            end
        end
    end
    return table.concat(fields, "|")
end

local function declare_counters(t)
    local full = amount.purse.n
    t.counter { id = "pearls", title = "Pearls", each = true, max = full,
                start = amount.start_pearls.n, see = "owner", icon = "raiatea/pearl" }
    t.counter { id = "mana", title = "Mana", each = true, max = full, start = amount.start_mana.n,
                see = "owner", icon = "raiatea/mana" }
    for _, row in ipairs(data.goods) do
        t.counter { id = row.id, title = row.title, each = true, max = full, see = "owner",
                    icon = "raiatea/" .. row.id }
    end
    t.counter { id = "priests", title = "Priests", each = true, max = amount.most_priests.n,
                icon = "raiatea/priest" }
    t.counter { id = "tattoos", title = "Tattoos", each = true, max = amount.last_tattoo.n,
                fields = tattoo_fields(), icon = "raiatea/tattoo" }
    for _, row in ipairs(data.goods) do
        t.counter { id = "price_" .. row.id, title = row.title .. " price", min = 1,
                    max = amount.price_fields.n, start = amount.start_price.n,
                    icon = "raiatea/" .. row.id }
    end
    t.counter { id = "clips", title = "Clips", each = true, max = amount.most_clips.n,
                icon = "raiatea/clip" }
    t.counter { id = "bag", title = "Mana in the bag", max = 9999, icon = "raiatea/mana" }
    t.counter { id = "round", title = "Round", max = #data.track, icon = "raiatea/round" }
end

local function declare_intake(t)
    t.takes { zones = { "pile", "display" }, families = "goods helper mask" }
    t.takes { zones = { "goods_market" }, families = "goods" }
    for _, row in ipairs(data.helper) do
        t.takes { zones = { "hire_" .. row.id }, families = "helper" }
    end
    t.takes { zones = { "mask_market" }, families = "mask" }
    t.takes { zones = { "normal", "normal_used", "forbidden", "forbidden_used", "line", "bag" },
              families = "ritual" }
    for _, row in ipairs(data.location) do
        t.takes { zones = { "at_" .. row.id }, families = "place" }
    end
    for seat = 0, t.seats - 1 do
        t.takes { zones = { "rituals_" .. seat, "drawn_" .. seat, "prepared_" .. seat,
                            "blessed_" .. seat }, families = "ritual" }
        t.takes { zones = { "masks_" .. seat, "pairs_" .. seat }, families = "mask" }
        t.takes { zones = { "helpers_" .. seat, "used_" .. seat }, families = "helper" }
        t.takes { zones = { "tile_" .. seat }, families = "place" }
        t.takes { zones = { "missions_" .. seat }, families = "mission" }
    end
end

-- How many rituals lie prepared behind a screen nobody else knows.
local function declare_aside(t)
    for seat = 0, t.seats - 1 do
        t.aside { zone = "prepared_" .. seat, out_of = "rituals_" .. seat, room = "clips" }
    end
end

-- --- mats ----------------------------------------------------------------------------------------

local function zone_at(id, x, y, w, h) return { zone = id, x = x, y = y, w = w, h = h } end

local function counter_at(id, x, y, w, h) return { counter = id, x = x, y = y, w = w, h = h } end

-- Six places, the forest, the markets and their prices.
local function declare_island(t)
    local places = {}
    for at, row in ipairs(data.location) do
        places[at] = zone_at("at_" .. row.id, 10 + 158 * (at - 1), 10, 150, 180)
    end
    places[#places + 1] = zone_at("pile", 10, 200, 150, 180)
    places[#places + 1] = zone_at("display", 170, 200, 780, 180)
    for at, row in ipairs(data.goods) do
        places[#places + 1] = counter_at("price_" .. row.id, 10 + 148 * (at - 1), 390, 140, 180)
    end
    places[#places + 1] = zone_at("goods_market", 605, 390, 345, 180)
    for at, row in ipairs(data.helper) do
        places[#places + 1] = zone_at("hire_" .. row.id, 10 + 148 * (at - 1), 580, 140, 190)
    end
    places[#places + 1] = zone_at("mask_market", 605, 580, 345, 190)
    t.mat { id = "island", title = "Raiatea", w = 960, h = 780, places = places }
end

-- Three statues with their missions, the decks of rituals, the line of the blessing. The tattoo
-- track has no place here: the column beside the board draws it field by field.
local function declare_shrine(t)
    local places = {}
    for _, row in ipairs(data.row) do
        local line = tonumber(row.id:sub(4))
        places[#places + 1] = zone_at(row.id, 10 + 316 * (row.statue - 1), 10 + 118 * (line - 1),
                                      308, 114)
    end
    for at, id in ipairs { "priests", "round", "bag" } do
        places[#places + 1] = counter_at(id, 10 + 316 * (at - 1), 482, 308, 92)
    end
    for at, id in ipairs { "normal", "normal_used", "forbidden", "forbidden_used" } do
        places[#places + 1] = zone_at(id, 10 + 118 * (at - 1), 580, 110, 190)
    end
    places[#places + 1] = zone_at("line", 490, 580, 460, 190)
    t.mat { id = "shrine", title = "The To'o", w = 960, h = 780, places = places }
end

-- Behind the screen and before it.
local function declare_own(t, seat)
    local places, x = {}, 10
    for _, row in ipairs { { "pearls", 80 }, { "mana", 76 }, { "uru", 62 }, { "taro", 66 },
                           { "mahi", 126 }, { "tiare", 80 } } do
        places[#places + 1] = counter_at(row[1], x, 10, row[2], 74)
        x = x + row[2] + 4
    end
    local function put(id, x, y, w, h)
        places[#places + 1] = zone_at(id .. "_" .. seat, x, y, w, h)
    end
    put("rituals", 10, 90, 250, 110)
    put("drawn", 265, 90, 255, 110)
    put("prepared", 10, 205, 250, 110)
    put("missions", 265, 205, 255, 110)
    put("tile", 530, 10, 100, 110)
    put("masks", 635, 10, 205, 110)
    put("pairs", 845, 10, 145, 110)
    put("helpers", 530, 125, 230, 95)
    put("used", 765, 125, 225, 95)
    put("blessed", 530, 225, 460, 90)
    t.mat { id = "own_" .. seat, title = "Screen", owner = seat, w = 1000, h = 325,
            art = "raiatea/screen", places = places }
end

local function declare_mats(t)
    declare_island(t)
    declare_shrine(t)
    for seat = 0, t.seats - 1 do
        declare_own(t, seat)
    end
end

-- What is shown large: a new rank, a ritual in the blessing, a fulfilled mission, the end.
local function declare_moments(t)
    t.moment { event = "ceremony_begins" }
    t.moment { event = "blessed", kind = 0 }
    t.moment { event = "failed", kind = 0 }
    t.moment { event = "performed", kind = 1 }
    t.moment { event = "end" }
end

-- Drums for a ceremony and its blessing, water at the reef, wood where something is built.
local function declare_sounds(t)
    for _, row in ipairs { { "place_chosen", "wood" }, { "dived", "water" }, { "trained", "drum" },
                           { "tattooed", "wood" }, { "fulfilled", "conch" },
                           { "statue_opened", "wood" }, { "ceremony_begins", "conch" },
                           { "performed", "drum" }, { "blessed", "drum" },
                           { "failed", "water" } } do
        t.sound { event = row[1], sound = row[2] }
    end
end

-- Pieces: what lies in the box, and room for goods that come back from behind the screens.
local function count_pieces()
    local total = #data.location
    for _, rows in ipairs { data.goods, data.helper, data.mask } do
        for _, row in ipairs(rows) do
            total = total + row.start + row.forest
        end
    end
    for _, row in ipairs(data.mission) do
        total = total + row.copies
    end
    for _, id in ipairs(cards "ritual") do
        total = total + card("ritual", id).copies
    end
    return total
end

function components.declare(t)
    declare_zones(t)
    declare_backs(t)
    declare_faces(t)
    declare_counters(t)
    declare_intake(t)
    declare_aside(t)
    declare_mats(t)
    t.postures(4)
    t.limits { pieces = 2 * count_pieces(), frames = 64, acts = 1000, sealed = 16 }
    t.order()
    t.sheet(4)
    declare_moments(t)
    declare_sounds(t)
end

return components
