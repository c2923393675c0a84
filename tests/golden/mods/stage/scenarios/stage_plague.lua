-- stage_plague.lua - one village each and nothing else, and malaria strikes both.
return {
    title = "Plague",
    text = "A village each; malaria on both homes, whatever the die shows.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { villages = 1, bands = 0 } },
        map = {
            tonga = { malaria_from = 1, malaria_to = 6 },
            samoa = { malaria_from = 1, malaria_to = 6 },
        },
    },
}
