-- bird_of_land.lua - a bird shows an explorer that land is near: two knots more before the return.
return {
    title = "Bird of Land",
    text = "Keep this card. In your expedition, when a marker has just been placed: you return with " ..
        "two knots more than usual this turn.",
    rule = "11.2",
    number = 29,
    mood = "good",
    keep = 1,
    hook = "explore.knots",
    play = function(seat) host.modify("knot_limit", seat, 2, "turn") end,
}
