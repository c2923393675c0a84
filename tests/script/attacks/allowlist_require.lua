-- tries to load libraries
-- expect: fault error
-- defence: allowlist
return {
    play = function()
        pcall(require, "nowhere")
        host.win()
    end,
}
