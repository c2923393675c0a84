-- tries to reach what is behind the host's table
-- expect: fault error
-- defence: metatables
return {
    play = function()
        local behind = getmetatable(host).__index
        behind.stop = behind.win
        host.stop()
    end,
}
