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

-- What a seat may offer at a feast: up to three of what it has.
function cards.offers(seat)
    local rows = {}
    for n = 0, math.min(3, game.counter("purse", seat)) do rows[#rows + 1] = n end
    return rows
end

-- The seats with the most points and pearls.
function cards.best()
    local most, winners = -1, {}
    for _, seat in ipairs(host.seats()) do
        local total = host.score(seat) + game.counter("purse", seat)
        if total > most then
            most, winners = total, {}
        end
        if total == most then
            winners[#winners + 1] = seat
        end
    end
    return winners
end

return cards
