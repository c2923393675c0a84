-- tries to keep a number in a table that only a closure knows
-- expect: fault error
-- defence: freeze
-- form: twice
local function counter()
    local box = { 0 }
    return function()
        box[1] = box[1] + 1
        return box[1]
    end
end
local count = counter()
return {
    play = function()
        if count() > 1 then
            host.win()
        end
    end,
}
