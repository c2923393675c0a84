-- stage_one_card.lua - a deck of one card.
return {
    title = "One card",
    text = "Cannibalism is the only card.",
    seats = { min = 2, max = 2 },
    data = { setups = { for_2 = { villages = 3, canoes = 1 } } },
    cards = {
        culture = {
            arioi = { copies = 0 }, breadfruit_pits = { copies = 0 }, commerce = { copies = 0 },
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
