-- tries to keep a number in the library of texts
-- expect: fault error
-- defence: strings
-- form: twice
return {
    play = function()
        if pcall(function() return string.count end) and string.count then
            host.win()
        end
        string.count = 1
    end,
}
