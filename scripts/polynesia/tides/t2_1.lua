-- scripts/polynesia/tides/t2_1.lua - a mask is worth two of a sort, or costs the others two.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local hints = use "hints"
local kinds = use "kinds"
local sea = use "sea"
local tokens = use "tokens"

local MANY = 2

local function gain(with)
    local got = goods.gain(vars.actor, with, MANY)
    tell(with == "fish" and "fished" or "gathered", vars.actor, got)
end

local function rob(with)
    local lost = 0
    for seat = 0, vars.seats - 1 do
        if seat ~= vars.actor then
            lost = lost + goods.lose(seat, with, MANY)
        end
    end
    tell("robbed", vars.actor, lost, kinds.marker[with])
end

return {
    title = "Masks of the market",
    text = "\z
        Whoever gains a mask discards it and names fish or shells: gain 2, or all others \z
        lose 2.",
    rule = "C2.1",
    type = 2,
    when = "play",
    status = "printed",
    mask = function(seat)
        ask.act {
            seat = seat, prompt = text.mask_goods,
            gain = { rows = goods.both, go = gain, hint = hints.gain },
            rob = { rows = goods.both, go = rob, hint = hints.rob },
        }
        tokens.discard_mask(sea.map(), seat)
    end,
}
