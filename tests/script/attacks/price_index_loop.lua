-- tries to follow metatables round in circles, with every error caught
-- expect: fault fuel
-- defence: price
-- form: slow
return {
    play = function()
        local t = {}
        setmetatable(t, { __index = t })
        local function read()
            return t.x
        end
        while true do
            pcall(read)
        end
    end,
}
