-- tries to write through __newindex of a table of its own
-- expect: fault error
-- defence: freeze
local rules = { sides = 6 }
return {
    play = function()
        setmetatable({}, { __newindex = rules }).sides = 7
        host.win()
    end,
}
