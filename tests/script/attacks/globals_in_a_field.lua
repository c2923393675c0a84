-- tries to replace a function of the sandbox by the name of a function in a table's function
-- expect: fault error
-- defence: globals
return {
    play = function()
        return { x = (function()
            function pairs() host.win() end
            pairs()
        end)() }
    end,
}
