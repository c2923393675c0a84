-- A gale from the west.
return {
    title = "Gale",
    mood = "bad",
    copies = 1,
    play = function(seat)
        local count = 0
        for _, space in ipairs(host.spaces()) do
            if count < 3 and game.ships(seat, space) > 1 then
                game.sink(space)
                count = count + 1
            end
        end
        if count == 0 then
            local who = ask.seat{ seat = seat, prompt = "Who is spared?", always = true }
            vars.spared = who
        end
    end,
    vars = { spared = -1 },
}
