-- events/omen.lua - is kept and never played, for its file says nothing of playing.
return {
    title = "Omen",
    text = "Keep it.",
    mood = "people",
    keep = 1,
    copies = 0, -- but in the scenario that wants it
}
