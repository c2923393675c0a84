-- tries to start programs
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if os.execute() ~= nil then
            host.win()
        end
    end,
}
