-- What ships cost.
return {
    table = "ships",
    rows = {
        { id = "sloop", cost = 3, tile = "bay", size = "small" },
        { id = "brig", cost = 8, tile = "reach", size = "large" },
    },
}
