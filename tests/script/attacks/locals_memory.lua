-- tries to make a result of the game of a lack of memory, by a local that is put back in time
-- expect: fault memory
-- defence: locals
-- form: twice
local count = 0
return {
    play = function()
        if count > 0 then
            host.win()
        end
        count = count + 1
        local s, t = ("x"):rep(65000), {}
        for i = 1, 10000 do
            t[i] = s .. i
        end
        count = count - 1
    end,
}
