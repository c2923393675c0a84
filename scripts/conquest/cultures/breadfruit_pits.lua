-- breadfruit_pits.lua - a Build Point more may be saved.
return {
    title = "Breadfruit Pits",
    text = "While it lies face up you may save one Build Point more than the rules in use " ..
        "allow, for any later turn; saved points may be spent together.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "house", vp_status = "house", effect_status = "house",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("breadfruit_pits"))
        host.modify_while("save_limit", seat, 1, card)
    end,
}
