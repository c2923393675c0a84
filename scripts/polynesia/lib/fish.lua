-- scripts/polynesia/lib/fish.lua - fishing: goods of one sort, as many as the marker shows.
--
-- SPDX-License-Identifier: MIT
local goods = use "goods"
local phase = use "phase"

local fish = {}

function fish.go(with)
    local seat = vars.actor
    local catch = phase.n() + host.value("catch", seat)
    local got = goods.gain(seat, with, catch > 0 and catch or 0)
    tell(with == "fish" and "fished" or "gathered", seat, got)
end

return fish
