-- tries to fill the stack of C by gsub
-- expect: fault depth
-- defence: lua
return {
    play = function()
        local function down(s)
            return (s:gsub(".", down))
        end
        down("x")
        host.win()
    end,
}
