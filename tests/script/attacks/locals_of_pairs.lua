-- tries to keep a count in the second name of a loop over a table
-- expect: fault local
-- defence: locals
-- form: twice
local step
for _, n in ipairs({ 0 }) do
    step = function() _, n = 1, n + 1 return n end
end
return {
    play = function()
        if step() > 1 then
            host.win()
        end
    end,
}
