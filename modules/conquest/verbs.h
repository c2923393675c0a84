/* verbs.h - what a seat may do: one list of verbs; an action's arguments are those of its verb.
 *
 * SPDX-License-Identifier: MIT
 *
 * X(NAME, name, what its button says, flags, arguments) makes VERB_NAME. The sorts of arguments are
 * in words.c. */
#ifndef CONQUEST_VERBS_H
#define CONQUEST_VERBS_H

#define CONQUEST_VERBS(X)                                                                          \
    X(ORDER, "order", "{0:seat} goes first", 0, {SEAT}, {WORD("clockwise|counter")}) /* [5] */     \
    X(EMBARK, "embark", "Set out from {0:zone}", 0, {SPACE})                         /* E2 */      \
    X(DISCOVER, "discover", "Send the explorer to {0:zone}", 0, {SPACE})             /* E3 */      \
    X(KEEP, "keep", "Keep the island secret", 0, {NOTHING})                          /* E5 */      \
    X(REVEAL, "reveal", "Reveal the island", 0, {NOTHING})                                         \
    X(RETURN, "return", "Bring the explorer home", 0, {NOTHING})                                   \
    X(STAY, "stay", "Do not explore", 0, {NOTHING})              /* E1 */                          \
    X(BLOW, "blow", "Blow the explorer to {0:zone}", 0, {SPACE}) /* E4 */                          \
    X(TRANSIT, "transit",                                                                          \
      "Move {0:kind}, face {3:plural:down:up}, along the chain from {1:zone} to {2:zone}", 0,      \
      {KIND}, {SPACE}, {SPACE}, {FACE}) /* M2 */                                                   \
    X(FLIP, "flip", "Turn a transport canoe at {0:zone} face {1:plural:down:up}", 0, {SPACE},      \
      {FACE}) /* M3 */                                                                             \
    X(MUSTER, "muster",                                                                            \
      "Take {0:kind}, face {2:plural:down:up}, at {1:zone} into the fleet, {3:int} "               \
      "{3:plural:hex:hexes} left",                                                                 \
      0, {KIND}, {SPACE}, {FACE}, {HEXES(1)}) /* M4 */                                             \
    X(BOARD, "load", "Load {0:kind} onto {1:kind}", 0, {KIND}, {KIND})                             \
    X(SAIL, "sail", "Sail to {0:zone}", 0, {SPACE})                                                \
    X(SHED, "shed",                                                                                \
      "Leave {0:kind} here, face {1:plural:down:up}, {2:int} {2:plural:hex:hexes} left", 0,        \
      {KIND}, {FACE}, {HEXES(0)})                                                                  \
    X(LAND, "land", "Land: the fleet ends its way here", 0, {NOTHING})                             \
    X(LEAVE, "leave", "Give up {0:kind} at {1:zone}", 0, {KIND}, {SPACE}) /* M10 */                \
    X(DONE, "done", "Done", 0, {NOTHING})                                                          \
    X(FIGHT, "fight", "Fight at {0:zone}", 0, {SPACE})                  /* B1 */                   \
    X(ROLL, "roll", "Roll the die", 0, {NOTHING})                       /* B3 */                   \
    X(ELECT, "elect", "Use {0:kind} on this roll", 0, {KIND})           /* [9.5] */                \
    X(LOSE, "lose", "Choose {0:kind}", 0, {KIND})                       /* B3 */                   \
    X(RETREAT, "retreat", "Retreat to {0:zone}", 0, {SPACE})            /* B6 */                   \
    X(ABANDON, "abandon", "Leave {0:kind} behind", 0, {KIND})           /* B6 */                   \
    X(GIVE, "give", "Give up {0:kind} to save a village", 0, {KIND})    /* B7 */                   \
    X(TOP, "top", "Turn one transport canoe up", 0, {NOTHING})          /* B9 */                   \
    X(HOME, "home", "Make {0:zone} the home group", 0, {SPACE})         /* [3.2] */                \
    X(BUILD, "build", "Build {0:kind} at {1:zone}", 0, {KIND}, {SPACE}) /* [9.3] */                \
    X(BUILD_UP, "build-up", "Build a transport canoe face up at {0:zone}", 0, {SPACE})             \
    X(VILLAGE, "village", "Build a village at {0:zone}", 0, {SPACE}) /* [9.4] */                   \
    X(FARM, "farm", "Improve agriculture at {0:zone}", 0, {SPACE})                                 \
    X(CARD, "card", "Buy an Arts & Culture card, paid from {0:zone}", 0, {SPACE}) /* [9.5] */      \
    X(RUMOR, "rumor", "Spread a rumor at {0:zone}", 0, {SPACE})                   /* [7.6] */      \
    X(INWARD, "inward", "Turn inward", 0, {NOTHING})                              /* [9.2] */      \
    X(SETTLE, "settle", "Turn a colony at {0:zone} into a village", 0, {SPACE})   /* C5 */         \
    X(STORE, "store", "Save a Build Point of {0:zone}", 0, {SPACE})               /* [11.4] */     \
    X(SPEND, "spend", "Spend a saved Build Point", 0, {NOTHING})                                   \
    X(COMMIT, "commit", "Commit the plan", VAKA_VERB_COMMIT, {NOTHING})               /* C2 */     \
    X(DECLARE, "declare", "Declare victory", 0, {NOTHING})                            /* V2 */     \
    X(UNVEIL, "unveil", "Turn up the island at {0:zone}", VAKA_VERB_ANYTIME, {SPACE}) /* G3 */     \
    X(SHOW, "show", "Reveal {0:kind}", VAKA_VERB_ANYTIME, {KIND})                                  \
    X(USE, "use", "Use {0:kind}", VAKA_VERB_ANYTIME, {KIND})                                       \
    X(PLAY, "play", "Play {0:kind}", VAKA_VERB_ANYTIME, {KIND})                                    \
    X(HUSH, "hush", "Take a rumor off {0:zone}", VAKA_VERB_ANYTIME, {SPACE})                       \
    X(TAKE_ORDER, "take-order", "Set the turn order; the next draws the event", 0, {NOTHING})      \
    X(TAKE_EVENT, "take-event", "Draw the event; the next sets the turn order", 0, {NOTHING})      \
    X(RID, "rid", "Pay to be rid of {0:kind} at {1:zone}", 0, {KIND}, {SPACE}) /* [11.2] */        \
    X(SEARCH, "search", "Search for kumara from {0:zone}", 0, {SPACE})         /* [11.5] */        \
    X(WALK, "walk", "Let {0:kind} walk from {1:zone} to {2:zone}", 0, {KIND}, {SPACE}, {SPACE})

#define CONQUEST_VERB_NUMBER(name, ...) VERB_##name,
enum { CONQUEST_VERBS(CONQUEST_VERB_NUMBER) VERB_COUNT };
#undef CONQUEST_VERB_NUMBER

#endif
