-- tries to keep a mark as a key of a content table
-- expect: fault error
-- defence: freeze
-- form: twice
local seen = {}
return {
    play = function()
        if seen[host] then
            host.win()
        end
        seen[host] = true
    end,
}
