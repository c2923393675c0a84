-- tries to write where __index of a content table looks
-- expect: fault error
-- defence: freeze
local store = {}
local proxy = setmetatable({}, { __index = function(_, key) return store[key] end })
return {
    play = function()
        store.x = 1
        if proxy.x == 1 then
            host.win()
        end
    end,
}
