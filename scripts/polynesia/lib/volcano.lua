-- scripts/polynesia/lib/volcano.lua - maintenance: the volcano, decline, and the eruption.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local income = use "income"
local kinds = use "kinds"
local phase = use "phase"
local sea = use "sea"

local draw, kind_of, pieces, find = host.draw, host.kind_of, host.pieces, host.find
local flip, move = game.flip, game.move
local HEAT_TO_END = data.amount.heat_to_end.n

local volcano = { stones = 0 } -- in the bag and the crater together

for _, row in ipairs(data.lava) do
    volcano.stones = volcano.stones + row.count
end

function volcano.heat(map)
    local heat = 0
    for _, stone in ipairs(pieces(map.crater)) do
        heat = heat + (kinds.heat[kind_of(stone)] or 0)
    end
    return heat
end

-- Draws stones until nothing more is to be drawn; true: the volcano erupts.
local function draw_stones(map)
    local due = 1
    while due > 0 do
        local stone = draw(map.bag, map.crater)
        if not stone then
            return true
        end
        flip(stone, true)
        local kind = kind_of(stone)
        tell("stone_drawn", kind)
        due = due - 1 + kinds.more[kind]
        if kinds.heat[kind] > 0 and volcano.heat(map) >= HEAT_TO_END then
            return true
        end
    end
    return false
end

function volcano.wake()
    if draw_stones(sea.map()) then
        run "eruption"
    else
        run "decline"
    end
end

-- The first player has named what all give back.
function volcano.decline(with)
    for seat = 0, vars.seats - 1 do
        goods.lose_all(seat, with)
    end
    tell(with == "fish" and "fish_spoiled" or "shells_spoiled", vars.first)
    run "income"
end

-- The last two steps of a round.
function volcano.end_round()
    income.step(sea.map())
    vars.first = phase.next_seat(vars.first)
    hook("round.over", vars.first)
    run "round"
end

-- What lies at the volcano sinks: pawns go back to their owners' boards.
function volcano.erupt()
    local map = sea.map()
    tell "erupted"
    for at = 0, map.last_island do
        if map.sinks[at] then
            for seat = 0, map.seats - 1 do
                local pawn = find(at, seat, kinds.pawn)
                while pawn do
                    move(pawn, map.board[seat])
                    pawn = find(at, seat, kinds.pawn)
                end
            end
        end
    end
end

return volcano
