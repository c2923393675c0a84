-- driftwood_logs.lua - a War Canoe free of cost.
return {
    title = "Driftwood Logs",
    text = "Keep this card. When a Building Step begins: your builds may include one War Canoe " ..
        "free of cost, on your Home or on groups joined to it by a chain.",
    rule = "11.2",
    number = 24,
    mood = "good",
    keep = 1,
    hook = "build.start",
    status = "house", effect_status = "house",
    may_play = function(seat)
        return host.count(host.zone("unbuilt-" .. seat), seat, host.kind("war_canoe")) > 0
    end,
    play = function(seat) host.modify("free_war_canoes", seat, 1, "step") end,
}
