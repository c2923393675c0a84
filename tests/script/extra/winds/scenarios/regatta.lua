return {
    title = "Regatta",
    rules = { "trade_winds" },
    data = { tiles = { cove = { green = 9, mood = "rough" } } },
}
