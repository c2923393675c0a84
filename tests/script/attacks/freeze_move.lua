-- tries to overwrite a list of content by table.move
-- expect: fault error
-- defence: freeze
local list = { 1, 2, 3 }
return {
    play = function()
        table.move({ 9, 9, 9 }, 1, 3, 1, list)
        host.win()
    end,
}
