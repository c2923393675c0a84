/* tests/modules/skirmish/words.c - verbs, steps, options and events: what people read.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

#define SPACE_ARG                                                                                  \
    {                                                                                              \
        VAKA_ARG_SPACE, 0, 0, NULL                                                                 \
    }
#define KIND_ARG                                                                                   \
    {                                                                                              \
        VAKA_ARG_KIND, 0, 0, NULL                                                                  \
    }
#define SEAT_ARG                                                                                   \
    {                                                                                              \
        VAKA_ARG_SEAT, 0, 0, NULL                                                                  \
    }

const vaka_verb verbs[] = {
    [VERB_DEPLOY] = {"deploy", "Deploy {0:kind} at {1:zone}", 0, {KIND_ARG, SPACE_ARG}},
    [VERB_READY] = {"ready", "End deployment", 0, {{VAKA_ARG_NONE, 0, 0, NULL}}},
    [VERB_MOVE] = {"move",
                   "Move {0:kind} from {1:zone} to {2:zone}",
                   0,
                   {KIND_ARG, SPACE_ARG, SPACE_ARG, {VAKA_ARG_WORD, 0, 0, "hidden|open"}}},
    [VERB_SCOUT] = {"scout",
                    "Scout from {0:zone} what {2:seat} has at {1:zone}",
                    0,
                    {SPACE_ARG, SPACE_ARG, SEAT_ARG}},
    [VERB_EXPLORE] = {"explore", "Explore {1:zone} with {0:kind}", 0, {KIND_ARG, SPACE_ARG}},
    [VERB_END] = {"end", "End the turn", 0, {{VAKA_ARG_NONE, 0, 0, NULL}}},
    [VERB_PLAY] = {"play", "Play {0:kind} for {1:seat}", 0, {KIND_ARG, SEAT_ARG}},
    [VERB_REVEAL] = {"reveal",
                     "Turn {0:kind} at {1:zone} up",
                     VAKA_VERB_ANYTIME,
                     {KIND_ARG, SPACE_ARG}},
};
const vaka_step steps[] = {
    [STEP_DEPLOY] = {"deploy", "Deployment"},
    [STEP_ROUND] = {"round", "Round"},
    [STEP_TURN] = {"turn", "Turn"},
    [STEP_BATTLE] = {"battle", "Battle"},
};
const vaka_step windows[] = {[WINDOW_BATTLE] = {"battle", "Before the dice of a battle"}};
const vaka_option options[] = {
    [OPTION_ROUNDS] = {"rounds", "Rounds", "9", 3, 20, 6},
    [OPTION_SCOUTS] = {"scouts", "Riders may scout", "5.1", 0, 1, 1},
};
const vaka_text events[] = {
    [EVENT_DEPLOYED] = {"deployed", "{0:seat} deploys {1:kind} at {2:zone}"},
    [EVENT_TURN] = {"turn", "{0:seat} begins its turn of round {1:int}"},
    [EVENT_MOVED] = {"moved", "{0:seat} moves {1:kind} from {2:zone} to {3:zone}"},
    [EVENT_SCOUTED] = {"scouted", "{0:seat} scouts what {1:seat} has at {2:zone}"},
    [EVENT_SAW] = {"saw", "{0:seat} sees {1:kind} at {2:zone}"},
    [EVENT_EXPLORED] = {"explored", "{0:seat} explores {1:zone} and finds {2:kind}"},
    [EVENT_REVEALED] = {"revealed", "{0:seat} turns {1:kind} at {2:zone} up"},
    [EVENT_ATTACKED] = {"attacked", "{0:seat} attacks {1:seat} at {2:zone}"},
    [EVENT_LOST] = {"lost", "{0:seat} loses {1:kind} at {2:zone}"},
    [EVENT_PLAYED] = {"played", "{0:seat} plays {1:kind} for {2:seat}"},
    [EVENT_TIED] = {"tied", "{0:int} to {1:int}: they fight on"},
    [EVENT_WON] = {"won", "{2:seat} wins at {3:zone} ({0:int} to {1:int})"},
    [EVENT_SMOKE] = {"smoke", "Smoke over {0:zone} ends the battle"},
    [EVENT_SCORED] = {"scored", "{0:seat} scores {1:int} {1:plural:point:points} for {2:zone}"},
    [EVENT_OUT] = {"out", "{0:seat} has no counters left and is out"},
    [EVENT_GAINED] = {"gained", "{0:seat} gains {1:int} {1:plural:point:points}"},
    [EVENT_CARD] = {"card", "The event of this round: {0:kind}"},
};
