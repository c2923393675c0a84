-- tries to keep a count in a later name of a list of locals
-- expect: fault local
-- defence: locals
-- form: twice
local first, count <const>, n = 1, 2, 0
return {
    play = function()
        n = n + first
        if n >= count then
            host.win()
        end
    end,
}
