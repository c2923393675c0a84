-- tries to read an address through format
-- expect: harmless
-- defence: addresses
return {
    play = function()
        if string.format("%s", {}):find("%d") then
            host.win()
        end
    end,
}
