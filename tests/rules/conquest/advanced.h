/* tests/rules/conquest/advanced.h - what the tests of the advanced rules [11] share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga (0,1), seat 1 Samoa (0,0), seat 2 Hiva (5,-3), seat 3 Raiatea (3,-1). */
#ifndef RULES_CONQUEST_ADVANCED_H
#define RULES_CONQUEST_ADVANCED_H

#include "duel.h"

/* A match with some rules, homes taken; the list ends with NULL. */
static inline void advanced_begin(table *at, int32_t seats, const char *const *rules)
{
    table_homes(at, (table_choice){.seats = seats, .rules = rules});
}

#define WITH(seats, ...) advanced_begin(at, seats, (const char *const[]){__VA_ARGS__, NULL})

static inline void advanced_play(table *at, int32_t seat, const char *const *texts)
{
    for (; *texts; texts++)
        play(at, seat, *texts);
}

#define PLAY(...) advanced_play(at, 0, (const char *const[]){__VA_ARGS__, NULL})

static inline int32_t value_of(table *at, uint32_t value, int32_t place)
{
    return vaka_value(match_of(at), value, place);
}

static inline void set_value(table *at, uint32_t value, int32_t place, int32_t amount)
{
    vaka_modify(match_of(at), value, place, VAKA_CHANGE_SET, amount, VAKA_END_NEVER, 0);
}

/* Nobody does anything until a turn of this number begins; the last action tells what comes of
 * it. */
static inline void idle_until_turn(table *at, int32_t turn)
{
    for (int32_t i = 0; vaka_turn(match_of(at)) < turn; i++) {
        assert_true(i < 200 && asked_seat(at) >= 0);
        play(at, asked_seat(at), idle_action(at));
    }
}

#endif
