-- tries to find libraries and their paths
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if package.path then
            host.win()
        end
    end,
}
