-- tries to mark a table as the host's own, so that it is not frozen
-- expect: fault error
-- defence: metamethods
-- form: twice
local state = setmetatable({ count = 0 }, { __metatable = false })
return {
    play = function()
        if state.count > 0 then
            host.win()
        end
        state.count = state.count + 1
    end,
}
