return {
    ["Which counter is lost?"] = "Quel pion est perdu ?",
}
