/* tests/rules/conquest/sea_help.h - arranging exploration and movement, shared by their tests.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_CONQUEST_SEA_HELP_H
#define RULES_CONQUEST_SEA_HELP_H

#include "table.h"

#include "chapters/sea.h"

static inline int32_t stage(table *at)
{
    return vaka_top(match_of(at))->stage;
}

/* Tonga (seat 0) and Samoa (seat 1) are chosen; pieces may be put out now. */
static inline void sea_open(table *at, int32_t seats)
{
    table_homes(at, (table_choice){.seats = seats});
}

/* The same with the cards of sea_load_with_cards in the deck. */
static inline void sea_open_with_cards(table *at, int32_t seats)
{
    table_homes(at, (table_choice){.seats = seats, .scenario = "sea_cards"});
}

/* Nobody explores; seat 0 stands at the stage of its movement (MOVE_…), which it is asked about. */
static inline void sea_go(table *at, int32_t until)
{
    skip_exploration(at);
    while (stage(at) < until)
        play(at, 0, "done");
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(stage(at), until);
    assert_true(asked(at, 0));
}

/* Plays several actions of seat 0; the list ends with NULL. */
static inline void play_all(table *at, const char *const *texts)
{
    for (; *texts; texts++)
        play(at, 0, *texts);
}

#define PLAY(...) play_all(at, (const char *const[]){__VA_ARGS__, NULL})

/* sea_open, and 1,1 2,1 2,0 1,0 and 3,0 are open ocean, from Tonga to the east. */
static inline void sea_open_ocean(table *at, int32_t seats)
{
    static const char *const hexes[] = {"1,1", "2,1", "2,0", "1,0", "3,0"};

    sea_open(at, seats);
    for (size_t i = 0; i < 5; i++)
        make_ocean(at, hexes[i]);
}

/* Can the last action of a seat be taken back? */
static inline bool undoable(table *at, int32_t seat)
{
    return vaka_live_can_undo(at->live, seat, NULL);
}

/* The table with cards that only tests know beside the game's own. */
static inline int sea_load_with_cards(void **state)
{
    static const char *const folders[] = {VAKA_SOURCE_DIR "/tests/rules/conquest/mods/sea_cards",
                                          NULL};

    if (table_group_load(state) != 0)
        return -1;
    table *at = *state;
    vaka_library_done(&at->library);
    vaka_library_open(&at->library, at->plugin.module, folders);
    assert_int_equal(at->library.complaints.count, 0);
    return 0;
}

/* A card of the deck in a hand, face down. */
static inline void deal_card(table *at, const char *what, int32_t seat)
{
    vaka_match *match = match_of(at);
    char hand[16];
    int32_t piece = vaka_find(match, zone(at, "deck"), VAKA_NONE, kind(at, what));

    assert_true(piece >= 0);
    snprintf(hand, sizeof hand, "hand-%d", (int)seat);
    vaka_piece_move(match, piece, zone(at, hand));
}

/* --- Exploration --- */

/* Seat 0 is to explore first. */
static inline void sea_begin(table *at, int32_t seats)
{
    table_homes(at, (table_choice){.seats = seats});
    play(at, 0, "order 0 clockwise");
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    assert_true(asked(at, 0));
}

/* A marker comes out of the cup, and a tile out of the pile if one is named. */
static inline void discover(table *at, int32_t seat, const char *hex, const char *marker,
                            const char *tile)
{
    char text[64];

    snprintf(text, sizeof text, "draw cup %s", marker);
    queue_chance(at, text);
    if (tile) {
        snprintf(text, sizeof text, "draw pile %s", tile);
        queue_chance(at, text);
    }
    snprintf(text, sizeof text, "discover %s", hex);
    play(at, seat, text);
}

static inline int32_t knots(table *at)
{
    return game_at(at)->knots;
}

static inline bool explorer_is(table *at, int32_t seat, int32_t where)
{
    return game_at(at)->seat[seat].explorer == where;
}

/* Does a Discovered Island marker of the seat lie on a face-down tile there? */
static inline bool has_marker(table *at, int32_t seat, const char *hex)
{
    const vaka_match *match = match_of(at);

    for (VAKA_EACH(match, zone(at, hex), piece))
        if (match->pieces[piece].kind >= facts_of(match)->tile_kind &&
            match->pieces[piece].face == VAKA_FACE_DOWN)
            return (match->pieces[piece].seen & VAKA_SEAT(seat)) != 0;
    return false;
}

#endif
