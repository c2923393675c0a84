-- tries to keep a text in a local of the file
-- expect: fault local
-- defence: locals
-- form: twice
local name = ""
return {
    play = function()
        if name ~= "" then
            host.win()
        end
        name = name .. "x"
    end,
}
