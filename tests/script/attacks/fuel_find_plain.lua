-- tries to search for a word that almost fits everywhere
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local s = ("a"):rep(60000)
        local word = ("a"):rep(900) .. "b"
        for _ = 1, 2 do
            s:find(word, 1, true)
        end
        host.win()
    end,
}
