-- tries to catch the refusal of a long text and go on
-- expect: fault text
-- defence: ending
return {
    play = function()
        pcall(function()
            local s = "x"
            for _ = 1, 20 do
                s = s .. s
            end
        end)
        host.win()
    end,
}
