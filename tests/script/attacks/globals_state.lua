-- tries to keep a number in a global from one action to the next
-- expect: fault error
-- defence: globals
-- form: twice
return {
    play = function()
        count = (pcall(function() return count end) and count or 0) + 1
        host.win()
    end,
}
