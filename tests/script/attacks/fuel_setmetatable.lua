-- tries to give very large metatables very often
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local meta = {}
        for i = 1, 1000 do
            meta[i] = i
        end
        for _ = 1, 3000 do
            setmetatable({}, meta)
        end
        host.win()
    end,
}
