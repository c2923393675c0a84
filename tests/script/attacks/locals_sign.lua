-- tries to keep one bit as the sign of a zero
-- expect: fault local
-- defence: locals
-- form: twice
local zero = 0.0
return {
    play = function()
        if 1 / zero < 0 then
            host.win()
        end
        zero = -zero
    end,
}
