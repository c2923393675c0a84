-- tries to find out by trial which globals there are, without an error
-- expect: harmless
-- defence: lua
return {
    play = function()
        local found = 0
        for _, name in ipairs({ "io", "os", "debug", "load", "require", "coroutine", "_G" }) do
            if pcall(function() return host[name].x end) then
                found = found + 1
            end
        end
        if found > 0 then
            host.win()
        end
    end,
}
