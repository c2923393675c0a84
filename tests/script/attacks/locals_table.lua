-- tries to keep a new table in a local of the file
-- expect: fault local
-- defence: locals
-- form: twice
local kept = {}
return {
    play = function()
        if kept.count then
            host.win()
        end
        kept = { count = 1 }
    end,
}
