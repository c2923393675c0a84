-- tries to hide a long loop in the function given to gsub
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("x"):rep(30000)
        s:gsub(".", function()
            for _ = 1, 100 do
            end
        end)
        host.win()
    end,
}
