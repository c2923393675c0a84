-- early_events.lua - the standard game in which events are drawn from the first turn on.
return {
    title = "Early events",
    text = "The standard game, for tests of events.",
    seats = { min = 2, max = 4 },
    data = { points = { events_from = { halves = 0 } } },
}
