return { title = "First steps", steps = { { text = "Look around." } } }
