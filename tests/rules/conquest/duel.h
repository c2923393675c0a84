/* tests/rules/conquest/duel.h - what the tests of battle, retreat, building and victory share.
 *
 * SPDX-License-Identifier: MIT
 *
 * The table is opened with the cards of mods/duel in the deck; seat 0 is Tonga (0,1), seat 1 Samoa
 * (0,0), seat 2 Hiva (5,-3). */
#ifndef RULES_CONQUEST_DUEL_H
#define RULES_CONQUEST_DUEL_H

#include "table.h"

#include "chapters/sea.h"

static inline int duel_load(void **state)
{
    static const char *const folders[] = {VAKA_SOURCE_DIR "/tests/rules/conquest/mods", NULL};
    table *at;

    if (table_group_load(state))
        return -1;
    at = *state;
    vaka_library_done(&at->library);
    vaka_library_open(&at->library, at->plugin.module, folders);
    for (uint32_t i = 0; i < at->library.complaints.count; i++) {
        char line[1024];
        vaka_complaint_write(&at->library.complaints.at[i], line, sizeof line);
        print_error("%s\n", line);
    }
    return at->library.complaints.count ? -1 : 0;
}

/* A match of so many seats with the test cards, homes taken. */
static inline table *duel_begin(void **state, int32_t seats)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats, .scenario = "duel"});
    return at;
}

/* What a seat does that wants nothing. */
static inline const char *idle_action(table *at)
{
    const vaka_frame *top = vaka_top(match_of(at));

    if (top->ask == VAKA_ASK_WINDOW)
        return "pass";
    switch (top->step) {
    case STEP_ORDER:
        return "order 0 clockwise";
    case STEP_EXPLORE:
        return "stay";
    case STEP_BUILD:
        return "commit";
    default:
        return "done";
    }
}

static inline int32_t asked_seat(table *at)
{
    for (int32_t seat = 0; seat < match_of(at)->seats; seat++)
        if (asked(at, seat))
            return seat;
    return VAKA_NONE;
}

static inline bool planning(table *at)
{
    return vaka_top(match_of(at))->ask == VAKA_ASK_SEALED;
}

/* Nobody does anything until a step is on top. */
static inline void idle_until(table *at, int32_t step)
{
    for (int32_t i = 0; step_on_top(at) != step; i++) {
        assert_true(i < 100 && asked_seat(at) >= 0);
        play(at, asked_seat(at), idle_action(at));
    }
}

/* Seat 0 is about to move canoes: the moment to arrange a battle. */
static inline void idle_until_sailing(table *at)
{
    idle_until(at, STEP_MOVE);
    while (game_at(at)->stage != MOVE_SAIL)
        play(at, 0, "done");
    assert_int_equal(game_at(at)->actor, 0);
}

static inline void idle_until_planning(table *at)
{
    idle_until(at, STEP_BUILD);
    while (!planning(at))
        play(at, asked_seat(at), "pass");
}

/* A band that comes on a war canoe. */
static inline void place_aboard(table *at, int32_t seat, const char *where)
{
    vaka_piece_set(match_of(at), place(at, seat, "band", where), FIELD_FLAGS, PIECE_ON_WAR);
}

/* Takes all pieces of a seat off a hex. */
static inline void clear_hex(table *at, int32_t seat, const char *where)
{
    static const char *const kinds[] = {"transport", "war_canoe", "band", "colony", "rumor"};

    for (int32_t i = 0; i < 5; i++)
        while (count(at, where, seat, kinds[i]))
            take_off(at, seat, kinds[i], where);
}

/* A card of the deck goes to a hand; or, `shown`, lies face up. */
static inline void give_card(table *at, int32_t seat, const char *what, bool shown)
{
    vaka_match *match = match_of(at);
    int32_t piece = vaka_find(match, zone(at, "deck"), VAKA_NONE, kind(at, what));
    char to[16];

    if (piece < 0)
        fail_msg("there is no %s in the deck", what);
    snprintf(to, sizeof to, "%s-%d", shown ? "shown" : "hand", (int)seat);
    vaka_piece_move(match, piece, zone(at, to));
    if (shown)
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
}

static inline int32_t face_up_in(table *at, const char *where, int32_t seat)
{
    int32_t up = 0;

    for (VAKA_EACH(match_of(at), zone(at, where), piece))
        up += match_of(at)->pieces[piece].owner == seat &&
              match_of(at)->pieces[piece].face == VAKA_FACE_UP;
    return up;
}

static inline const seat_now *seat_at(table *at, int32_t seat)
{
    return &game_at(at)->seat[seat];
}

#endif
