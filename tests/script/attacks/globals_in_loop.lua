-- tries to replace a library that is the name of a loop as well
-- expect: fault error
-- defence: globals
return {
    play = function()
        for math = 1, 2 do local _ = math end
        for _, math in ipairs({}) do local _ = math end
        local a, string = 1, 2
        local function table() return a, string end
        math = { max = host.win, table() }
        math.max()
    end,
}
