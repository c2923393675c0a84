-- tries to assign to the first of several
-- expect: fault local
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        local here
        count, here = count + 1, 2
        if count > here - 1 then
            host.win()
        end
    end,
}
