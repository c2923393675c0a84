-- marae.lua - the Home has a Local Warrior more.
return {
    title = "Marae",
    text = "While it lies face up: when your Home is attacked it has one Local Warrior more, a " ..
        "blue one.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "printed", vp_status = "house", effect_status = "house",
    shown = function(seat)
        host.modify_while("home_warriors", seat, 1, game.shown_card(seat, host.kind("marae")))
    end,
}
