-- tries to run on in a coroutine, where nothing counts
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        coroutine.wrap(function()
            for _ = 1, 5000000 do
            end
            host.win()
        end)()
    end,
}
