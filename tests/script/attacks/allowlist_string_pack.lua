-- tries to make bytes in the order of the machine
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        if string.pack("=i4", 1) then
            host.win()
        end
    end,
}
