-- tries to keep a number although the call ends with an error that is caught
-- expect: fault local
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        pcall(function()
            count = count + 1
            error("x")
        end)
        if count > 1 then
            host.win()
        end
    end,
}
