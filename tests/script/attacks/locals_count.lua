-- tries to keep a number in a local of the file
-- expect: fault local
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        count = count + 1
        if count > 1 then
            host.win()
        end
    end,
}
