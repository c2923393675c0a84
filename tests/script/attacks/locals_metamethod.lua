-- tries to keep a number in a local of a metamethod
-- expect: fault local
-- defence: locals
-- form: twice
local n = 0
local odd = setmetatable({}, { __index = function()
    n = n + 1
    return n
end })
return {
    play = function()
        if odd.x > 1 then
            host.win()
        end
    end,
}
