-- scripts/polynesia/tides/t2_3.lua - a mask calls a pawn to its island.
--
-- SPDX-License-Identifier: MIT
local populate = use "populate"
local sea = use "sea"
local tokens = use "tokens"

local MANY = 1

return {
    title = "Masks of calling",
    text = "Whoever gains a mask discards it and puts a pawn of the own board on that island.",
    rule = "C2.3",
    type = 2,
    when = "play",
    status = "printed",
    mask = function(seat, island)
        local map = sea.map()
        local came = populate.bring(map, seat, island, MANY)
        if came > 0 then
            tell("populated", seat, came, island)
        end
        tokens.discard_mask(map, seat)
    end,
}
