-- scripts/conquest/data/markers.lua - the 65 Discovery markers in the cup [2.5, 6.3].
return {
    table = "markers",
    rows = {
        { id = "island-1", title = "Island Group, 1 knot", type = "island", knots = 1, copies = 2,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "island-2", title = "Island Group, 2 knots", type = "island", knots = 2,
          copies = 14,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "island-3", title = "Island Group, 3 knots", type = "island", knots = 3,
          copies = 13,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "ocean-1", title = "Open Ocean, 1 knot", type = "ocean", knots = 1, copies = 12,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "ocean-2", title = "Open Ocean, 2 knots", type = "ocean", knots = 2, copies = 12,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "ocean-3", title = "Open Ocean, 3 knots", type = "ocean", knots = 3, copies = 7,
          status = { title = "printed", knots = "house", copies = "house" } },
        { id = "off-course", title = "Off Course", type = "off_course", knots = 0, copies = 5,
          status = { title = "printed", knots = "house", copies = "house" } },
    },
}
