-- tries to be given an environment as a parameter
-- expect: fault error
-- defence: words
return {
    play = function()
        local function inside(_ENV)
            win()
        end
        inside(host)
    end,
}
