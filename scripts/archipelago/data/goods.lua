-- scripts/archipelago/data/goods.lua - the goods and their cubes (S3).
return {
    table = "goods",
    rows = {
        { id = "fruit", title = "Exotic fruit", cubes = 15, status = { cubes = "printed" } },
        { id = "cattle", title = "Cattle", cubes = 15, status = { cubes = "printed" } },
        { id = "fish", title = "Fish", cubes = 15, status = { cubes = "printed" } },
        { id = "wood", title = "Wood", cubes = 15, status = { cubes = "printed" } },
        { id = "stone", title = "Stone", cubes = 12, status = { cubes = "printed" } },
        { id = "iron", title = "Iron", cubes = 10, status = { cubes = "printed" } },
    },
}
