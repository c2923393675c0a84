-- tries to keep a flag in a local of the file
-- expect: fault local
-- defence: locals
-- form: twice
local done
return {
    play = function()
        if done then
            host.win()
        end
        done = true
    end,
}
