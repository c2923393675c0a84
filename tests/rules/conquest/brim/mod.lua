-- tests/rules/conquest/brim/mod.lua - content at the edges of what the rules have room for.
return {
    id = "brim",
    title = "To the brim",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
}
