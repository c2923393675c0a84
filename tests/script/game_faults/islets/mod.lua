-- mod.lua - a small game that the faults are planted in.
return {
    id = "islets",
    title = "Islets",
    version = "1.0.0",
    api = 2,
    game = "islets",
}
