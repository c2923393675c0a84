-- A storm sinks a ship, wherever somebody has one.
return {
    title = "Storm",
    text = "Sinks a ship.",
    rule = "4.2",
    mood = "bad",
    copies = 2,
    play = function(seat)
        local at = ask.space{
            seat = seat,
            prompt = "Where does it blow?",
            where = function(space)
                return game.ships(seat, space) > 0
            end,
            prefer = function(space)
                return -game.ships(seat, space)
            end,
        }
        if at then
            game.sink(at)
            vars.storms = vars.storms + 1
        end
    end,
    may_play = function(seat)
        return host.turn() > 1
    end,
    on = {
        ["turn.start"] = function(turn)
            if turn % 4 == 0 then
                host.modify("ship_moves", "everywhere", -1, "turn")
            end
        end,
    },
    vars = { storms = 0 },
}
