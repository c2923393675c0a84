-- tries to reach what is behind a library
-- expect: fault error
-- defence: metatables
return {
    play = function()
        getmetatable(math).__index.floor = host.win
        math.floor(1)
    end,
}
