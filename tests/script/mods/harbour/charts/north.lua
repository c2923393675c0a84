-- The northern waters.
return {
    title = "Northern waters",
    text = "Deep and cold.",
    depth = 9,
    paper = "blue",
    read = function(seat)
        vars.trips = vars.trips + 1
        host.tell("sailed", seat, 0)
    end,
    vars = { trips = 0 },
}
