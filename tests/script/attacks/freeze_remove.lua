-- tries to take from a list of content by table.remove
-- expect: fault error
-- defence: freeze
local list = { 1, 2, 3 }
return {
    play = function()
        table.remove(list)
        host.win()
    end,
}
