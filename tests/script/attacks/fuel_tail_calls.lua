-- tries to run on without end by tail calls, which never nest
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local function walk(left)
            if left == 0 then
                return
            end
            return walk(left - 1)
        end
        walk(1000000)
        host.win()
    end,
}
