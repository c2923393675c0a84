-- tries to keep a number two functions deep in what shared code makes for a card
-- expect: fault local
-- defence: locals
-- form: lib
local function make()
    local kept = nil
    local function set(value)
        kept = value
    end
    local function get()
        return kept
    end
    return { get = get, act = function() set(9) end }
end
return { make = make }
-- card
local box = { use("shared").make() }
return {
    play = function()
        if box[1].get() then
            host.win()
        end
        box[1].act()
    end,
}
