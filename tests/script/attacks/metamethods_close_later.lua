-- tries to have the host called while a call is ended, put in afterwards
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local meta = { __index = {} }
        local guarded = setmetatable({}, meta)
        meta.__close = host.win
        local guard <close> = guarded
        for _ = 1, 5000000 do
        end
        return guard
    end,
}
