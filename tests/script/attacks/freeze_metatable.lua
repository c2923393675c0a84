-- tries to give content another metatable
-- expect: fault error
-- defence: freeze
local rules = { sides = 6 }
return {
    play = function()
        setmetatable(rules, { __index = { more = 1 } })
        if rules.more then
            host.win()
        end
    end,
}
