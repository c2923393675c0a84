-- tries to have a local of shared code put back to two values, so that all other scripts fail
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
local n
n = 0
return {
    play = function()
        if bump() > 1 + n then
            host.win()
        end
    end,
}
