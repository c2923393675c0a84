-- scripts/conquest/lang/en.lua - what cards ask.
return {
    ["deforestation.whom"] = "Who has 2 points less in this Victory Step?",
    ["double_hulled_canoes.where"] = "Which hex's canoes go one hex more?",
    ["moai.where"] = "On which group does the statue stand?",
}
