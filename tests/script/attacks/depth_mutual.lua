-- tries to fill the stack by two functions that call each other
-- expect: fault depth
-- defence: depth
return {
    play = function()
        local odd
        local function even(n)
            return n == 0 or not odd(n - 1)
        end
        odd = function(n)
            return n ~= 0 and not not even(n - 1)
        end
        even(5000)
        host.win()
    end,
}
