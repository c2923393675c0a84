-- tries to reach the metatable of texts
-- expect: fault error
-- defence: metatables
return {
    play = function()
        getmetatable("").__index = function() return host.win end
        local _ = ("x").anything()
    end,
}
