-- random_events.lua - Random Events: a card a turn, once somebody has five points.
return {
    title = "Random Events",
    text = "Once a player has 5 points, an event is drawn in each Turn Order Step. Last place " ..
        "chooses to set the turn order or to draw; the next to last does the other. Some " ..
        "events are kept and played later. No event leaves a player fewer than two villages.",
    rule = "11.2",
    brings = { "event" },
}
