-- tries to find very many matches
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("ab "):rep(20000)
        for _ = 1, 30 do
            for _ in s:gmatch("%a+") do
            end
        end
        host.win()
    end,
}
