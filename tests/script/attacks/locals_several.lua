-- tries to assign to several at once
-- expect: fault local
-- defence: locals
-- form: twice
local count, here_is = 0, 1
return {
    play = function()
        local here
        here, count = 1, count + here_is
        if count > 1 then
            host.win()
        end
    end,
}
