-- tries to replace a function of the file by a statement
-- expect: fault local
-- defence: locals
-- form: twice
local function step() end
return {
    play = function()
        step()
        function step()
            host.win()
        end
    end,
}
