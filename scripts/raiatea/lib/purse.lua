-- scripts/raiatea/lib/purse.lua - pearls, mana and goods behind the screens.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local zones = use "zones"

local counter, add, set = game.counter, game.add_counter, game.set_counter
local put, flip, find, remove = game.put, game.flip, host.find, game.remove
local tell, count = tell, host.count
local FULL = data.amount.purse.n
local TOP = data.amount.price_fields.n

local purse = { goods = { "uru", "taro", "mahi", "tiare" } }

local prices = {}
for _, id in ipairs(purse.goods) do
    prices[id] = "price_" .. id
end

local function gain(what, seat, n)
    local room = FULL - counter(what, seat)
    add(what, seat, n < room and n or room)
end

function purse.pearls(seat) return counter("pearls", seat) end

function purse.mana(seat) return counter("mana", seat) end

function purse.gain_pearls(seat, n)
    if n > 0 then
        gain("pearls", seat, n)
        tell("pearls_gained", seat, n)
    end
end

function purse.gain_mana(seat, n)
    if n > 0 then
        gain("mana", seat, n)
        tell("mana_gained", seat, n)
    end
end

function purse.pay_pearls(seat, n) add("pearls", seat, -n) end

function purse.pay_mana(seat, n) add("mana", seat, -n) end

-- Mana goes into the bag, or, where it is scarce, back to the supply.
function purse.fill_bag(n) add("bag", nil, n) end

function purse.has(seat, goods) return counter(goods, seat) end

-- The field of a price marker, from the bottom.
function purse.price(goods) return counter(prices[goods]) end

function purse.set_price(goods, field) set(prices[goods], nil, field) end

-- The highest field of a stall that a seat may choose. [A24]
function purse.highest_field(seat, goods)
    return math.min(purse.price(goods) + host.value("sell_reach", seat), TOP)
end

local function move_price(goods, by)
    local field = purse.price(goods) + by
    if field >= 1 and field <= TOP then
        purse.set_price(goods, field)
    end
end

-- Goods behind the screen are numbers; in the market they are cards.
function purse.gain_goods(seat, goods) gain(goods, seat, 1) end

function purse.pay_goods(seat, goods) add(goods, seat, -1) end

-- A goods card comes into the market, and its price falls. [A9]
function purse.to_market(goods)
    flip(put(kinds[goods], nil, zones.goods_market), true)
    move_price(goods, -1)
end

-- A goods card of the market goes to a seat, and its price rises. [A9]
function purse.from_market(seat, goods)
    remove(find(zones.goods_market, nil, kinds[goods]))
    gain(goods, seat, 1)
    move_price(goods, 1)
    tell("goods_taken", seat, kinds[goods])
end

function purse.in_market()
    local rows = {}
    for at, kind in ipairs(kinds.all_goods) do
        if count(zones.goods_market, nil, kind) > 0 then
            rows[#rows + 1] = purse.goods[at]
        end
    end
    return rows
end

-- The sorts of which a seat has so many at least.
function purse.sorts(seat, least)
    local rows = {}
    for _, id in ipairs(purse.goods) do
        if counter(id, seat) >= least then
            rows[#rows + 1] = id
        end
    end
    return rows
end

function purse.all_goods(seat)
    local sum = 0
    for _, id in ipairs(purse.goods) do
        sum = sum + counter(id, seat)
    end
    return sum
end

return purse
