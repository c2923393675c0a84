/* rules/samples.h - is somebody honest who is given samples of a game in Lua? And is somebody who
 * peeks caught?
 *
 * SPDX-License-Identifier: MIT
 *
 * Bots play. Where a seat has a choice, another world is made that differs in all that the seat
 * cannot know. Who chooses otherwise there has peeked. A secret is told by samples if they have it
 * as it is in truth too often. RULES_WORLDS=n compares choices in n worlds instead of a few; with
 * RULES_PEEK somebody who peeks chooses in place of the bot that looks ahead, to see it fail. */
#ifndef RULES_SAMPLES_H
#define RULES_SAMPLES_H

#include "chance/rng.h"
#include "match/live_inside.h"
#include "match/resample.h"
#include "play/bot.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "table/counter.h"
#include "vaka/counter.h"

#include "registered.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FEW_WORLDS 6u
#define MOST_SEATS 5

typedef struct world {
    vaka_plugins plugins;
    vaka_loader loader;
    const vaka_module *module;
    vaka_layout *layout;
    vaka_live *live, *other; /* the match, and room for another that a seat cannot tell from it */
    vaka_bot bots[MOST_SEATS];
    uint32_t poll[4];
} world;

static inline void world_open(world *at, const char *game, int32_t seats)
{
    vaka_error err = {0};
    const vaka_loaded *loaded;
    vaka_setup setup;
    vaka_library_choice choice = {.seats = seats};

    *at = (world){0};
    vaka_modules_scan(&at->plugins, NULL);
    vaka_loader_init(&at->loader, NULL);
    at->module = vaka_plugins_find(&at->plugins, game, &err);
    if (!at->module || vaka_setup_init(&setup, at->module, seats, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, &loaded, &err) ||
        vaka_layout_new(&setup, &at->layout, &err))
        fail_msg("%s", err.text);
}

static inline void world_leave(world *at)
{
    vaka_live_free(at->other);
    vaka_live_free(at->live);
    at->other = at->live = NULL;
}

static inline void world_close(world *at)
{
    world_leave(at);
    vaka_layout_free(at->layout);
    vaka_loader_done(&at->loader);
    vaka_plugins_done(&at->plugins);
}

