-- tries to add a field to its content
-- expect: fault error
-- defence: freeze
local rules = { sides = 6 }
return {
    play = function()
        rules.more = 7
        host.win()
    end,
}
