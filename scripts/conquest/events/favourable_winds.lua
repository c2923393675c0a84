-- favourable_winds.lua - the canoes of its holder go one hex further, once.
return {
    title = "Favourable Winds",
    text = "Keep this card. In your Movement stage, before a canoe moves: all your canoes and " ..
        "rumors go one hex more in it.",
    rule = "11.2",
    number = 8,
    mood = "good",
    keep = 1,
    hook = "move.start",
    status = "printed", effect_status = "house",
    may_play = function(seat) return #game.places_of(seat) > 0 end,
    play = function(seat) host.modify("canoe_moves", seat, 1, "step") end,
}
