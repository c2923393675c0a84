/* isles.h - a game for tests of front ends: thirty spots, fifty-four routes, counters of every
 * sort, an order of play and a score sheet. What its callbacks do is up to the test (toy.h).
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_ISLES_H
#define UNIT_ISLES_H

#include "toy.h"
#include "vaka/counter.h"
#include "vaka/result.h"

#define ISLES_WIDE 6
#define ISLES_HIGH 5
#define ISLES (ISLES_WIDE * ISLES_HIGH)

enum { ISLES_MOVE, ISLES_EXPLORE, ISLES_TRADE, ISLES_STOP };
enum { ISLES_BOAT, ISLES_HUT };
enum { ISLES_FISH, ISLES_COIN, ISLES_VOLCANO, ISLES_PRICE, ISLES_RANK, ISLES_HEAT };
enum { ISLES_ROW_HUTS, ISLES_ROW_FISH, ISLES_WHY };

static const vaka_verb isles_verbs[] = {
    [ISLES_MOVE] = {"move",
                    "Sail from {0:zone} to {1:zone}",
                    0,
                    {{.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_SPACE}}},
    [ISLES_EXPLORE] = {"explore", "Explore {0:zone}", 0, {{.type = VAKA_ARG_ROUTE}}},
    [ISLES_TRADE] = {"trade",
                     "Trade {0:counter} for {1:counter}",
                     0,
                     {{.type = VAKA_ARG_COUNTER}, {.type = VAKA_ARG_COUNTER}}},
    [ISLES_STOP] = {"stop", "Stop", 0, {{.type = VAKA_ARG_INT, .max = 2}}},
};

static inline void isles_route(vaka_layout *layout, int32_t a, int32_t b)
{
    vaka_route_spec spec = {.size = sizeof spec, .a = a, .b = b};

    if (a == 0 && b == 1) {
        spec.title = "The narrows";
        spec.tone = VAKA_TONE_WARN;
    }
    vaka_layout_route(layout, &spec);
}

static inline void isles_board(vaka_layout *layout)
{
    static const char *const titles[] = {"Aka",   "Bora",   "Cook",   "Dao",    "Ebon", "Fais",
                                         "Gau",   "Hiva",   "Ifalik", "Jaluit", "Kiri", "Lau",
                                         "Moala", "Nauru",  "Ontong", "Palau",  "Rapa", "Savai",
                                         "Tonga", "Ua Pou", "Vava'u", "Wotje",  "Yap",  "Anuta",
                                         "Beru",  "Ducie",  "Efate",  "Futuna", "Guam", "Huon"};
    int32_t board = vaka_layout_board(layout, "sea", "The wide sea");
    char id[16];

    for (int32_t i = 0; i < ISLES; i++) {
        vaka_spot_spec spec = {.size = sizeof spec, .board = board, .title = titles[i]};

        snprintf(id, sizeof id, "isle%d", (int)i);
        spec.id = id;
        spec.x = i % ISLES_WIDE * 1000;
        spec.y = i / ISLES_WIDE * 1000;
        vaka_layout_spot(layout, &spec);
    }
    for (int32_t i = 0; i < ISLES; i++) {
        bool last = i % ISLES_WIDE == ISLES_WIDE - 1;

        if (!last)
            isles_route(layout, i, i + 1);
        if (i + ISLES_WIDE < ISLES)
            isles_route(layout, i, i + ISLES_WIDE);
        if (!last && i < ISLES_WIDE)
            isles_route(layout, i, i + ISLES_WIDE + 1);
    }
}

static inline void isles_counters(vaka_layout *layout)
{
    static const vaka_counter_spec specs[] = {
        {sizeof specs[0], 1, VAKA_SEE_ALL, 0, 99, 2, VAKA_NONE, "fish", "Fish", NULL, NULL},
        {sizeof specs[0], 1, VAKA_SEE_OWNER, 0, 50, 5, VAKA_NONE, "coin", "Coins", NULL, NULL},
        {sizeof specs[0], 0, VAKA_SEE_ALL, 0, 9, 3, VAKA_NONE, "volcano", "Volcano", NULL, NULL},
        {sizeof specs[0], 0, VAKA_SEE_ALL, 1, 4, 3, VAKA_NONE, "price", "Price", NULL, "7|6|5|4"},
        {sizeof specs[0], 1, VAKA_SEE_ALL, 0, 2, 0, VAKA_NONE, "rank", "Rank", NULL,
         "low|middle|high"},
        {sizeof specs[0], 0, VAKA_SEE_NOBODY, 0, 9, 7, VAKA_NONE, "heat", "Heat", NULL, NULL},
    };

    for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++)
        vaka_layout_counter(layout, &specs[i]);
}

static inline vaka_status isles_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_kind_spec boat = {sizeof boat, VAKA_SHAPE_DISK, VAKA_NONE, 0, "boat", "Boat", "b", NULL};
    vaka_kind_spec hut = {sizeof hut, VAKA_SHAPE_DISK, VAKA_NONE, 0, "hut", "Hut", "h", NULL};

    (void)setup;
    (void)facts;
    isles_board(layout);
    isles_counters(layout);
    vaka_layout_kind(layout, &boat);
    vaka_layout_kind(layout, &hut);
    vaka_layout_word(layout, "huts", "Huts");
    vaka_layout_word(layout, "fish", "Fish that are left");
    vaka_layout_word(layout, "erupted", "the volcano has erupted");
    vaka_layout_order(layout);
    vaka_layout_sheet(layout, 4);
    vaka_layout_limits(layout, 400, 4, 0);
    return VAKA_OK;
}

static inline vaka_module isles_module(void)
{
    vaka_module module = toy_module;

    module.title = "Isles";
    module.verbs = isles_verbs;
    module.verb_count = sizeof isles_verbs / sizeof isles_verbs[0];
    module.layout = isles_layout;
    return module;
}

static inline void isles_put(vaka_match *match, int32_t kind, int32_t owner, int32_t zone,
                             int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        vaka_piece_flip(match, vaka_piece_new(match, kind, owner, zone), VAKA_FACE_UP);
}

/* Two settlements and a boat between them. */
static inline void isles_few(vaka_match *match)
{
    isles_put(match, ISLES_HUT, 0, 0, 2);
    isles_put(match, ISLES_HUT, 1, 9, 1);
    isles_put(match, ISLES_BOAT, 0, 9, 1);
    isles_put(match, ISLES_BOAT, 0, vaka_route_between(match->layout, 0, 1), 2);
    isles_put(match, ISLES_BOAT, 1, vaka_route_between(match->layout, 28, 29), 1);
    vaka_counter_set(match, ISLES_FISH, 1, 12);
    vaka_counter_set(match, ISLES_RANK, 1, 2);
}

