-- tries to read files
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        local file = io.open("/etc/passwd")
        if file then
            file:close()
            host.win()
        end
    end,
}
