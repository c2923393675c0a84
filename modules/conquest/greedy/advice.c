/* advice.c - why a good player does something: what a hint says.
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/greedy.h"

/* X(VERB, id, sentence): what speaks for a verb whenever the player that gives the hint takes it.
 */
#define ADVICE(X)                                                                                  \
    X(EMBARK, "embark", "An explorer who stays at home finds nothing; islands are points.")        \
    X(DISCOVER, "discover", "It is worth the risk as long as the knots on hand leave a way home.") \
    X(KEEP, "keep", "What nobody knows nobody takes before you can settle it.")                    \
    X(REVEAL, "reveal", "An island that can be settled at once is better shown.")                  \
    X(RETURN, "return", "Another knot might lose the explorer, and what was found is safe.")       \
    X(STAY, "stay", "What is near is known; the explorer would risk more than it finds.")          \
    X(TRANSIT, "transit", "Along a chain pieces go for nothing to where they are needed.")         \
    X(FLIP, "flip", "Face up it is a link of a chain; face down nobody can tell what it is.")      \
    X(MUSTER, "muster", "These pieces have something to do elsewhere.")                            \
    X(BOARD, "board", "What stays behind cannot settle and cannot fight.")                         \
    X(SAIL, "sail", "From there land can be settled, or the chain grows.")                         \
    X(LAND, "land", "The fleet is where it should be.")                                            \
    X(DONE, "done", "Nothing else here would be worth more than it costs.")                        \
    X(FIGHT, "fight", "All battles have to be fought, in whatever order you like.")                \
    X(ROLL, "roll", "Nothing on hand is worth using up before it.")                                \
    X(LOSE, "lose", "It is the least useful piece that can go.")                                   \
    X(RETREAT, "retreat", "What gets away can come back with more.")                               \
    X(GIVE, "give", "A village is a point, and worth more than a piece.")                          \
    X(BUILD, "build", "It is what this place lacks most.")                                         \
    X(BUILD_UP, "build_up", "Face up it can sail at once.")                                        \
    X(VILLAGE, "village", "A village is a point now and another Build Point each turn.")           \
    X(FARM, "farm", "Worked ground makes room for one more village.")                              \
    X(CARD, "card", "A card is points that nobody can take by force.")                             \
    X(RUMOR, "rumor", "Who cannot tell it from a canoe thinks twice.")                             \
    X(INWARD, "inward", "One Build Point more now is worth the next exploration.")                 \
    X(SETTLE, "settle", "A colony becomes a village for nothing.")                                 \
    X(COMMIT, "commit", "The points are spent as well as they can be.")                            \
    X(DECLARE, "declare", "You have enough points: end it before somebody else does.")             \
    X(ORDER, "order", "To go first is to take what is near before the others do.")                 \
    X(HOME, "home", "It has the most room for villages.")                                          \
    X(NEW_HOME, "new_home", "Of what is left it has most villages and room for more.")

#define AS_TEXT(name, id, text) {id, text},
#define AS_VERB(name, id, text) VERB_##name,

/* Not a verb: where the home group is lost, HOME has a sentence of its own [B8]. */
#define VERB_NEW_HOME VERB_COUNT

static const vaka_text reasons[] = {ADVICE(AS_TEXT)};
static const uint8_t verbs[] = {ADVICE(AS_VERB)};

static int32_t why(const vaka_match *seen, int32_t seat, const vaka_action *action)
{
    uint32_t verb = action->verb;

    (void)seat;
    if (verb == VERB_HOME && vaka_top(seen)->step == STEP_HOME)
        verb = VERB_NEW_HOME;
    for (uint32_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (verbs[i] == verb)
            return (int32_t)i;
    return VAKA_NONE;
}

const vaka_advice conquest_advice = {VAKA_STAMP(vaka_advice), reasons,
                                     sizeof reasons / sizeof *reasons, why};
