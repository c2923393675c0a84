-- tries to keep a number in what pairs returned
-- expect: fault error
-- defence: freeze
-- form: twice
local walk = pairs({ 1, 2, 3, 4 })
return { play = function()
    if walk() > 1 then
        host.win()
    end
end }
