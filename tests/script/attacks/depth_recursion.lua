-- tries to fill the stack by a function that calls itself
-- expect: fault depth
-- defence: depth
return {
    play = function()
        local function down(n)
            if n == 0 then
                return 0
            end
            return 1 + down(n - 1)
        end
        down(5000)
        host.win()
    end,
}
