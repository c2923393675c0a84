-- tries to make a decision by an address
-- expect: harmless
-- defence: addresses
return {
    play = function()
        local a, b = tostring({}), tostring({})
        if a ~= b then
            host.win()
        end
    end,
}
