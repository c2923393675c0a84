-- Hidden coves, and a poorer bay.
return {
    table = "tiles",
    rows = {
        { id = "cove", green = 1, coast = true, name = "The cove", next = "bay" },
    },
    change = {
        bay = { green = 2 },
        isle = { next = "cove", status = { next = "house" } },
    },
}
