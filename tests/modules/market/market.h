/* tests/modules/market/market.h - what the files of the module share. The rules are in market.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MARKET_MARKET_H
#define MARKET_MARKET_H

#include "vaka/vaka.h"

enum { VERB_CATCH, VERB_BUILD, VERB_TRADE, VERB_VISIT, VERB_ALLOW, VERB_DENY, VERB_REST };
enum { VERB_COUNT = VERB_REST + 1 };
enum { STEP_ROUNDS, STEP_ROUND, STEP_VISIT, STEP_COUNT };
enum { OPTION_ROUNDS, OPTION_COUNT };
enum { EVENT_ROUND, EVENT_CAUGHT, EVENT_BUILT, EVENT_TALKS, EVENT_VISITS };
enum { EVENT_ALLOWED = EVENT_VISITS + 1, EVENT_DENIED, EVENT_MET, EVENT_OVER, EVENT_COUNT };
enum { COUNTER_FISH, COUNTER_COINS, COUNTER_STALLS, COUNTER_COUNT };
enum { SPICES = 4, CHARMS = 3, AIMS = 6, SEATS = 4 };
enum { BACK_SPICE, BACK_CHARM, BACK_AIM, KIND_SPICE, KIND_CHARM = KIND_SPICE + SPICES };
enum { KIND_AIM = KIND_CHARM + CHARMS, KIND_COUNT = KIND_AIM + AIMS };
enum { ZONE_SACK, ZONE_BOX, ZONE_SHOWN, ZONE_SEATS }; /* behind them three zones of each seat: */
enum { HELD_SPICES, HELD_CHARMS, HELD_AIM, HELD_COUNT };
enum { ACTS = 3, OFFERS = 3, LINES = 6, FISH_MOST = 9, HAND_MOST = 5, STALL_COST = 2, COINS = 4 };

/* Public facts only. */
typedef struct market_game {
    uint64_t asked; /* aims that have come true */
    int8_t round, rounds, seat, acts;
    int8_t met; /* 1: somebody's aim has come true */
    int8_t spare[3];
} market_game;
_Static_assert(sizeof(market_game) == 16, "no padding");

extern const vaka_verb verbs[VERB_COUNT];
extern const vaka_objectives aims;

static inline int32_t held_by(int32_t seat, int32_t what)
{
    return ZONE_SEATS + HELD_COUNT * seat + what;
}

/* layout.c */
vaka_status market_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status market_setup(vaka_match *match, const vaka_setup *setup);

/* obstacle.c: what a seat may do, and why not. */
const vaka_reason *market_why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS]);
void market_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

/* round.c: the sequence of play, aims, and the end. */
void market_step(vaka_match *match, const vaka_frame *frame);
bool market_possible(const vaka_match *match);

/* scene.c */
void market_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
