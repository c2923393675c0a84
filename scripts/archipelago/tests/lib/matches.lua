-- scripts/archipelago/tests/lib/matches.lua - what tests share: matches that are brought to a point.
--
-- SPDX-License-Identifier: MIT
local matches = {}

-- The first action on offer that begins with a word, or nil.
function matches.find(t, word, seat)
    for _, action in ipairs(t:legal(seat)) do
        if action == word or action:sub(1, #word + 1) == word .. " " then
            return action
        end
    end
end

function matches.may(t, word, seat) return matches.find(t, word, seat) ~= nil end

-- Plays the first of several words that is on offer; false if none is.
function matches.any(t, words)
    for _, word in ipairs(words) do
        local action = matches.find(t, word)
        if action then
            t:play(action)
            return true
        end
    end
    return false
end

-- What is asked between two rounds is answered as little as can be: nobody bids, gives or buys.
local LITTLE = { "lay", "redraw", "land", "supply", "take", "keep", "bid 0", "rank", "done", "end",
                 "turn", "deny", "enter", "fail" }

function matches.little(t)
    if not matches.any(t, LITTLE) then
        t:play(t:legal()[1])
    end
end

-- Plays little until a word is on offer to whoever is asked, or the match is over.
function matches.until_may(t, word)
    for _ = 1, 400 do
        if t:finished() or matches.may(t, word) then
            return
        end
        matches.little(t)
    end
    error("nobody was offered to " .. word)
end

-- A match: `cards` come into the row first; `backs` are the next ones seen. It begins with the first
-- bid, or where `at` says: "lay", "bid", "end" (actions), "purchase".
function matches.begin(t, chosen)
    chosen = chosen or {}
    local queue = {}
    for _, card in ipairs(chosen.cards or {}) do
        queue[#queue + 1] = "draw deck " .. card
    end
    for _, text in ipairs(chosen.queue or {}) do
        queue[#queue + 1] = text
    end
    t:new {
        seats = chosen.seats or 3,
        seed = chosen.seed or 1,
        rules = chosen.rules,
        options = chosen.options,
        queue = queue,
    }
    matches.until_may(t, chosen.at or "bid")
end

-- To the actions of this turn, or of the next one.
function matches.to_actions(t) matches.until_may(t, "end") end

-- To phase 6: all have passed.
function matches.to_evolution(t)
    for _ = 1, 400 do
        if t:finished() or matches.may(t, "turn") then
            return
        end
        matches.little(t)
    end
    error("phase 6 did not come")
end

-- Seat `seat` buys a card that lies in the row, in phase 6; the others turn cards.
function matches.buys(t, seat, card)
    for _ = 1, 400 do
        matches.to_evolution(t)
        if t:asked() == seat then
            t:play("purchase " .. card)
            return
        end
        matches.little(t)
    end
end

-- Whoever is first in the next turn's actions.
function matches.next_actions(t)
    local turn = t:turn()
    for _ = 1, 400 do
        if t:finished() or (t:turn() > turn and matches.may(t, "end")) then
            return
        end
        matches.little(t)
    end
end

-- The round of a seat in this phase.
function matches.round_of(t, seat)
    for _ = 1, 100 do
        if matches.may(t, "end") and t:asked() == seat then
            return
        end
        matches.little(t)
    end
    error("seat " .. seat .. " has no round")
end

return matches
