return {
    title = "Trade winds",
    modifies = { ship_moves = 1 },
}
