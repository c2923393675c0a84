-- tries to keep a number in a local that only a closure knows
-- expect: fault local
-- defence: locals
-- form: twice
local function counter(n)
    return function()
        n = n + 1
        return n
    end
end
local count = counter(0)
return {
    play = function()
        if count() > 1 then
            host.win()
        end
    end,
}
