-- tries to change a local of shared code while a card is read
-- expect: fault local
-- defence: locals
-- form: lib
local n = 0
return {
    bump = function()
        n = n + 1
        return n
    end,
}
-- card
local bump = use("shared").bump
bump()
return {
    play = function()
        if bump() > 1 then
            host.win()
        end
    end,
}
