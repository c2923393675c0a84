-- tries to run bytecode made at run time
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        load(string.dump(function(h) h.win() end))(host)
    end,
}
