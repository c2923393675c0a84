-- scripts/polynesia/lib/income.lua - the resource step: islands and tokens give fish and shells.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local kinds = use "kinds"
local tokens = use "tokens"

local count = host.count
local PAWN = kinds.pawn
local BY_ISLAND, BY_TOKEN = data.amount.income.n, data.amount.token_income.n

local income = {}

-- What a seat would get of one sort.
function income.of(map, seat, with)
    local amount, gives = BY_TOKEN * tokens.of(map, seat, with), map.gives
    for at = 0, map.last_island do
        if gives[at] == with and count(at, seat, PAWN) > 0 then
            amount = amount + BY_ISLAND
        end
    end
    return amount
end

-- Every seat gets what it has a right to, of one sort.
function income.give(map, with)
    for seat = 0, map.seats - 1 do
        goods.gain(seat, with, income.of(map, seat, with))
    end
end

function income.step(map)
    for seat = 0, map.seats - 1 do
        local fish = goods.gain(seat, "fish", income.of(map, seat, "fish"))
        local shell = goods.gain(seat, "shell", income.of(map, seat, "shell"))
        if fish + shell > 0 then
            tell("received", seat, fish, shell)
        end
    end
end

return income
