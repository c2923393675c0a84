-- tries to reach what is behind frozen content
-- expect: fault error
-- defence: metatables
local rules = { sides = 6 }
return {
    play = function()
        getmetatable(rules).__index.sides = 7
        if rules.sides == 7 then
            host.win()
        end
    end,
}
