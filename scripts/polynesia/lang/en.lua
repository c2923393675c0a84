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

    -- what a route costs, in the words of its action
    ["explore_for_1"] = "Explore {0:zone} for 1 of your {1:word}",
    ["explore_for_2"] = "Explore {0:zone} for 2 of your {1:word}",
    ["explore_for_3"] = "Explore {0:zone} for 3 of your {1:word}",
    ["explore_or_join_1"] = "Explore {0:zone} with {1:word}: 1, or 2 to each owner",
    ["explore_or_join_2"] = "Explore {0:zone} with {1:word}: 2, or 2 to each owner",
    ["explore_or_join_3"] = "Explore {0:zone} with {1:word}: 3, or 2 to each owner",
    ["explore_free"] = "Explore {0:zone} free, with {1:word}",
    ["badge_dear"] = "{0:int} of one sort",

    -- what each question is about
    ["help"] = "About this step",
    ["help_turn"] = "\z
        Every player takes one action for each field of the marker; it shows {0:int} now, and \z
        that much actions cost or bring. [R1]",
    ["help_explore"] = "\z
        Explore: your boat goes on any route of the map. A new one costs as many fish, or as \z
        many shells, as the marker shows; one of others costs two to each owner. [E2]",
    ["help_explore_new"] = "\z
        Explore: your boat goes on any route of the map that nobody has; it costs as many fish, \z
        or as many shells, as the marker shows. [E7]",
    ["help_travel"] = "\z
        Travel: as many steps as the marker shows, by any of your pawns. Your routes and the \z
        orange ones are free; over another's its owner gets one, and a pawn of his from the \z
        same island comes along. [T1]",
    ["help_populate"] = "\z
        Populate: three pawns from your board go to the volcano, or one to an island where you \z
        have a pawn. [P2]",
    ["help_fish"] = "Fish: you get as many fish, or as many shells, as the marker shows. [F1]",
    ["help_voyage_1"] = "\z
        The journey goes on: each step takes a pawn of yours to an island that a route joins, \z
        and you may end it early. [T1]",
    ["help_voyage_2"] = "\z
        Your routes and the orange ones are free; over another's you follow a pawn of its owner \z
        from the same island, and pay him one of what lies on the route. [T4]",
    ["help_voyage_3"] = "\z
        Whose pawn comes first to an island with a token takes it; a guide takes nothing. [T8]",
    ["help_free_boat"] = "\z
        A boat token: your boat goes on any route at once, and nothing is paid; or do without \z
        it. What you name lies on a new route from then on, and fixes what is paid there. [K4]",
    ["help_free_join"] = "A route of others is free, too. [K5]",
    ["help_free_new"] = "With two players it has to be a new route. [K5]",
    ["help_populate_again"] = "\z
        A tide: whoever opens the first route to an archipelago may populate at once. [C1.1]",
    ["help_decline_1"] = "\z
        The volcano is quiet again. The first player names fish or shells, and all give back \z
        every one of it. [D1]",
    ["help_decline_2"] = "\z
        Then each fish or shell island gives one to whoever has a pawn there, and each such \z
        token one more. [I1]",
    ["help_decline_3"] = "The next player is first in the new round. [N1]",
    ["help_mask_goods"] = "\z
        A tide: a mask brings you two of a sort, or all others lose two; then it is gone. [C2.1]",
    ["help_hire"] = "\z
        A tide: with every Populate three of one sort buy one more pawn on the volcano. [C3.3]",

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
