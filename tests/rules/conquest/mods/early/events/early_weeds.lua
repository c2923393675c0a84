-- early_weeds.lua - uses the marker of another event.
return {
    title = "More Weeds",
    text = "Weeds grow on a group of the drawer, if there are any left.",
    mood = "bad",
    play = function(seat)
        local weeds = game.place_marker(host.kind("ev_01_invasive_weeds"), game.controlled(seat)[1])
        if weeds then
            host.modify_while("capacity", game.controlled(seat)[1], -1, weeds)
        else
            host.tell("event_void")
        end
    end,
}
