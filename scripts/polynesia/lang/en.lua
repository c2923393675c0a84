-- scripts/polynesia/lang/en.lua - what the game asks and shows.
--
-- SPDX-License-Identifier: MIT
return {
    -- questions
    ["turn"] = "Your turn: explore, travel, populate or fish. The marker shows {0:int}",
    ["voyage"] = "Go on travelling: {0:int} {0:plural:step:steps} left",
    ["free_boat"] = "A boat token: explore any route, free",
    ["populate_again"] = "First at this archipelago: you may populate at once",
    ["decline"] = "Fish or shells: of which do all give back what they have?",
    ["mask_goods"] = "A mask: take two of a sort, or let all others lose two",
    ["hire"] = "Pay three of a sort for one pawn more on the volcano?",

    -- words of actions
    ["word.shell"] = "shells",

    -- what is shown
    ["phase_round"] = "Round {0:int}, the marker on {1:int}",
    ["stage_0"] = "First action",
    ["stage_1"] = "Second action",
    ["stage_2"] = "Third action",
    ["badge_turtles"] = "{0:int} {0:plural:turtle:turtles}",
    ["badge_fish"] = "fish",
    ["badge_shell"] = "shell",
    ["ground_turtle"] = "island with {0:int} {0:plural:turtle:turtles}",
    ["ground_archipelago"] = "island of archipelago {0:int}",
    ["ground_fish"] = "fish island",
    ["ground_shell"] = "shell island",
    ["ground_near"] = "island near the volcano, will sink",
    ["ground_near_fish"] = "fish island near the volcano, will sink",
    ["ground_near_shell"] = "shell island near the volcano, will sink",
    ["ground_volcano"] = "the volcano, will sink",
    ["ground_open"] = "open to all",
    ["volcano"] = "Volcano",
    ["meter_heat"] = "Red stones in the crater",
    ["note_bag"] = "{0:int} {0:plural:stone lies:stones lie} in the crater, {1:int} in the bag",
    ["tribes"] = "Tribes",
    ["tides"] = "Tides in play",
    ["places"] = "Places of the own board",
    ["cell_seat"] = "{0:seat}",
    ["cell_first"] = "{0:seat} (first)",
    ["cell_number"] = "{0:int}",
    ["head_tribe"] = "Tribe",
    ["head_pawns"] = "Pawns left",
    ["head_worth"] = "If it erupts",
    ["head_turtles"] = "Turtles",
    ["head_masks"] = "Masks",
    ["head_boats"] = "Boats left",

    -- what pieces are for
    ["kind.boat_token.text"] = "Explore any route at once, free [K4].",
    ["kind.mask.text"] = "What a mask is good for the second tide says [K2].",
    ["kind.mask_4.text"] = "What a mask is good for the second tide says [K2].",
    ["kind.fish_token.text"] = "One fish more each round [K3].",
    ["kind.shell_token.text"] = "One shell more each round [K3].",
    ["kind.turtle_token.text"] = "Worth a point at the end [K1].",
    ["kind.turtle_point.text"] = "Worth a point at the end.",
    ["kind.red.text"] = "The sixth red stone ends the match [V3].",
    ["kind.grey.text"] = "Nothing happens after a grey stone.",
    ["kind.black.text"] = "Two more stones are drawn after the black one [V2].",
}
