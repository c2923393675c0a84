/* tests/unit/sample_layout.h - a small made-up game whose layout unit tests of the table share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Board `main` is a hexagon of 19 spaces, ring by ring from `hub` at 0,0; board `side` has three in
 * a row from 5,5. Then come four zones that are no spaces, and three kinds. */
#ifndef UNIT_SAMPLE_LAYOUT_H
#define UNIT_SAMPLE_LAYOUT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "layout/layout.h"

enum { VERB_TAKE, VERB_MOVE, VERB_TURN, VERB_DONE, VERB_BIG };
enum { MAIN_SIZE = 19, SIDE_SIZE = 3, SIDE_FIRST = MAIN_SIZE };
enum { ZONE_HEAP = MAIN_SIZE + SIDE_SIZE, ZONE_BAG, ZONE_EAST, ZONE_WEST, ZONE_COUNT };
enum { KIND_STONE, KIND_SHELL, KIND_BACK };

static const vaka_verb sample_verbs[] = {
    [VERB_TAKE] = {"take", "Take {0:int} {0:plural:stone:stones}", 0, {{VAKA_ARG_INT, 1, 3, NULL}}},
    [VERB_MOVE] = {"move",
                   "Move",
                   0,
                   {{VAKA_ARG_KIND, 0, 0, NULL},
                    {VAKA_ARG_ZONE, 0, 0, NULL},
                    {VAKA_ARG_SPACE, 0, 0, NULL},
                    {VAKA_ARG_SEAT, 0, 0, NULL}}},
    [VERB_TURN] = {"turn", "Turn", 0, {{VAKA_ARG_WORD, 0, 0, "left|right|about"}}},
    [VERB_DONE] = {"done", "End it all", 0, {{0}}},
    [VERB_BIG] = {"big", "Big", 0, {{0}, {VAKA_ARG_INT, -100000, 100000, NULL}}},
};

static const vaka_text sample_events[] = {{"took", "{0:seat} takes {1:int}"}};

static inline vaka_status sample_lay_out(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec zone = {sizeof zone, VAKA_ZONE_POOL, VAKA_SEE_ALL, 0, VAKA_NONE,
                           0,           "heap",         "The Heap"};
    vaka_kind_spec kind = {sizeof kind, VAKA_SHAPE_DISK, KIND_BACK, 0, "stone", "Stone", "o", NULL};
    static const char *const ids[] = {"bag", "east", "west"};
    vaka_hex at[MAIN_SIZE];

    (void)setup;
    (void)facts;
    vaka_hex_range((vaka_hex){0, 0}, 2, at, MAIN_SIZE);
    vaka_layout_board(layout, "main", "Main");
    for (int i = 0; i < MAIN_SIZE; i++)
        vaka_layout_space(layout, 0, at[i].q, at[i].r, i == 0 ? "hub" : NULL, NULL);
    vaka_layout_board(layout, "side", "Side");
    for (int i = 0; i < SIDE_SIZE; i++)
        vaka_layout_space(layout, 1, 5 + i, 5, NULL, NULL);
    vaka_layout_zone(layout, &zone);
    for (int i = 0; i < 3; i++) {
        zone.id = ids[i];
        zone.title = i == 0 ? "Old Bag" : "Twin";
        vaka_layout_zone(layout, &zone);
    }
    vaka_layout_kind(layout, &kind);
    kind.id = "shell";
    kind.title = "Big Shell";
    vaka_layout_kind(layout, &kind);
    kind.id = "back";
    kind.title = "Back";
    vaka_layout_kind(layout, &kind);
    vaka_layout_limits(layout, 10, 2, 0);
    return VAKA_OK;
}

static const vaka_module sample_module = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.example.sample",
    .title = "Sample",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = 4,
    .verbs = sample_verbs,
    .verb_count = 5,
    .events = sample_events,
    .event_count = 1,
    .layout = sample_lay_out,
};

static inline int sample_begin(void **state)
{
    vaka_setup setup;
    vaka_error err;
    vaka_layout *layout = NULL;

    if (vaka_setup_init(&setup, &sample_module, 3, &err) || vaka_layout_new(&setup, &layout, &err))
        return -1;
    *state = layout;
    return 0;
}

static inline int sample_end(void **state)
{
    vaka_layout_free(*state);
    return 0;
}

#endif
