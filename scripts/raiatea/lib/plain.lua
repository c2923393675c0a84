-- scripts/raiatea/lib/plain.lua - questions outside of a turn, and the way to do nothing.
--
-- SPDX-License-Identifier: MIT
local hints = use "hints"

local ask, vars = ask, vars

local plain = {}

local function nothing() end

plain.passing = { go = nothing, hint = hints.skip }

-- Asks a seat for what is no turn: no free acts are offered with it.
function plain.put(question)
    vars.actor = question.seat
    return ask.act(question)
end

return plain
