-- tries to have gsub blow a text up by a function
-- expect: fault error
-- defence: text
return {
    play = function()
        local part = ("y"):rep(1000)
        local s = ("x"):rep(1000):gsub("x", function() return part end)
        if #s > 65536 then
            host.win()
        end
    end,
}
