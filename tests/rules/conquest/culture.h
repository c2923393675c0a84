/* tests/rules/conquest/culture.h - what the tests of the 28 Arts & Culture cards share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga (0,1), seat 1 Samoa (0,0), seat 2 Hiva (5,-3); the deck is the game's own. */
#ifndef RULES_CONQUEST_CULTURE_H
#define RULES_CONQUEST_CULTURE_H

#include "duel.h"

static inline table *culture_begin(void **state, int32_t seats)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats});
    return at;
}

/* A card of the deck is dealt to a seat, which turns it up at once. */
static inline void show(table *at, int32_t seat, const char *card)
{
    char text[64];

    give_card(at, seat, card, false);
    snprintf(text, sizeof text, "show %s", card);
    play(at, seat, text);
}

static inline int32_t vp_of(table *at, int32_t seat)
{
    return check_of(at)->public_vp(match_of(at), seat);
}

static inline int32_t value_of(table *at, uint32_t value, int32_t place)
{
    return vaka_value(match_of(at), value, place);
}

static inline int32_t window_open(table *at)
{
    const vaka_frame *top = vaka_top(match_of(at));

    return top->ask == VAKA_ASK_WINDOW ? top->window : VAKA_NONE;
}

/* The attacker, seat 0, rolls this. */
static inline void roll_die(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    play(at, 0, "roll");
}

static inline void commit_plans(table *at)
{
    while (planning(at))
        play(at, asked_seat(at), "commit");
}

#endif
