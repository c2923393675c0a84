-- saved_resources.lua - a Build Point may wait for a later turn.
return {
    title = "Saved resources",
    text = "In a Building Step you may save one Build Point that you do not spend, and gain it " ..
        "again on your Home, or on a group that a chain joins to it, in any later one. Nobody " ..
        "has more than one point saved.",
    rule = "11.4",
    modifies = { save_limit = 1 },
}
