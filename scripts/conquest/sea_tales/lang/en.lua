-- sea_tales/lang/en.lua - what the cards ask.
return {
    ["master_builder.whom"] = "For whom does the master builder work?",
    ["burning_fields.where"] = "Where do the fields burn?",
}
