-- tries to keep a number in a table of the file
-- expect: fault error
-- defence: freeze
-- form: twice
local state = { count = 0 }
return {
    play = function()
        if state.count > 0 then
            host.win()
        end
        state.count = state.count + 1
    end,
}
