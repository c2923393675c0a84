return {
    ["Which counter is lost?"] = "Which counter is lost?",
}
