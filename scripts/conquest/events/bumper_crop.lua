-- bumper_crop.lua - two Build Points more for its holder, once.
return {
    title = "Bumper Crop",
    text = "Keep this card. When a Building Step begins: you have 2 Build Points more in it, for " ..
        "your Home and the groups joined to it by a chain.",
    rule = "11.2",
    number = 21,
    mood = "good",
    keep = 1,
    hook = "build.start",
    status = "house", effect_status = "house",
    play = function(seat) host.modify("build_points", seat, 2, "step") end,
}
