-- scripts/polynesia/tides/t3_3.lua - a pawn for three of a sort.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local hints = use "hints"
local kinds = use "kinds"
local populate = use "populate"
local sea = use "sea"

local PRICE, MANY = 3, 1

local function affordable(seat)
    local rows = {}
    for _, with in ipairs(goods.both) do
        if goods.has(seat, with) >= PRICE then
            rows[#rows + 1] = with
        end
    end
    return rows
end

local function hire(with)
    local map, seat = sea.map(), vars.actor
    goods.pay(seat, with, PRICE)
    populate.bring(map, seat, map.volcano, MANY)
    tell("hired", seat, PRICE, kinds.marker[with])
end

local function nothing() end

return {
    title = "Feast of welcome",
    text = "With every Populate you may pay 3 of one sort for one pawn more on the volcano.",
    rule = "C3.3",
    type = 3,
    when = "play",
    status = "printed",
    populated = function(seat)
        local rows = affordable(seat)
        if not rows[1] or host.count(sea.map().board[seat]) == 0 then
            return
        end
        ask.act {
            seat = seat, prompt = text.hire,
            hire = { rows = rows, go = hire, hint = hints.hire,
                     why = function() return "hire_price", PRICE end },
            skip = { go = nothing, hint = hints.skip },
        }
    end,
}
