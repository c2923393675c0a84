-- tries to read the seed of Lua's hashes from which of two equally near names is suggested
-- expect: harmless
-- defence: allowlist
return {
    play = function()
        local function expect(name, read)
            local good, why = pcall(read)
            if good or not why:find("did you mean '" .. name .. "'?", 1, true) then
                host.win()
            end
        end
        expect("max", function() return math.man end)
        expect("len", function() return string.lep end)
        expect("pack", function() return table.npack end)
        expect("pcall", function() return xcall end)
        expect("ipairs", function() return _pairs end)
    end,
}
