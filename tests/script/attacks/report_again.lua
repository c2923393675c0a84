-- tries to raise another error when its error is told
-- expect: fault error
-- defence: report
return {
    play = function()
        error(setmetatable({}, { __tostring = function()
            host.win()
            error("again")
        end }))
    end,
}
