-- tries to see how the machine writes numbers, by %a
-- expect: fault error
-- defence: format
return {
    play = function()
        if string.format("%a", 0.1) then
            host.win()
        end
    end,
}
