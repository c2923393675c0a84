-- tries to keep a number although the call ends with an error
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
        error("x")
    end,
}
