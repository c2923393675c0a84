-- tries to fill the stack by a method that calls itself
-- expect: fault depth
-- defence: depth
return {
    play = function()
        local t = {}
        function t:down(n)
            if n > 0 then
                self:down(n - 1)
            end
        end
        t:down(5000)
        host.win()
    end,
}
