-- tries to keep a number in a function that shared code makes for a card
-- expect: fault local
-- defence: locals
-- form: lib
return {
    make = function()
        local n = 0
        return function()
            n = n + 1
            return n
        end
    end,
}
-- card
local tick = use("shared").make()
return {
    play = function()
        if tick() > 1 then
            host.win()
        end
    end,
}
