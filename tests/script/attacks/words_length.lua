-- tries to bring in a file with more code than anybody reads
-- expect: fault error
-- defence: words
-- form: big
return { play = function()
    local a = 1
    @15000{a = a
    }host.win()
end }
