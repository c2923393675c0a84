-- tries to have a thread of its own
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        local thread = coroutine.create(host.stop)
        coroutine.close(thread)
        host.win()
    end,
}
