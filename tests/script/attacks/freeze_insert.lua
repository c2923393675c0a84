-- tries to add to a list of content by table.insert
-- expect: fault error
-- defence: freeze
local list = { 1, 2, 3 }
return {
    play = function()
        table.insert(list, 4)
        host.win()
    end,
}
