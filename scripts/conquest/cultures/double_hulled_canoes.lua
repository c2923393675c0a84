-- double_hulled_canoes.lua - the canoes of one hex go one hex further.
return {
    title = "Double Hulled Canoes",
    text = "In each of your Movement stages, before a canoe moves, you may choose a hex: your " ..
        "canoes and rumors that are there may go one hex more. Adds 1 to your rolls in a " ..
        "search for kumara.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "move.start",
    status = "printed", vp_status = "house", effect_status = "part",
    may_play = function(seat) return #game.places_of(seat) > 0 end,
    play = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "double_hulled_canoes.where",
            among = game.places_of(seat),
            prefer = function(hex) return host.count(hex, seat) end,
        }
        if at then
            game.more_moves(seat, at, 1)
        end
    end,
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("double_hulled_canoes"))
        host.set_value_while("kumara_bonus", seat, 1, card)
    end,
}
