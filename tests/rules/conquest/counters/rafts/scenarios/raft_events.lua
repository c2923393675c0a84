-- raft_events.lua - events from the first turn on, with the counters of this mod.
return {
    title = "Raft events",
    text = "The standard game, for tests of events.",
    seats = { min = 2, max = 4 },
    data = { points = { events_from = { halves = 0 } } },
}
