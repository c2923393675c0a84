-- tries to take the lock off frozen content
-- expect: fault error
-- defence: metatables
local rules = { sides = 6 }
return {
    play = function()
        getmetatable(rules).__newindex = nil
        rules.more = 7
        if rules.more == 7 then
            host.win()
        end
    end,
}
