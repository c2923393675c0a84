-- tries to make the compiler walk the ends of a very long if
-- expect: fault error
-- defence: words
-- form: big
return { play = function()
    local a = 1
    if a == 2 then
    @8500{elseif a == 3 then
    }end
    host.win()
end }
