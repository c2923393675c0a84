-- tries to change content deep inside
-- expect: fault error
-- defence: freeze
local rules = { a = { b = { c = { d = 1 } } } }
return {
    play = function()
        rules.a.b.c.d = 2
        host.win()
    end,
}
