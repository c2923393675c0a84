-- tries to leave a function in the middle and come back later
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        local run = coroutine.wrap(function()
            coroutine.yield(1)
            host.win()
        end)
        run()
        run()
    end,
}
