-- tries to replace a function of the file
-- expect: fault local
-- defence: locals
-- form: twice
local function step() end
return {
    play = function()
        step()
        step = host.win
    end,
}
