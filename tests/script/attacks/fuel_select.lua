-- tries to pass long lists of arguments on and on
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local function count(...)
            return select("#", ...)
        end
        for _ = 1, 400000 do
            count(1, 2, 3)
        end
        host.win()
    end,
}