/* A match between bots of this name. */
static inline void world_begin(world *at, const char *bot, uint64_t seed)
{
    vaka_error err = {0};

    world_leave(at);
    if (vaka_live_new(at->layout, seed, NULL, 0, &at->live, &err))
        fail_msg("%s", err.text);
    at->other = vaka_live_clone(at->live);
    for (int32_t seat = 0; seat < at->layout->setup.seats; seat++)
        if (vaka_bot_init_for(&at->bots[seat], at->module, bot, seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_rng_seed(at->poll, seed);
}

static inline bool world_step(world *at)
{
    vaka_action action;
    vaka_error err = {0};

    if (vaka_live_finished(at->live, NULL) || !vaka_bot_next(at->bots, at->live, at->poll, &action))
        return false;
    if (vaka_live_apply(at->live, &action, NULL, &err))
        fail_msg("%s", err.text);
    return true;
}

/* Makes `other` a world that differs in all that a seat cannot know, and in nothing it sees. False:
 * there is nothing that it cannot know, or by chance it is the same. */
static inline bool world_change(world *at, int32_t seat, uint64_t seed)
{
    vaka_resampled changed;

    vaka_live_copy(at->other, at->live);
    vaka_resample(at->other, seat, seed, &changed);
    assert_true(vaka_live_view_hash(at->other, seat) == vaka_live_view_hash(at->live, seat));
    return changed.pieces + changed.order + changed.sealed + changed.counters + changed.deals > 0;
}

static inline bool has_choice(const world *at, int32_t seat)
{
    uint32_t count = 0;

    if (vaka_live_must(at->live) & VAKA_SEAT(seat))
        vaka_live_legal(at->live, seat, &count);
    return count > 1;
}

/* --- what is looked at ------------------------------------------------------------------------ */

/* Something that a seat has found out, or that it chooses, as a number; 0: there is nothing. */
typedef uint64_t look(vaka_live *live, int32_t seat);

static inline uint64_t mix(uint64_t hash, uint64_t number)
{
    return (hash ^ number) * 0x9e3779b97f4a7c15u + (hash >> 29);
}

/* The kinds in a zone, in whatever order. */
static inline uint64_t kinds_in(vaka_live *live, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    int32_t zone = vaka_zone_by_id(match->layout, id);
    uint64_t sum = 0;

    if (zone < 0)
        fail_msg("there is no zone '%s'", id);
    for (VAKA_EACH(match, zone, piece))
        sum += mix(1, (uint64_t)match->pieces[piece].kind + 1);
    return sum;
}

/* … of the seat's next neighbour: "hand" stands for hand_0, hand_1 and so on. */
static inline uint64_t kinds_of_next(vaka_live *live, int32_t seat, const char *prefix)
{
    char id[32];

    snprintf(id, sizeof id, "%s_%d", prefix, (int)((seat + 1) % live->layout->setup.seats));
    return kinds_in(live, id);
}

/* How many lie there: one more, so that nothing is something. */
static inline uint64_t pieces_of_next(vaka_live *live, int32_t seat, const char *prefix)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    char id[32];

    snprintf(id, sizeof id, "%s_%d", prefix, (int)((seat + 1) % match->seats));
    return 1u + (uint64_t)match->zones[vaka_zone_by_id(match->layout, id)].count;
}

/* A number that the next neighbour has: one more, so that nothing is something. */
static inline uint64_t number_of_next(vaka_live *live, int32_t seat, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    int32_t counter = vaka_counter_by_id(match->layout, id);

    if (counter < 0)
        fail_msg("there is no counter '%s'", id);
    return 1u + (uint64_t)vaka_counter(match, counter, (seat + 1) % match->seats);
}

/* What others have sealed by a verb. */
static inline uint64_t sealed_by(vaka_live *live, int32_t seat, const char *verb)
{
    const vaka_position *position = vaka_live_position(live);
    uint64_t hash = 0;

    for (int32_t other = 0; other < position->face.seats; other++)
        for (int32_t i = 0; other != seat && i < position->table->sealed_count[other]; i++) {
            const vaka_action *at = &position->sealed[live->layout->sealed_max * other + i];
            if (strcmp(live->layout->module->verbs[at->verb].name, verb) == 0)
                hash = mix(hash + 1, (uint64_t)other << 32 | (uint16_t)at->arg[0]);
        }
    return hash;
}

/* What somebody does who looks ahead, but only a little. */
static inline uint64_t look_ahead(vaka_live *live, int32_t seat)
{
    static const vaka_search_budget quick = {12, 3};
    vaka_search_result result;
    uint64_t hash = vaka_search(live, seat, &quick, 77, NULL, NULL, &result);

    if (!result.searched)
        return 0;
    for (uint32_t i = 0; i < result.plan.count; i++)
        for (int n = 0; n < VAKA_ARGS; n++)
            hash = mix(hash, result.plan.at[i].verb * 65536u + (uint16_t)result.plan.at[i].arg[n]);
    return mix(hash, (uint64_t)(result.value * 1e12));
}

/* --- who peeks -------------------------------------------------------------------------------- */

static inline uint32_t worlds_wanted(void)
{
    const char *text = getenv("RULES_WORLDS");

    return text ? (uint32_t)strtoul(text, NULL, 10) : FEW_WORLDS;
}

/* In how many of so many changed worlds does somebody choose otherwise? Every so many choices are
 * looked at; those in which nothing is weighed do not count. */
static inline uint32_t count_peeks(world *at, look *choose, uint32_t worlds, uint32_t every)
{
    uint32_t peeks = 0, compared = 0, choices = 0;

    for (uint64_t match = 1; compared < worlds; match++) {
        world_begin(at, "greedy", match);
        do {
            for (int32_t seat = 0; seat < at->layout->setup.seats && compared < worlds; seat++) {
                if (!has_choice(at, seat) || ++choices % every ||
                    !world_change(at, seat, match << 32 | choices))
                    continue;
                uint64_t here = choose(at->live, seat), there = choose(at->other, seat);
                peeks += here != there;
                compared += here || there;
            }
        } while (compared < worlds && world_step(at));
    }
    return peeks;
}

/* Does who looks ahead choose the same, whatever it cannot know? With RULES_PEEK somebody who looks
 * at `peeked` is in its place. */
static inline void expect_honesty(world *at, look *peeked, uint32_t every)
{
    look *choose = getenv("RULES_PEEK") ? peeked : look_ahead;
    uint32_t worlds = worlds_wanted(), peeks = count_peeks(at, choose, worlds, every);

    if (peeks)
        fail_msg("another choice in %u of %u changed worlds", peeks, worlds);
    print_message("the same choice in %u changed worlds\n", worlds);
}

/* --- what samples tell ------------------------------------------------------------------------ */

typedef struct secret {
    const char *name;
    look *at;
    uint32_t most;  /* of a hundred samples may have it as it is in truth */
    uint32_t of;    /* worlds in which there was something */
    uint32_t as;    /* those that had it as it is */
    uint32_t peeks; /* those in which a bot that goes by it does something else */
} secret;

/* With RULES_PEEK samples are the true match: then all have it as it is, and that is seen. */
static inline void compare_secrets(world *at, int32_t seat, secret *all, size_t count)
{
    vaka_live *sample = getenv("RULES_PEEK") ? at->live : at->other;
    uint32_t actions;

    vaka_live_legal(at->live, seat, &actions);
    for (size_t i = 0; i < count; i++) {
        uint64_t truth = all[i].at(at->live, seat), other = all[i].at(sample, seat);
        all[i].of += truth != 0;
        all[i].as += truth && other == truth;
        all[i].peeks += truth % actions != other % actions;
    }
}

static inline void check_secret(const secret *at)
{
    print_message("%s: as it is in %u of %u samples\n", at->name, at->as, at->of);
    if (at->of < 5)
        fail_msg("%s: there was hardly ever any", at->name);
    if (at->as * 100 > at->most * at->of)
        fail_msg("%s: %u of %u samples have it as it is", at->name, at->as, at->of);
    if (!at->peeks)
        fail_msg("%s: a bot that goes by it is not caught", at->name);
}

/* In so many matches, of greedy players and of random ones who do anything, at every so many
 * choices: samples have each secret as it is in truth no
 * oftener than its limit says, and a planted bot that goes by it is caught. */
static inline void expect_secrets(world *at, secret *all, size_t count, uint64_t matches,
                                  uint32_t every)
{
    uint32_t choices = 0;

    for (uint64_t match = 1; match <= matches; match++) {
        world_begin(at, match % 2 ? "greedy" : "random", match);
        do {
            for (int32_t seat = 0; seat < at->layout->setup.seats; seat++) {
                if (!has_choice(at, seat) || ++choices % every)
                    continue;
                world_change(at, seat, match << 32 | choices);
                compare_secrets(at, seat, all, count);
            }
        } while (world_step(at));
    }
    for (size_t i = 0; i < count; i++)
        check_secret(&all[i]);
}

#endif
