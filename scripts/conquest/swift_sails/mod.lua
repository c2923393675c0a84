-- swift_sails/mod.lua - an example: a rule made of changed numbers alone.
return {
    id = "swift_sails",
    title = "Swift sails",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    optional = true,
    licence = "MIT",
    text = "A rule that makes canoes faster and war dearer. It is only numbers: no line of program.",
}
