-- tries to catch the refusal of nested calls and go on
-- expect: fault depth
-- defence: ending
return {
    play = function()
        local function down(n)
            return 1 + down(n + 1)
        end
        pcall(down, 1)
        host.win()
    end,
}
