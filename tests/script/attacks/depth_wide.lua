-- tries to fill the stack with frames of many locals
-- expect: fault depth
-- defence: depth
return {
    play = function()
        local function down(n, a, b, c, d, e, f, g, h)
            if n == 0 then
                return 0
            end
            return 1 + down(n - 1, a, b, c, d, e, f, g, h)
        end
        down(5000, 1, 2, 3, 4, 5, 6, 7, 8)
        host.win()
    end,
}
