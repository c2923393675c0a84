-- tests/balance/trials/mod.lua - house values that might make homes fairer, each as a scenario.
return {
    id = "trials",
    game = "conquest",
    title = "Trials of house values",
    version = "0.1",
    api = 1,
}
