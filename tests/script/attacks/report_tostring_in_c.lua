-- tries to have the host called when its error is told
-- expect: fault error
-- defence: report
return {
    play = function()
        error(setmetatable({}, { __tostring = host.win }))
    end,
}
