-- tries to make the compiler walk a list of jumps again and again
-- expect: fault error
-- defence: words
-- form: big
return { play = function()
    local a = 1
    local _ = a@21000{ and a}
    host.win()
end }
