-- tries to give all texts a new method
-- expect: fault error
-- defence: strings
return {
    play = function()
        string.shout = host.win
        local _ = ("x"):shout()
    end,
}
