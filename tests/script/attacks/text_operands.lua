-- tries to join many long texts at once
-- expect: fault text
-- defence: text
return {
    play = function()
        local s = ("x"):rep(60000)
        local long = s .. s .. s .. s
        if #long > 65536 then
            host.win()
        end
    end,
}
