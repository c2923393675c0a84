-- Does nothing at all.
return {
    title = "Shell",
    text = "Looks nice.",
    vp = 1,
}
