-- tries to move more elements than there are numbers
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        table.move({}, 1, 100000000, 2)
        host.win()
    end,
}
