-- tries to lie in error messages about what a value is
-- expect: fault error
-- defence: metamethods
return {
    play = function()
        local liar = setmetatable({}, { __name = "the host" })
        local _, message = pcall(math.floor, liar)
        if message:find("the host", 1, true) then
            host.win()
        end
    end,
}
