-- tries to walk a table in the order of its memory
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if next({ 1 }) then
            host.win()
        end
    end,
}
