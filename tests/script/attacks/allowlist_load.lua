-- tries to compile code at run time
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        load("return function(host) host.win() end")()(host)
    end,
}
