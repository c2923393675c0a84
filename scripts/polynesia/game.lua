-- scripts/polynesia/game.lua - Polynesia: words, moments and steps; the rules are in lib/.
--
-- SPDX-License-Identifier: MIT
--
-- Numbers in brackets and rules of reasons are clauses of clauses.csv.
local components = use "components"
local phase = use "phase"
local questions = use "questions"
local scenery = use "scenery"
local scoring = use "scoring"
local sea = use "sea"
local start = use "start"
local tides = use "tides"
local volcano = use "volcano"
local worth = use "worth"

return {
    title = "Polynesia", seats = { 2, 4 }, revision = 1,

    tables = {
        island = { title = "text", x = "0..100", y = "0..100", radius = "0..2000=360",
                   sort = "fish|shell|turtle|archipelago|near|volcano", gives = "none|fish|shell",
                   turtles = "0..2=0", archipelago = "0..8=0", token = "none|green|orange",
                   sinks = "false", few = "true", full = "true" },
        route = { a = "island", b = "island", open = "false", few = "true", full = "true" },
        token = { title = "text", letter = "text", does = "nothing|mask|boat|fish|shell|turtle",
                  green = "0..20=0",
                  orange = "0..20=0", least_seats = "2..4=2" },
        lava = { title = "text", count = "0..30", heat = "0..9=0", more = "0..9=0" },
        place = { row = "1..2", value = "0..99" },
        track = { n = "1..9" },
        amount = { n = "0..99" },
        setup = { side = "few|full", join = "true", boats = "1..30", home = "0..13",
                  waiting = "0..13", fish = "0..99", shell = "0..99" },
    },

    sorts = {
        tide = {
            title = "Tide card",
            functions = "setup cost=look opened joined arrived mask guided populated " ..
                "passage=look passed ending points=look",
            numbers = "type=1 least_seats=2",
            words = "when=play|end costs=none|archipelagos|islands status=house|printed",
        },
    },
    hooks = {
        ["route.opened"] = "seat who, zone route",
        ["route.joined"] = "seat who, zone route",
        ["pawn.arrived"] = "seat who, zone island",
        ["token.taken"] = "seat who, zone island",
        ["populated"] = "seat who, zone island",
        ["round.over"] = "seat first",
    },
    values = {
        explore_price = { scope = "seat", normal = 0, min = -9, max = 9 },
        travel_points = { scope = "seat", normal = 0, min = -9, max = 9 },
        catch = { scope = "seat", normal = 0, min = -9, max = 9 },
    },

    verbs = {
        explore = { title = "Explore {0:zone} with {1:word}",
                    args = "route at, word with fish|shell",
                    advice = "A route with a boat of yours is a way for your pawns." },
        travel = { title = "Travel from {0:zone} to {1:zone}", args = "space from, space to",
                   advice = "Among all steps a pawn gains most by this one." },
        follow = { title = "Follow {2:seat} from {0:zone} to {1:zone}",
                   args = "space from, space to, seat guide",
                   advice = "Among all steps a pawn gains most by this one, for what it costs." },
        slip = { title = "Discard a mask to go from {0:zone} to {1:zone}",
                 args = "space from, space to",
                 advice = "Among all steps a pawn gains most by this one, for what it costs." },
        stop = { title = "End the journey",
                 advice = "A further step would gain nothing." },
        populate = { title = "Populate {0:zone}", args = "space at",
                     advice = "One pawn more on the map is one more that can get somewhere." },
        fish = { title = "Fish for {0:word}", args = "word kind fish|shell",
                 advice = "Of the two goods you have no more of this one." },
        spoil = { title = "All give back their {0:word}", args = "word kind fish|shell",
                  advice = "Of the two it costs the others more, beside what it costs you." },
        gain = { title = "Take two: {0:word}", args = "word kind fish|shell",
                 advice = "Of the two goods you have no more of this one." },
        rob = { title = "All others lose two: {0:word}", args = "word kind fish|shell",
                advice = "Of the two goods this one costs the others most." },
        hire = { title = "Pay three for a pawn: {0:word}", args = "word kind fish|shell",
                 advice = "You can spare three, and the volcano is still cool." },
        skip = { title = "Do without",
                 advice = "It would not be worth what it costs." },
    },

    events = {
        tide_drawn = "Tide in this match: {0:kind}.",
        round_begins = "Round {0:int}: {1:seat} goes first.",
        marker_moved = "The marker moves to {0:int}.",
        explored = "{0:seat} explores {1:zone} ({2:kind}).",
        joined = "{0:seat} lays a boat on {1:zone}, too.",
        paid = "{0:seat} pays {2:int} to {1:seat} ({3:kind}).",
        travelled = "{0:seat} travels from {1:zone} to {2:zone}.",
        followed = "{0:seat} pays a guide of {1:seat} ({3:kind}) and travels with him to {2:zone}.",
        slipped = "{0:seat} travels from {1:zone} to {2:zone} by a mask.",
        token_taken = "{0:seat} takes {1:kind} on {2:zone}.",
        mask_discarded = "{0:seat} discards a mask.",
        turtle_gained = "{0:seat} gains a turtle point.",
        populated = "{0:seat} brings {1:int} {1:plural:pawn:pawns} to {2:zone}.",
        fished = "{0:seat} catches {1:int} fish.",
        gathered = "{0:seat} gathers {1:int} {1:plural:shell:shells}.",
        robbed = "{0:seat} makes the others lose {1:int} {1:plural:piece:pieces} ({2:kind}).",
        hired = "{0:seat} pays {1:int} for a pawn more on the volcano ({2:kind}).",
        stone_drawn = "Out of the bag comes {0:kind}.",
        fish_spoiled = "{0:seat} names fish: all give back their fish.",
        shells_spoiled = "{0:seat} names shells: all give back their shells.",
        received = "{0:seat} receives {1:int} fish and {2:int} {2:plural:shell:shells}.",
        erupted = "The volcano erupts, and sinks with the islands around it.",
        scored = "{0:seat} has {1:int} {1:plural:point:points}.",
    },

    reasons = {
        explore_price = { rule = "E2",
                          text = "this route costs {0:int} of one sort, and you have {1:int}" },
        tide_price = { rule = "C1.1", text = "a tide makes this route cost {0:int} of one sort, " ..
            "and you have {1:int}" },
        other_goods = { rule = "E4", text = "{0:zone} is paid in the goods that lie on it" },
        join_price = { rule = "E4", text = "a boat here costs {0:int} in all, {2:int} to each " ..
            "owner, and you have {1:int}" },
        taken = { rule = "E5", text = "your boat is on {0:zone} already" },
        open_to_all = { rule = "E6", text = "{0:zone} is open to all and needs no boat" },
        two_players = { rule = "E7",
                        text = "with two players {0:zone} is its first explorer's alone" },
        no_boat = { rule = "E8", text = "all your boats are on the map" },
        no_pawn = { rule = "T1", text = "you have no pawn on {0:zone}" },
        no_route = { rule = "T2", text = "no route leads from {0:zone} to {1:zone}" },
        unexplored = { rule = "T3", text = "nobody has explored {0:zone} yet" },
        not_yours = { rule = "T4", text = "{0:zone} is not yours: follow a guide of its owner" },
        not_theirs = { rule = "T4", text = "{0:seat} has no boat on {1:zone}" },
        no_guide = { rule = "T4", text = "{0:seat} has no pawn on {1:zone} to guide you" },
        guide_price = { rule = "T5", text = "{0:seat} is paid {1:int} of the route's goods, and " ..
            "you have none" },
        own_route = { rule = "T7", text = "your boat lies on {0:zone}: neither guide nor mask is " ..
            "needed" },
        open_route = { rule = "T3", text = "{0:zone} is open to all: neither guide nor mask is " ..
            "needed" },
        nobody_there = { rule = "P3", text = "you have no pawn on {0:zone} yet" },
        board_empty = { rule = "P6", text = "all your pawns are on the map" },
        no_passage = { rule = "C2.2", text = "no mask and tide let you pass over others' routes" },
        hire_price = { rule = "C3.3", text = "a pawn more costs {0:int} of one sort" },
    },

    words = {
        eruption = "the volcano erupted",
        sheet_board = "Own board",
        sheet_turtles = "Turtle islands",
        sheet_tokens = "Turtle tokens",
        sheet_points = "Turtle points",
        sheet_tide_1 = "Tide of archipelagos",
        sheet_tide_2 = "Tide of masks",
        sheet_tide_3 = "Third tide",
    },

    vars = { seats = 2, first = 0, actor = 0, round = 0, points = 0, costs = 0, passes = false,
             turtles = false },

    table = components.declare,
    setup = start.lay_out,
    steps = {
        begin = start.begin,
        round = phase.begin_round,
        turn = questions.turn,
        pass_on = phase.pass_on,
        voyage = questions.voyage,
        free_boat = questions.free_boat,
        populate_again = questions.populate_again,
        volcano = volcano.wake,
        decline = questions.decline,
        income = volcano.end_round,
        eruption = function()
            volcano.erupt()
            tides.moment(sea.map(), "ending", vars.first)
            run "scoring"
        end,
        scoring = scoring.finish,
    },
    scene = scenery.show,
    evaluate = {
        features = worth.features, measure = worth.measure, progress = worth.progress, turns = 1,
        weights = worth.weights,
    },
}
