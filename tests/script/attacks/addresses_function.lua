-- tries to read the address of a function
-- expect: harmless
-- defence: addresses
return {
    play = function()
        if tostring(host.win):find("%d") then
            host.win()
        end
    end,
}
