return {
    ["mod.pirates.title"] = "Pirates",
    ["event.raid.title"] = "Razzia",
    ["event.raid.text"] = "Le plus riche perd un navire.",
    ["rule.black_flag.title"] = "Pavillon noir",
    ["rule.black_flag.text"] = "Les razzias rapportent des points.",
    ["raid.choose"] = "Quels navires sont perdus ?",
}
