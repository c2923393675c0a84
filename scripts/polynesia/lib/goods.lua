-- scripts/polynesia/lib/goods.lua - fish and shells: what seats have, pay, give and get.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"

local counter, add, set = game.counter, game.add_counter, game.set_counter
local count = host.count
local MOST = 999
local FISH, SHELL = kinds.fish_marker, kinds.shell_marker
local COUNTER = { fish = kinds.fish, shell = kinds.shell }

local goods = { both = { "fish", "shell" }, most = MOST }

function goods.has(seat, with) return counter(COUNTER[with], seat) end

-- Fish or shells out of the supply, which never runs out; no more than can be counted.
function goods.gain(seat, with, amount)
    local room = MOST - counter(COUNTER[with], seat)
    if amount > room then
        amount = room
    end
    if amount > 0 then
        add(COUNTER[with], seat, amount)
    end
    return amount
end

function goods.pay(seat, with, amount) add(COUNTER[with], seat, -amount) end

-- So many go back to the supply, or all there are.
function goods.lose(seat, with, amount)
    local had = counter(COUNTER[with], seat)
    if amount > had then
        amount = had
    end
    if amount > 0 then
        add(COUNTER[with], seat, -amount)
    end
    return amount
end

function goods.give(from, to, with, amount)
    add(COUNTER[with], from, -amount)
    goods.gain(to, with, amount)
end

function goods.lose_all(seat, with) set(COUNTER[with], seat, 0) end

-- What is paid on a route: the goods that lie there, or nil.
function goods.of_route(route)
    if count(route, nil, FISH) > 0 then
        return "fish"
    end
    return count(route, nil, SHELL) > 0 and "shell" or nil
end

return goods
