-- duel_ebb.lua - takes two points from the other seat in a Victory Step.
return {
    title = "Ebb",
    text = "Another player has 2 points less in this Victory Step.",
    hook = "victory.count",
    once = 1,
    play = function(seat) game.change_vp(host.next_seat(seat), -4) end,
}
