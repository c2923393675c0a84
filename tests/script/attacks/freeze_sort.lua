-- tries to change a list of content by sorting it
-- expect: fault error
-- defence: freeze
local list = { 1, 2, 3 }
return {
    play = function()
        table.sort(list, function(a, b) return a > b end)
        if list[1] == 3 then
            host.win()
        end
    end,
}
