-- lib/cards.lua - the cards of the lagoon, and who holds which.
--
-- SPDX-License-Identifier: MIT
local cards = {}

cards.sorts = { "crab", "eel", "shark", "shell" }
cards.count = { crab = 5, eel = 4, shark = 4, shell = 5 }

function cards.hand(seat) return "hand" .. seat end

-- The sorts that a seat holds.
function cards.held(seat)
    local held = {}
    for _, sort in ipairs(cards.sorts) do
        if host.count(cards.hand(seat), nil, sort) > 0 then
            held[#held + 1] = sort
        end
    end
    return held
end

-- The seats with the most of a list that begins with seat 0.
function cards.best(total)
    local winners = {}
    for seat, points in ipairs(total) do
        if points == math.max(table.unpack(total)) then
            winners[#winners + 1] = seat - 1
        end
    end
    return winners
end

return cards
