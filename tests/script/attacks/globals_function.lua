-- tries to make a global function
-- expect: fault error
-- defence: globals
return {
    play = function()
        function helper()
        end
        host.win()
    end,
}
