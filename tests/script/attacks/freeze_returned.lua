-- tries to change the table that the file returned
-- expect: fault error
-- defence: freeze
local rules = {}
rules.self = { title = "theirs", rules = rules }
return {
    play = function()
        rules.self.title = "mine"
        host.win()
    end,
}
