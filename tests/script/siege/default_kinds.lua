-- tries to have a default of every sort
-- expect: harmless
-- default: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local mine = game.counters(seat)
        ask.yes_no { seat = seat, default = false }
        ask.choice { seat = seat, options = { "b", "a" }, default = "a" }
        ask.space { seat = seat, default = game.home(seat) }
        ask.piece { seat = seat, among = mine, default = mine[#mine], may_pass = true }
        ask.seat { seat = seat, default = 1 }
        ask.many { seat = seat, of = "choice", options = { "x", "y", "z" }, max = 2, default = "y" }
        assert(not pcall(ask.seat, { seat = seat, default = "x" }))
    end,
}
