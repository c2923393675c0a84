-- tries to keep a number although its fuel runs out
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
        while true do
        end
    end,
}
