-- scripts/conquest/data/points.lua - the Victory Point Chart in half points [10.1]: a village, a
-- Controlled group in the home chain, an atoll in it, the kumara marker; and the total after which
-- random events begin [11.2].
return {
    table = "points",
    rows = {
        { id = "village", halves = 2, status = { halves = "part" } },
        { id = "group", halves = 2, status = { halves = "part" } },
        { id = "atoll", halves = 1, status = { halves = "printed" } },
        { id = "kumara", halves = 4, status = { halves = "printed" } },
        { id = "events_from", halves = 10, status = { halves = "printed" } },
    },
}
