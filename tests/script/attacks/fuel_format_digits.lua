-- tries to have the longest numbers written with all their digits
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        for _ = 1, 10000 do
            string.format("%99.99f", 1e308)
        end
        host.win()
    end,
}
