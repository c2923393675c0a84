-- tries to change the metatable of texts
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        debug.setmetatable("", { __index = function() return host.win end })
        local _ = ("x").anything()
    end,
}
