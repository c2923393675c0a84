/* tests/rules/conquest/solitaire.h - what the tests of the solitaire game share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is the player, Tonga (0,1); seat 1 is Samoa (0,0), whom nobody plays. */
#ifndef RULES_CONQUEST_SOLITAIRE_H
#define RULES_CONQUEST_SOLITAIRE_H

#include "culture.h"

enum { PLAYER, RIVAL };

/* The player is about to commit the builds of the first turn: the moment to arrange things. */
static inline table *solo_with(void **state, const char *const *rules)
{
    table *at = *state;

    table_begin(at, (table_choice){.scenario = "solitaire", .rules = rules});
    idle_until_planning(at);
    return at;
}

static inline table *solo(void **state)
{
    return solo_with(state, NULL);
}

/* The same, and a late chit can be drawn at once. */
static inline table *with_late_chits(void **state)
{
    table *at = solo(state);

    for (VAKA_EACH(match_of(at), zone(at, "late-chits"), piece))
        vaka_piece_flip(match_of(at), piece, VAKA_FACE_DOWN);
    vaka_zone_move(match_of(at), zone(at, "late-chits"), zone(at, "chits"));
    return at;
}

/* The turn goes on, and this chit is drawn in the Turn Order Step of the next. */
static inline void draw_chit(table *at, const char *chit)
{
    char text[48];

    snprintf(text, sizeof text, "draw chits %s", chit);
    queue_chance(at, text);
    play(at, PLAYER, "commit");
    while (step_on_top(at) != STEP_CHIT)
        play(at, PLAYER, idle_action(at));
    assert_int_equal(window_open(at), WINDOW_OPPONENT);
}

static inline void go_on(table *at)
{
    assert_int_equal(window_open(at), WINDOW_OPPONENT);
    play(at, PLAYER, "pass");
}

/* Draws a chit and carries out its Expand side. */
static inline void expand(table *at, const char *chit)
{
    draw_chit(at, chit);
    go_on(at);
}

/* Goes on until the chit is done or something else is asked. */
static inline void finish_chit(table *at)
{
    while (step_on_top(at) == STEP_CHIT && window_open(at) == WINDOW_OPPONENT)
        go_on(at);
}

/* An island of the opponent: a tile with so many of his villages, and a canoe. */
static inline void give_island(table *at, const char *tile, const char *where, int32_t villages)
{
    put_tile(at, tile, where, VAKA_NONE);
    settle_hex(at, RIVAL, where, villages);
    place_up(at, RIVAL, "transport", where);
}

/* All unbuilt counters of a kind of a seat but so many are out of the game, for this test. */
static inline void leave_unbuilt(table *at, int32_t seat, const char *what, int32_t count_left)
{
    char unbuilt[16];

    snprintf(unbuilt, sizeof unbuilt, "unbuilt-%d", (int)seat);
    at->invariants = false;
    while (count(at, unbuilt, seat, what) > count_left)
        vaka_piece_move(match_of(at),
                        vaka_find(match_of(at), zone(at, unbuilt), seat, kind(at, what)),
                        zone(at, "gone"));
}

/* How often an event was told by the last action. */
static inline int32_t times_told(table *at, uint32_t event)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);
    int32_t times = 0;

    for (uint32_t i = 0; i < events; i++)
        times += list[i].id == event;
    return times;
}

#endif
