-- What the event cards ask.
return {
    ["Turn a counter up for a point?"] = "Turn a counter up for a point?",
    ["What does it promise?"] = "What does it promise?",
    ["Which counter is lost?"] = "Which counter is lost?",
    ["glory"] = "glory",
    ["haste"] = "haste",
}
