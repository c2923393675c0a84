-- tries to double a text until it fills the memory
-- expect: fault text
-- defence: text
return {
    play = function()
        local s = "x"
        for _ = 1, 20 do
            s = s .. s
        end
        host.win()
    end,
}
