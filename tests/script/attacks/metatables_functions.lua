-- tries to give all functions a metatable
-- expect: fault error
-- defence: metatables
return {
    play = function()
        if getmetatable(host.win) == nil then
            host.win()
        end
    end,
}
