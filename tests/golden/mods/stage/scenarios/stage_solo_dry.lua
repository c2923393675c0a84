-- stage_solo_dry.lua - a solitaire game with an empty deck and next to nothing to explore.
return {
    title = "Solitaire, dry",
    text = "No cards; few markers; the chits run out.",
    seats = { min = 2, max = 2 },
    nobody = { "Samoa" },
    brings = { "chit", "opponent" },
    data = {
        setups = { for_2 = { end_vp = 30, opponent = "samoa", late_after = 1, chits_kept = 0, villages = 1 } },
        markers = {
            ["island-1"] = { copies = 0 }, ["island-2"] = { copies = 1 },
            ["island-3"] = { copies = 0 }, ["ocean-1"] = { copies = 1 },
            ["ocean-2"] = { copies = 0 }, ["ocean-3"] = { copies = 0 },
            ["off-course"] = { copies = 0 },
        },
    },
    cards = {
        culture = {
            arioi = { copies = 0 }, breadfruit_pits = { copies = 0 },
            cannibalism = { copies = 0 }, commerce = { copies = 0 },
            deforestation = { copies = 0 }, double_hulled_canoes = { copies = 0 },
            feather_cloak = { copies = 0 }, haka = { copies = 0 }, hui = { copies = 0 },
            hula = { copies = 0 }, jade_carving = { copies = 0 },
            kava_ceremony = { copies = 0 }, luau = { copies = 0 }, marae = { copies = 0 },
            mere = { copies = 0 }, moai = { copies = 0 }, navigation = { copies = 0 },
            ocean_chart = { copies = 0 }, pa = { copies = 0 }, poi = { copies = 0 },
            rongo_rongo = { copies = 0 }, stone_adze = { copies = 0 }, surfing = { copies = 0 },
            tapa_cloth = { copies = 0 }, taro_terraces = { copies = 0 },
            tattoo = { copies = 0 }, wood_carving = { copies = 0 },
        },
    },
}
