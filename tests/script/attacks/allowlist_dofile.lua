-- tries to run files
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        pcall(dofile, "/nowhere")
        host.win()
    end,
}
