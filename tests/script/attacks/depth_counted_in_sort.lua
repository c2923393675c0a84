-- tries to count how deep it gets by comparisons inside one another
-- expect: fault depth
-- defence: ending
return {
    play = function()
        local deepest = 0
        local function dive()
            deepest = deepest + 1
            table.sort({ 1, 2 }, dive)
        end
        local _, why = pcall(dive)
        if why then
            host.win()
        end
    end,
}
