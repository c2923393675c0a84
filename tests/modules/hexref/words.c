/* tests/modules/hexref/words.c - verbs and sentences of the yardstick game.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

const vaka_verb hexref_verbs[VERB_COUNT] = {
    [VERB_PLACE] = {"place", "Place a soldier at {0:zone}", 0, {{.type = VAKA_ARG_SPACE}}},
    [VERB_MOVE] = {"move",
                   "Move {2:plural:half:all} from {0:zone} to {1:zone}",
                   0,
                   {{.type = VAKA_ARG_SPACE},
                    {.type = VAKA_ARG_SPACE},
                    {.type = VAKA_ARG_WORD, .words = "all|half"}}},
    [VERB_END_MOVE] = {"halt", "End movement", 0, {{0}}},
    [VERB_ROLL] = {"roll", "Fight on", 0, {{0}}},
    [VERB_RETREAT] = {"retreat", "Retreat", 0, {{0}}},
    [VERB_RECRUIT] = {"recruit", "Recruit at {0:zone}", 0, {{.type = VAKA_ARG_SPACE}}},
    [VERB_DECOY] = {"decoy", "Build a decoy at {0:zone}", 0, {{.type = VAKA_ARG_SPACE}}},
    [VERB_CARD] = {"card", "Play {0:kind}", 0, {{.type = VAKA_ARG_KIND}}},
    [VERB_DRAW] = {"draw", "Buy a card", 0, {{0}}},
    [VERB_END] = {"end", "End the turn", 0, {{0}}},
};

const vaka_text hexref_events[EVENT_COUNT] = {
    [EVENT_PLACED] = {"placed", "{0:seat} places a soldier at {1:zone}"},
    [EVENT_MOVED] = {"moved", "{0:seat} moves {3:plural:half:all} from {1:zone} to {2:zone}"},
    [EVENT_FOUND] = {"found", "{0:seat} finds {1:kind} at {2:zone}"},
    [EVENT_BATTLE] = {"battle", "{0:int} fight {1:int} at {2:zone}"},
    [EVENT_VANISHED] = {"vanished", "{0:seat} sent only decoys to {1:zone}: they vanish"},
    [EVENT_TAKEN] = {"taken", "{0:seat} takes {1:zone}"},
    [EVENT_REPELLED] = {"repelled", "the attack of {0:seat} on {1:zone} fails"},
    [EVENT_RETREATED] = {"retreated", "{0:seat} retreats to {1:zone}"},
    [EVENT_BUILT] = {"built", "{0:seat} builds at {1:zone}"},
    [EVENT_CARD] = {"card", "{0:seat} plays {1:kind}"},
    [EVENT_SPIED] = {"spied", "the garrison at {0:zone} is seen: {1:int} soldiers, {2:int} decoys"},
    [EVENT_DREW] = {"drew", "{0:seat} draws {1:kind}"},
    [EVENT_TURN] = {"turn", "{0:seat} begins a turn with {1:int} hexes and {2:int} gold"},
};
