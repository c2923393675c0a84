-- tries to keep one bit as the type of a number
-- expect: fault local
-- defence: locals
-- form: twice
local one = 1
return {
    play = function()
        if math.type(one) == "float" then
            host.win()
        end
        one = 1.0
    end,
}
