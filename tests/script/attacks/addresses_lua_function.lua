-- tries to read the address of a function of its own
-- expect: harmless
-- defence: addresses
return {
    play = function()
        if tostring(function() end):find("%d") then
            host.win()
        end
    end,
}
