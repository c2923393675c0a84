-- tries to spend time in the handler of xpcall
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        xpcall(error, function()
            for _ = 1, 5000000 do
            end
        end)
        host.win()
    end,
}
