-- tries to replace a library behind brackets that have closed
-- expect: fault error
-- defence: globals
return {
    play = function()
        local t = { {} }
        t[1][(2)], t[(#t)].x, math = tostring((1)), ({ 1 })[1], { max = host.win }
        math.max(t)
    end,
}
