-- tries to replace a library where blocks and tables have opened and closed before it
-- expect: fault error
-- defence: globals
return {
    { play = 1 },
    play = function()
        local t = { f = function() if true then return { 1 } end end, { (function() end)() } }
        while t do t = nil end
        for _ = 1, 1 do repeat local u = { a = {} } until u end
        math = { max = host.win }
        math.max()
    end,
}
