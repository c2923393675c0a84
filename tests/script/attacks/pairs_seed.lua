-- tries to read addresses from which of two keys without an order is complained about
-- expect: harmless
-- defence: pairs
return {
    play = function()
        for _ = 1, 50 do
            local good, why = pcall(pairs, { [{}] = 1, [function() end] = 2 })
            if good or not why:find("a key is a function", 1, true) then
                host.win()
                return
            end
        end
    end,
}
