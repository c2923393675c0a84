-- tries to count how deep the host's own calls are, by how deep its own still get
-- expect: fault depth
-- defence: ending
return {
    play = function()
        local deepest = 0
        local function dive(n)
            deepest = n
            return pcall(dive, n + 1)
        end
        dive(1)
        if deepest > 1 then
            host.win()
        end
    end,
}
