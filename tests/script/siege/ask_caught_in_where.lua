-- tries to ask inside where, and hide the refusal
-- expect: harmless
-- asks: 0
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local at = ask.space { seat = seat, where = function(space)
            if pcall(ask.yes_no, { seat = seat }) then
                return true
            end
            return space == 0
        end }
        if at ~= 0 then
            game.gain(seat, 5000)
        end
    end,
}
