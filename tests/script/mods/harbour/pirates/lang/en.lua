return {
    ["raid.choose"] = "Which ships are lost?",
}
