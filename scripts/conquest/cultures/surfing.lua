-- surfing.lua - a point, nothing else.
return {
    title = "Surfing",
    text = "1 point.",
    rule = "9.5",
    vp = 1,
    colour = "black",
    hook = "passive",
    status = "printed", vp_status = "printed", effect_status = "printed",
}
