-- tries to be stopped by the iterator of a loop, and go on
-- expect: stopped
-- defence: ending
return {
    play = function()
        pcall(function()
            for _ in host.stop do
            end
        end)
        host.win()
    end,
}
