-- tries to fill the stack of C by sorts inside sorts
-- expect: fault depth
-- defence: lua
return {
    play = function()
        local function compare()
            table.sort({ 2, 1 }, compare)
            return false
        end
        compare()
        host.win()
    end,
}
