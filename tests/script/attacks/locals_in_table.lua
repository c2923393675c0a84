-- tries to keep a number in a local of a function in a table of content
-- expect: fault local
-- defence: locals
-- form: twice
local parts = {}
do
    local n = 0
    parts.next = function()
        n = n + 1
        return n
    end
end
return {
    play = function()
        if parts.next() > 1 then
            host.win()
        end
    end,
}
