-- tries to move a long list by one place very often, in one instruction each
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local t = {}
        for i = 1, 3000 do
            table.insert(t, 1, i)
        end
        host.win()
    end,
}
