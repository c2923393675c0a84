-- Twelve Build Points each before the first turn.
return {
    title = "Combat example",
    text = "Fleets are bought before the first turn.",
    rule = "8.4",
    seats = { min = 2, max = 2 },
    data = { setups = { for_2 = { build_points = 12 } } },
}
