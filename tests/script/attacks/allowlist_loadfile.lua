-- tries to read files as code
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if loadfile then
            loadfile("/etc/hostname")
            host.win()
        end
    end,
}
