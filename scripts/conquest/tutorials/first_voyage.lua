-- scripts/conquest/tutorials/first_voyage.lua - a first game in ten minutes: four turns as Samoa.
--
-- What the cup, the pile and the die give is queued, so every step finds what it speaks of.
return {
    title = "First voyage",
    text = "\z
        Ten minutes as Samoa: explore, build, settle an island you have found, and conquer \z
        another.",
    scenario = "standard",
    seats = 2,
    seed = 7,
    queue = {
        "draw cup ocean-1", "draw cup island-2", "draw pile rarotonga",
        "draw cup ocean-2", "draw cup ocean-3",
        "die 5", "die 2", "die 6", "die 5",
    },
    steps = {
        {
            text = "\z
                Welcome. This is a chart of the Pacific, and you lead the people of one \z
                island group. Villages, groups joined to your home and works of art are worth \z
                points; with two players the first to 28 at the end of a turn wins. Read on \z
                with Next, or press Enter.",
        },
        {
            text = "\z
                What you may do now glows on the board. Begin by making Samoa your home: \z
                click it, or reach it with N and press Enter.",
            expect = "home samoa",
            point = "samoa",
        },
        {
            text = "\z
                The strip at the top shows the turn and its steps: turn order, exploration, \z
                movement and battle, building, victory. Whoever is last in points says who \z
                goes first; your opponent lets you begin.",
        },
        { seat = 1, does = "order 0 clockwise" },
        {
            text = "\z
                Exploration. Your explorer can set out from any known hex beside the unknown. \z
                Send it out from Samoa.",
            expect = "embark samoa",
            point = "samoa",
        },
        {
            text = "\z
                Now choose an unknown hex beside it. What lies there is drawn from a cup, and \z
                each draw costs knots: with five the explorer must turn back, with more it is \z
                lost for a turn.",
            expect = "discover 1,-1",
            point = "1,-1",
        },
        {
            text = "\z
                Open ocean, and one knot. From now on everybody knows this hex. Go on to the \z
                next one.",
            expect = "discover 2,-2",
            point = "2,-2",
        },
        {
            text = "\z
                An island group, and only you have seen its name. Keep it secret under your \z
                marker: the others know that you found something, not what.",
            expect = "keep",
            point = "2,-2",
        },
        {
            text = "\z
                Three knots so far. One more draw could cost three and lose your explorer, so \z
                return home with what you have. The panel at the right tells the risk.",
            expect = "return",
        },
        { seat = 1, does = "embark tonga" },
        { seat = 1, does = "discover 1,1" },
        { seat = 1, does = "discover 1,2" },
        {
            text = "\z
                Your opponent explored too, and had to turn back. Now comes movement. First \z
                transport canoes may be turned over; you have none yet, so you are done.",
            expect = "done",
        },
        {
            text = "No canoe can sail either. End your movement.",
            expect = "done",
        },
        { seat = 1, does = "done" },
        { seat = 1, does = "done" },
        {
            text = "\z
                Building. Each village gives one build point a turn; you have two. Everybody \z
                plans in secret and at the same time. A village costs two points: put one \z
                into the free box of Samoa.",
            expect = "village samoa",
            point = "samoa",
        },
        {
            text = "\z
                The plan is complete. Until you commit, everything can be undone; commit it \z
                now.",
            expect = "commit",
        },
        { seat = 1, does = "village tonga" },
        { seat = 1, does = "commit" },
        { seat = 1, does = "order 0 clockwise" },
        {
            text = "\z
                The first turn is over, and the victory track has counted villages and \z
                groups. With three villages you now have three points to build with. The \z
                island you found wants settlers, so prepare a voyage: let the explorer rest \z
                this turn.",
            expect = "stay",
        },
        { seat = 1, does = "stay" },
        {
            text = "Nothing to turn over …",
            expect = "done",
        },
        {
            text = "… and nothing to sail.",
            expect = "done",
        },
        { seat = 1, does = "done" },
        { seat = 1, does = "done" },
        {
            text = "\z
                Build a colony: two points. A colony is what becomes the first village of a \z
                new group.",
            expect = "build colony samoa",
            point = "samoa",
        },
        {
            text = "A colony cannot swim. Build a transport canoe with your last point.",
            expect = "build transport samoa",
            point = "samoa",
        },
        {
            text = "Commit the plan.",
            expect = "commit",
        },
        { seat = 1, does = "build transport tonga" },
        { seat = 1, does = "build band tonga" },
        { seat = 1, does = "commit" },
        { seat = 1, does = "order 0 clockwise" },
        {
            text = "Turn 3. Stay at home once more: the settlers go first.",
            expect = "stay",
        },
        { seat = 1, does = "stay" },
        {
            text = "\z
                A transport canoe that lies face up can be a link in a chain that joins your \z
                groups. Yours shall sail in secret, so leave it face down.",
            expect = "done",
        },
        {
            text = "Muster the canoe: it begins a fleet that can go two hexes.",
            expect = "muster transport samoa down 2",
            point = "samoa",
        },
        {
            text = "Load the colony onto it.",
            expect = "load colony transport",
            point = "samoa",
        },
        {
            text = "Sail to the hex you explored.",
            expect = "sail 1,-1",
            point = "1,-1",
        },
        {
            text = "And on to your island.",
            expect = "sail 2,-2",
            point = "2,-2",
        },
        {
            text = "Land. From here on the island is no secret any more: somebody lives there.",
            expect = "land",
            point = "2,-2",
        },
        {
            text = "\z
                You have seen each part of a voyage. At the table two clicks are enough: the \z
                canoe, then the hex it shall go to; it loads, sails and lands by itself. End \z
                your movement.",
            expect = "done",
        },
        { seat = 1, does = "done" },
        { seat = 1, does = "done" },
        {
            text = "\z
                Build a war canoe with your three points: it opens the way into hexes that \z
                others hold.",
            expect = "build war_canoe samoa",
            point = "samoa",
        },
        {
            text = "\z
                Last of all the colony settles: it becomes a village at no cost, and the \z
                group is yours.",
            expect = "settle 2,-2",
            point = "2,-2",
        },
        {
            text = "Commit.",
            expect = "commit",
        },
        { seat = 1, does = "build war_canoe tonga" },
        { seat = 1, does = "commit" },
        { seat = 1, does = "order 0 clockwise" },
        {
            text = "\z
                A group counts for more when a chain of canoes joins it to your home; that \z
                can wait. This turn you fight. No exploring.",
            expect = "stay",
        },
        { seat = 1, does = "stay" },
        {
            text = "Leave the canoe at your island as it lies.",
            expect = "done",
        },
        {
            text = "\z
                Fiji, beside you, is independent: three local warriors defend it. Muster the \z
                war canoe.",
            expect = "muster war_canoe samoa down 2",
            point = "samoa",
        },
        {
            text = "Take a warrior band aboard.",
            expect = "load band war_canoe",
            point = "samoa",
        },
        {
            text = "Sail to Fiji. A fleet stops at a group that is not yours.",
            expect = "sail fiji",
            point = "fiji",
        },
        {
            text = "End your movement; then the battles begin.",
            expect = "done",
            point = "fiji",
        },
        {
            text = "\z
                The panel shows both sides. The die decides what happens to whom: a high \z
                throw costs the defender, a low one you. Roll.",
            expect = "roll",
            point = "fiji",
        },
        {
            text = "One local warrior panics and leaves the fight. Roll again.",
            expect = "roll",
            point = "fiji",
        },
        {
            text = "\z
                Panic: one of your pieces leaves the fight but is not destroyed. Let it be \z
                the war canoe; it has done its work.",
            expect = "lose war_canoe",
            point = "fiji",
        },
        {
            text = "On with it.",
            expect = "roll",
            point = "fiji",
        },
        {
            text = "One warrior is left.",
            expect = "roll",
            point = "fiji",
        },
        {
            text = "\z
                Fiji is yours. Of its villages stands one for each piece you give up to live \z
                there: give the band.",
            expect = "give band",
            point = "fiji",
        },
        {
            text = "\z
                You have explored, settled and conquered. Two more things to know: art and \z
                culture cards are worth points and surprises, and Why not? explains every \z
                refusal with its rule. The rest you will learn at the table. Fair winds.",
        },
    },
}
