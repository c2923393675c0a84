-- tries to read the seed of Lua's hashes from which of many wrong metamethods is complained about
-- expect: harmless
-- defence: metamethods
return {
    play = function()
        local wrong = { __index = 5, __zebra = 1, __len = "no" }
        for i = 10, 40 do
            wrong["__wrong" .. i] = i
        end
        local good, why = pcall(setmetatable, {}, wrong)
        if good or not why:find("'__index' in a metatable must be", 1, true) then
            host.win()
        end
        wrong.__index = {}
        wrong.__len = nil
        good, why = pcall(setmetatable, {}, wrong)
        if good or not why:find("'__wrong10' is not allowed", 1, true) then
            host.win()
        end
    end,
}
