-- tries to keep a number in a local that two functions share
-- expect: fault local
-- defence: locals
-- form: twice
local n = 0
local function add()
    n = n + 1
end
local function get()
    return n
end
return {
    play = function()
        add()
        if get() > 1 then
            host.win()
        end
    end,
}
