-- duel_song.lua - half a point for seat 0, one and a half for others: a worth that depends.
return {
    title = "Song",
    text = "Half a point, or one and a half.",
    vp = 1,
    worth = function(seat) return seat == 0 and 1 or 3 end,
}
