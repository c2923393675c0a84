-- tries to keep a count in the name of a loop
-- expect: fault local
-- defence: locals
-- form: twice
local count
for n = 0, 0 do
    count = function() n = n + 1 return n end
end
return {
    play = function()
        if count() > 1 then
            host.win()
        end
    end,
}
