-- royal_marriage.lua - two players keep the peace for a turn.
return {
    title = "Royal Marriage",
    text = "Keep this card. When a turn or a Movement & Battle Step begins: choose another player. " ..
        "This turn neither of you moves a piece into a hex with a controlled group or a piece of " ..
        "the other.",
    rule = "11.2",
    number = 18,
    mood = "people",
    keep = 1,
    hook = "turn_order.start",
    also = "step.move.start",
    status = "house", effect_status = "house",
    may_play = function() return #host.seats_in() > 1 end,
    play = function(seat)
        local other = ask.seat {
            seat = seat,
            prompt = "royal_marriage.whom",
            where = function(choice) return choice ~= seat end,
            prefer = game.public_vp,
        }
        local rings = other and
            game.place_marker_before(host.kind("ev_18_royal_marriage"), seat, 1, other)
        if rings then
            host.set_value_while("truce", host.pair(seat, other), 1, rings)
            host.set_value_while("truce", host.pair(other, seat), 1, rings)
        end
    end,
}
