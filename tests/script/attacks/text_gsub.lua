-- tries to have gsub blow a text up
-- expect: fault error
-- defence: text
return {
    play = function()
        local s = ("x"):rep(1000):gsub("x", ("y"):rep(1000))
        if #s > 65536 then
            host.win()
        end
    end,
}