/* Something lies everywhere. */
static inline void isles_all(vaka_match *match)
{
    for (int32_t zone = 0; zone < vaka_zone_count(match->layout); zone++) {
        isles_put(match, ISLES_HUT, 0, zone, 1);
        isles_put(match, ISLES_BOAT, 1, zone, 2);
    }
}

static inline void isles_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    vaka_offer(out, seat, ISLES_MOVE, 0, 1, 0, 0);
    vaka_offer(out, seat, ISLES_MOVE, 0, 6, 0, 0);
    vaka_offer(out, seat, ISLES_EXPLORE, vaka_route_between(match->layout, 0, 6), 0, 0, 0);
    vaka_offer(out, seat, ISLES_TRADE, ISLES_FISH, ISLES_COIN, 0, 0);
    for (int32_t how = 0; how < 3; how++)
        vaka_offer(out, seat, ISLES_STOP, how, 0, 0, 0);
}

static inline const vaka_reason *isles_why_not(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason far = {"far", "1", "{0:zone} is too far"};

    (void)match;
    return action->verb == ISLES_MOVE && action->arg[1] != 1 && action->arg[1] != 6 ? &far : NULL;
}

/* stop 0: seat 1 wins; stop 1: all have lost; stop 2: a draw. */
static inline void isles_apply(vaka_match *match, const vaka_action *action)
{
    if (action->verb != ISLES_STOP) {
        vaka_counter_add(match, ISLES_FISH, action->seat, 1);
        return;
    }
    int32_t huts = vaka_sheet_row(match, ISLES_ROW_HUTS);
    int32_t fish = vaka_sheet_row(match, ISLES_ROW_FISH);
    vaka_sheet_points(match, huts, 0, 4);
    vaka_sheet_points(match, huts, 1, 2);
    vaka_sheet_points(match, fish, 1, 12);
    vaka_end_reason(match, ISLES_WHY);
    if (action->arg[0] == 1) {
        vaka_finish_lost(match);
        return;
    }
    vaka_place_set(match, 0, 2);
    vaka_place_set(match, 1, 1);
    vaka_finish(match, action->arg[0] == 0 ? VAKA_SEAT(1) : 0);
}

/* What the test game does, with this on the table. */
static inline toy_script isles_script(void (*setup)(vaka_match *match))
{
    return (toy_script){
        .setup = setup, .legal = isles_legal, .why_not = isles_why_not, .apply = isles_apply};
}

#endif
