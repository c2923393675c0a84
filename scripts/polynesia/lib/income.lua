-- scripts/polynesia/lib/income.lua - the resource step: islands and tokens give fish and shells.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local sight = use "sight"
local tokens = use "tokens"

local BY_ISLAND, BY_TOKEN = data.amount.income.n, data.amount.token_income.n

local income = {}

-- What a seat would get of one sort. `islands` are those where it has a pawn.
local function amount_of(map, seat, islands, with)
    local amount, gives = BY_TOKEN * tokens.of(map, seat, with), map.gives
    for i = 1, #islands do
        if gives[islands[i]] == with then
            amount = amount + BY_ISLAND
        end
    end
    return amount
end

-- Every seat gets what it has a right to, of one sort.
function income.give(map, with)
    for seat = 0, map.seats - 1 do
        local got = goods.gain(seat, with, amount_of(map, seat, sight.pawns(map, seat), with))
        if got > 0 then
            tell("received", seat, with == "fish" and got or 0, with == "shell" and got or 0)
        end
    end
end

function income.step(map)
    for seat = 0, map.seats - 1 do
        local islands = sight.pawns(map, seat)
        local fish = goods.gain(seat, "fish", amount_of(map, seat, islands, "fish"))
        local shell = goods.gain(seat, "shell", amount_of(map, seat, islands, "shell"))
        if fish + shell > 0 then
            tell("received", seat, fish, shell)
        end
    end
end

return income
