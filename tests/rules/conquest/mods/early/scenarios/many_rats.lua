-- many_rats.lua - the standard game with events from the first turn on and three markers of rats.
return {
    title = "Many rats",
    text = "The standard game, for tests of markers in several copies.",
    seats = { min = 2, max = 4 },
    data = {
        points = { events_from = { halves = 0 } },
        event_markers = { ev_20_rats = { copies = 3 } },
    },
}
