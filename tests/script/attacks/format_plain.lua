-- tries to read an address by %s
-- expect: harmless
-- defence: format
return {
    play = function()
        if string.format("%s %s", {}, type):find("0x") then
            host.win()
        end
    end,
}
