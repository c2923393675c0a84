-- tries to have gsub double what it found again and again
-- expect: fault error
-- defence: text
return {
    play = function()
        local s = ("x"):rep(30000)
        s = s:gsub("x+", "%0%0%0%0%0")
        if #s > 65536 then
            host.win()
        end
    end,
}
