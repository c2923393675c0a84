-- tries to have its code called when its error is told
-- expect: fault error
-- defence: report
return {
    play = function()
        error(setmetatable({}, { __tostring = function()
            host.win()
            return "x"
        end }))
    end,
}
