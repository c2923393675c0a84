-- tries to never come back when its error is told
-- expect: fault error
-- defence: report
return {
    play = function()
        error(setmetatable({}, { __tostring = function()
            for _ = 1, 100000 do
            end
            host.win()
            return "x"
        end }))
    end,
}
