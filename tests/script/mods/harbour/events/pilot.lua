-- A pilot knows the way.
return {
    title = "Pilot",
    text = "Move any ship at once.",
    mood = "good",
    play = function(seat)
        local from = ask.space{ seat = seat, prompt = text.pilot_from, may_pass = true }
        if not from then
            return
        end
        local to = ask.space{
            seat = seat,
            prompt = text.pilot_to,
            among = host.neighbours(from),
            hint = "gain",
        }
        if to and game.sink(from) then
            game.add_ship(seat, to)
            vars.pilot = "busy"
        end
    end,
    vars = { pilot = "", trips = 0 },
}
