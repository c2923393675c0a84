-- tries to fill the stack of C by pcall
-- expect: fault depth
-- defence: lua
return {
    play = function()
        local function down(n)
            local _, result = pcall(down, n + 1)
            return result
        end
        local result = down(1)
        if type(result) == "number" then
            host.win()
        end
    end,
}
