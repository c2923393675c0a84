-- Fog: ships move less, harbours hold more.
return {
    title = "Fog",
    text = "Nobody sees far.",
    rule = "11.2",
    conflicts = { "trade" },
    modifies = { ship_moves = -1, cargo = 2 },
    on = {
        ["turn.start"] = function(turn)
            if host.roll(6) == 1 then
                host.set_value("cargo", nil, 1, "turn")
            end
        end,
        ["ship.moved"] = function(who, from, to)
            host.learned(who)
        end,
    },
}
