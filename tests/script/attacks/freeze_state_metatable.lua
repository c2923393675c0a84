-- tries to keep a number in a metatable
-- expect: fault error
-- defence: freeze
-- form: twice
local thing = setmetatable({}, { __index = {} })
return {
    play = function()
        local meta = getmetatable(thing)
        if meta.count then
            host.win()
        end
        meta.count = 1
    end,
}
