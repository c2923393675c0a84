/* tests/ways_check.h - holds what looking ahead (play/ways.h) offers against the match itself:
 * every list is accepted, ends where it says, and tells nothing of what the seat cannot know.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TESTS_WAYS_CHECK_H
#define TESTS_WAYS_CHECK_H

#include "match/resample.h"
#include "play/bot.h"
#include "play/ways.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WAYS_SAMPLES 3

typedef struct ways_tally {
    uint32_t searches;
    uint32_t found;     /* searches with any way */
    uint32_t lists;     /* ways in all */
    uint32_t longest;   /* list, in actions */
    uint32_t refused;   /* lists with an action that was refused */
    uint32_t elsewhere; /* lists that did not end where they said */
    uint32_t differ;    /* searches that gave something else in another sample, or in truth */
    uint32_t most;      /* copies of a search */
    uint32_t *copies;   /* owned: of each search that found something */
    uint32_t copies_room;
    double us; /* all of them together */
} ways_tally;

static inline int32_t ways_own(const vaka_live *live, int32_t seat, int32_t zone)
{
    return vaka_count(&vaka_live_position((vaka_live *)(uintptr_t)live)->face, zone, seat,
                      VAKA_NONE);
}

/* Does the list do in truth what it says? */
static inline void ways_try(const vaka_live *live, int32_t seat, const vaka_ways *ways,
                            const vaka_ways_one *way, ways_tally *tally)
{
    vaka_live *copy = vaka_live_clone(live);
    int32_t before = ways_own(copy, seat, way->to);
    uint32_t done = 0;

    while (done < way->count &&
           vaka_live_apply(copy, &vaka_ways_list(ways, way)[done], NULL, NULL) == VAKA_OK)
        done++;
    tally->refused += done < way->count;
    tally->elsewhere += done == way->count && !way->open &&
                        ways_own(copy, seat, way->to) != before + (int32_t)way->moved;
    tally->longest = way->count > tally->longest ? way->count : tally->longest;
    tally->lists++;
    vaka_live_free(copy);
}

static inline bool ways_equal(const vaka_ways *a, const vaka_ways *b)
{
    if (a->count != b->count)
        return false;
    for (uint32_t i = 0; i < a->count; i++) {
        const vaka_ways_one *one = &a->at[i], *other = &b->at[i];

        if (one->to != other->to || one->count != other->count || one->moved != other->moved ||
            one->open != other->open ||
            memcmp(vaka_ways_list(a, one), vaka_ways_list(b, other),
                   one->count * sizeof(vaka_action)) != 0)
            return false;
    }
    return true;
}

/* What the seat is offered must be the same whatever is hidden from it: in truth and in samples. */
static inline bool ways_tell_nothing(const vaka_live *live, const vaka_ways_wish *wish,
                                     const vaka_ways *found)
{
    bool same = true;

    for (uint64_t i = 0; i <= WAYS_SAMPLES && same; i++) {
        vaka_live *other = vaka_live_clone(live);
        vaka_ways ways;

        if (i > 0)
            vaka_resample(other, wish->seat, 1000 + i, NULL);
        vaka_ways_walk(other, wish, &ways);
        same = ways_equal(found, &ways);
        vaka_ways_done(&ways);
        vaka_live_free(other);
    }
    return same;
}

static inline double ways_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static inline void ways_note(ways_tally *tally, const vaka_ways *ways)
{
    tally->searches++;
    tally->most = ways->copies > tally->most ? ways->copies : tally->most;
    if (!ways->count)
        return;
    if (tally->found == tally->copies_room) {
        tally->copies_room = tally->copies_room ? 2 * tally->copies_room : 256;
        tally->copies = vaka_xgrow(tally->copies, tally->copies_room * sizeof *tally->copies);
    }
    tally->copies[tally->found++] = ways->copies;
}

/* One wish in one position. */
static inline void ways_hold(const vaka_live *live, const vaka_ways_wish *wish, ways_tally *tally)
{
    vaka_ways ways;
    double begun = ways_now();

    vaka_ways_search(live, wish, &ways);
    tally->us += ways_now() - begun;
    ways_note(tally, &ways);
    for (uint32_t i = 0; i < ways.count; i++)
        ways_try(live, wish->seat, &ways, &ways.at[i], tally);
    tally->differ += !ways_tell_nothing(live, wish, &ways);
    vaka_ways_done(&ways);
}

/* All that goes from every zone, and every sort of piece alone. */
static inline void ways_hold_all(const vaka_live *live, int32_t seat, ways_tally *tally)
{
    const vaka_match *match = &vaka_live_position((vaka_live *)(uintptr_t)live)->face;
    const vaka_layout *layout = vaka_live_layout(live);

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        vaka_ways_wish wish = {.seat = seat, .from = zone};
        vaka_ways_pick sorts[VAKA_WAYS_SORTS];
        bool board = layout->zones[zone].board != VAKA_NONE;
        uint32_t count = board ? vaka_ways_sorts(match, seat, zone, sorts) : 0;

        if (!count)
            continue;
        ways_hold(live, &wish, tally);
        for (uint32_t i = 0; i < count; i++) {
            wish.picks = 1;
            wish.pick[0] = sorts[i];
            wish.pick[0].count = 1;
            ways_hold(live, &wish, tally);
        }
    }
}

static inline int ways_compare(const void *a, const void *b)
{
    const uint32_t *one = a, *other = b;

    return (*one > *other) - (*one < *other);
}

static inline uint32_t ways_median(ways_tally *tally)
{
    if (!tally->found)
        return 0;
    qsort(tally->copies, tally->found, sizeof *tally->copies, ways_compare);
    return tally->copies[tally->found / 2];
}

/* Plays a match of random bots, and looks ahead every so many actions where one seat is asked. */
static inline void ways_play(vaka_live *live, uint64_t seed, uint32_t actions, uint32_t every,
                             ways_tally *tally)
{
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_error err;

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (vaka_bot_init(&bots[seat], "random", seed, seat, &err) != VAKA_OK)
            return;
    for (uint32_t i = 0; i < actions && !vaka_live_finished(live, NULL); i++) {
        uint8_t must = vaka_live_must(live);
        int32_t seat = 0;
        vaka_action action;

        while (!(must & VAKA_SEAT(seat)))
            seat++;
        if (i % every == 0)
            ways_hold_all(live, seat, tally);
        if (!vaka_bot_choose(&bots[seat], live, seat, &action) ||
            vaka_live_apply(live, &action, NULL, NULL) != VAKA_OK)
            return;
    }
}

#endif
