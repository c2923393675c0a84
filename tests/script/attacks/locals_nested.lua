-- tries to assign to a local of the file from a function inside a function
-- expect: fault local
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        local function inner()
            return function()
                count = count + 1
            end
        end
        inner()()
        if count > 1 then
            host.win()
        end
    end,
}
