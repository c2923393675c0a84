-- hula.lua - a point, nothing else.
return {
    title = "Hula",
    text = "1 point.",
    rule = "9.5",
    vp = 1,
    colour = "black",
    hook = "passive",
    status = "printed", vp_status = "house", effect_status = "house",
}
