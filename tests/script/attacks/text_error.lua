-- tries to make a long text of the place that error adds
-- expect: fault text
-- defence: text
return {
    play = function()
        local s = ("x"):rep(65536)
        local _, message = pcall(error, s, 2)
        local _, longer = pcall(function() error(s) end)
        if #message > 65536 or #longer > 65536 then
            host.win()
        end
    end,
}
