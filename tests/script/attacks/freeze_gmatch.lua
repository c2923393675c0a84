-- tries to keep a number in what gmatch returned
-- expect: fault error
-- defence: freeze
-- form: twice
local words = { ("1 2 3 4"):gmatch("%d") }
return { play = function()
    if words[1]() ~= "1" then
        host.win()
    end
end }
