-- tries to read the address of a table
-- expect: harmless
-- defence: addresses
return {
    play = function()
        if tostring({}):find("%d") then
            host.win()
        end
    end,
}
