-- tries to remove a field of its content
-- expect: fault error
-- defence: freeze
local rules = { sides = 6 }
return {
    play = function()
        rules.sides = nil
        host.win()
    end,
}
