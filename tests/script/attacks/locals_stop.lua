-- tries to keep a number although the host stops the call
-- expect: fault local
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        if count > 0 then
            host.win()
        end
        count = count + 1
        host.stop()
    end,
}
