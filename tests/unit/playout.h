/* tests/unit/playout.h - a module file at play: single actions by their text, and whole random
 * games in which everything a module promises is checked.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_PLAYOUT_H
#define UNIT_PLAYOUT_H

#include "chance/rng.h"
#include "match/live_inside.h"
#include "match/resample.h"
#include "plugin/plugins.h"
#include "table/codec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define MOST_REASONS 64
#define MOST_ACTIONS 4000 /* in one game; far more than any takes */

typedef struct playout {
    vaka_plugin plugin;
    vaka_setup setup;
    vaka_layout *layout;
    vaka_live *live;
    const char *reason[MOST_REASONS]; /* ids of refusals met so far */
    uint32_t reasons;
    uint32_t done[256]; /* how often each verb was used in random games */
    uint32_t differing; /* pairs of matches that a resample made differ */
} playout;

static inline void playout_load(playout *at, const char *module)
{
    char path[512];

    memset(at, 0, sizeof *at);
    snprintf(path, sizeof path, "%s/tests/modules/%s.vaka", VAKA_BUILD_DIR, module);
    if (vaka_plugin_load(path, &at->plugin) != VAKA_OK)
        fail_msg("%s: %s", path, at->plugin.reason);
}

static inline void playout_close(playout *at)
{
    vaka_live_free(at->live);
    vaka_layout_free(at->layout);
    at->live = NULL;
    at->layout = NULL;
}

static inline void playout_unload(playout *at)
{
    playout_close(at);
    vaka_plugin_unload(&at->plugin);
}

/* The same for the beginning and the end of tests; what is begun is the state. */
static inline int playout_load_state(void **state, const char *module)
{
    playout *at = vaka_xnew(sizeof *at);

    playout_load(at, module);
    *state = at;
    return 0;
}

static inline int playout_unload_state(void **state)
{
    playout_unload(*state);
    free(*state);
    return 0;
}

/* Chooses seats, and one option if `option` is not NULL. */
static inline void playout_set(playout *at, int32_t seats, const char *option, int32_t value)
{
    vaka_error err;

    playout_close(at);
    assert_int_equal(vaka_setup_init(&at->setup, at->plugin.module, seats, &err), VAKA_OK);
    if (option)
        assert_int_equal(vaka_setup_set(&at->setup, option, value, &err), VAKA_OK);
    if (vaka_layout_new(&at->setup, &at->layout, &err) != VAKA_OK)
        fail_msg("%s", err.text);
}

/* Begins a match; `queue` is a NULL-terminated list of results of chance, or NULL. */
static inline void playout_begin(playout *at, uint64_t seed, const char *const *queue)
{
    vaka_chance_result results[64];
    vaka_error err;
    uint32_t count = 0;

    for (; queue && queue[count]; count++)
        if (vaka_chance_read(at->layout, queue[count], &results[count], &err) != VAKA_OK)
            fail_msg("%s", err.text);
    vaka_live_free(at->live);
    if (vaka_live_new(at->layout, seed, results, count, &at->live, &err) != VAKA_OK)
        fail_msg("%s", err.text);
}

static inline void playout_queue(playout *at, const char *text)
{
    vaka_chance_result result;
    vaka_error err;

    if (vaka_chance_read(at->layout, text, &result, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_live_queue(at->live, result);
}

static inline vaka_action playout_read(const playout *at, int32_t seat, const char *text)
{
    vaka_action action;
    vaka_error err;

    if (vaka_action_read(at->layout, seat, text, &action, &err) != VAKA_OK)
        fail_msg("'%s': %s", text, err.text);
    return action;
}

static inline void playout_do(playout *at, int32_t seat, const char *text)
{
    vaka_action action = playout_read(at, seat, text);
    vaka_refusal why;
    vaka_error err;
    vaka_status status = vaka_live_apply(at->live, &action, &why, &err);

    if (status == VAKA_ERR_ILLEGAL)
        fail_msg("'%s' was refused: %s", text, why.id);
    if (status != VAKA_OK)
        fail_msg("'%s': %s", text, err.text);
}

/* The id of the reason for which an action is refused; nothing may change by it. */
static inline const char *playout_refused(playout *at, int32_t seat, const char *text)
{
    vaka_action action = playout_read(at, seat, text);
    uint64_t before = vaka_live_hash(at->live);
    vaka_refusal why = {0};

    assert_int_equal(vaka_live_apply(at->live, &action, &why, NULL), VAKA_ERR_ILLEGAL);
    assert_true(vaka_live_hash(at->live) == before);
    return why.id;
}

static inline int32_t playout_zone(const playout *at, const char *text)
{
    int32_t zone = vaka_zone_read(at->layout, text);

    if (zone < 0)
        fail_msg("there is no zone '%s'", text);
    return zone;
}

/* How many pieces of a kind (NULL: any) lie in a zone, as `seat` sees it. */
static inline int32_t playout_sees(playout *at, int32_t seat, const char *zone, const char *kind)
{
    int32_t wanted = kind ? vaka_kind_by_id(at->layout, kind) : VAKA_NONE;

    return vaka_count(vaka_live_seen(at->live, seat), playout_zone(at, zone), VAKA_NONE, wanted);
}

/* --- Random games ----------------------------------------------------------------------------- */

static inline void playout_note(playout *at, const char *id)
{
    for (uint32_t i = 0; i < at->reasons; i++)
        if (strcmp(at->reason[i], id) == 0)
            return;
    assert_true(at->reasons < MOST_REASONS);
    at->reason[at->reasons++] = id;
}

static inline bool playout_met(const playout *at, const char *id)
{
    for (uint32_t i = 0; i < at->reasons; i++)
        if (strcmp(at->reason[i], id) == 0)
            return true;
    return false;
}

static inline bool playout_lists(const vaka_action *list, uint32_t count, const vaka_action *action)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_action_compare(&list[i], action) == 0)
            return true;
    return false;
}

/* Accepted exactly if listed; a refusal of the module names reason, rule and sentence. */
static inline void playout_try(playout *at, const vaka_action *list, uint32_t count,
                               const vaka_action *action)
{
    vaka_refusal why = {0};
    bool accepted = vaka_live_check(at->live, action, &why) == VAKA_OK;

    if (accepted != playout_lists(list, count, action)) {
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(at->layout, action, text, sizeof text);
        fail_msg("seat %d: '%s' is %s", action->seat, text,
                 accepted ? "accepted but not listed" : "listed but refused");
    }
    if (accepted)
        return;
    assert_non_null(why.id);
    assert_non_null(why.rule);
    assert_true(why.text && *why.text);
    playout_note(at, why.id);
}

/* How many values an argument has; the lowest is in `*low`. */
static inline int32_t playout_range(const playout *at, const vaka_arg *arg, int32_t *low)
{
    const char *words = arg->words;
    int32_t bars = 1;

    *low = arg->type == VAKA_ARG_INT ? arg->min : 0;
    switch (arg->type) {
    case VAKA_ARG_INT:
        return arg->max - arg->min + 1;
    case VAKA_ARG_ZONE:
    case VAKA_ARG_SPACE:
    case VAKA_ARG_ROUTE:
        return vaka_zone_count(at->layout);
    case VAKA_ARG_KIND:
        return vaka_kind_count(at->layout);
    case VAKA_ARG_SEAT:
        return at->setup.seats;
    case VAKA_ARG_COUNTER:
        return vaka_counter_count(at->layout);
    case VAKA_ARG_GOOD:
        return at->layout->good_count;
    case VAKA_ARG_OFFER:
        return at->layout->setup.content ? (int32_t)at->layout->setup.content->offer_count : 0;
    case VAKA_ARG_WORD:
        while ((words = strchr(words, '|')) != NULL) {
            words++;
            bars++;
        }
        return bars;
    default:
        return 1;
    }
}

static inline vaka_action playout_junk(const playout *at, int32_t seat, uint32_t *rng)
{
    const vaka_module *module = at->plugin.module;
    vaka_action action = {(int8_t)seat, (uint8_t)vaka_rng_below(rng, module->verb_count), {0}};

    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        int32_t low, range = playout_range(at, &module->verbs[action.verb].arg[i], &low);
        action.arg[i] = (int16_t)(low + (int32_t)vaka_rng_below(rng, (uint32_t)range));
    }
    return action;
}

/* Every well-formed action of a seat there is. */
static inline void playout_try_all(playout *at, int32_t seat)
{
    const vaka_module *module = at->plugin.module;
    uint32_t count, verb;
    const vaka_action *list = vaka_live_legal(at->live, seat, &count);

    for (verb = 0; verb < module->verb_count; verb++) {
        int32_t low[VAKA_ARGS], range[VAKA_ARGS], total = 1;
        for (int32_t i = 0; i < VAKA_ARGS; i++) {
            range[i] = playout_range(at, &module->verbs[verb].arg[i], &low[i]);
            total *= range[i];
        }
        for (int32_t n = 0; n < total; n++) {
            vaka_action action = {(int8_t)seat, (uint8_t)verb, {0}};
            for (int32_t i = VAKA_ARGS - 1, rest = n; i >= 0; rest /= range[i--])
                action.arg[i] = (int16_t)(low[i] + rest % range[i]);
            if (vaka_action_fits(at->layout, &action))
                playout_try(at, list, count, &action);
        }
    }
}

/* What the module lists for a seat: strictly ascending, and the same for the redacted match. */
static inline void playout_compare_lists(playout *at, int32_t seat)
{
    static vaka_action both[2][4096];
    const vaka_match *seen = vaka_live_seen(at->live, seat);
    vaka_actions open = {both[0], 0, 4096}, redacted = {both[1], 0, 4096};

    at->plugin.module->legal(&vaka_live_ground(at->live, seat)->face, seat, &open);
    at->plugin.module->legal(seen, seat, &redacted);
    assert_true(open.count <= open.room);
    assert_int_equal(open.count, redacted.count);
    assert_memory_equal(both[0], both[1], open.count * sizeof both[0][0]);
    for (uint32_t i = 1; i < open.count; i++)
        assert_true(vaka_action_compare(&both[0][i - 1], &both[0][i]) < 0);
}

/* Does a seat read the same in the log of both? */
static inline bool playout_same_log(const vaka_live *a, const vaka_live *b, int32_t seat)
{
    const vaka_live *lives[2] = {a, b};
    vaka_event read[2][64] = {0};
    uint32_t count, kept[2] = {0};

    for (int32_t side = 0; side < 2; side++) {
        const vaka_event *log = vaka_live_events(lives[side], &count);
        for (uint32_t i = 0; i < count && kept[side] < 64; i++)
            kept[side] += vaka_event_for(&log[i], seat, &read[side][kept[side]]);
    }
    return kept[0] == kept[1] && memcmp(read[0], read[1], kept[0] * sizeof read[0][0]) == 0;
}

/* Do two live matches offer the actor undo alike and, if they do, show a seat the same? */
static inline bool playout_alike(vaka_live *a, vaka_live *b, int32_t seat, int32_t actor)
{
    bool undo = vaka_live_can_undo(a, actor, NULL);

    if (undo != vaka_live_can_undo(b, actor, NULL))
        return false;
    return !undo || (vaka_live_view_hash(a, seat) == vaka_live_view_hash(b, seat) &&
                     playout_same_log(a, b, seat));
}

static inline vaka_live *playout_after(const vaka_live *live, const vaka_action *action)
{
    vaka_live *copy = vaka_live_clone(live);

    vaka_live_listen(copy, true);
    assert_int_equal(vaka_live_apply(copy, action, NULL, NULL), VAKA_OK);
    return copy;
}

/* The same action but for the kinds it names: to others the two may look the same. */
static inline bool playout_varies(const playout *at, const vaka_action *a, const vaka_action *b)
{
    const vaka_arg *arg = at->plugin.module->verbs[a->verb].arg;

    if (a->verb >= VAKA_VERB_PASS || a->verb != b->verb)
        return false;
    for (int32_t i = 0; i < VAKA_ARGS; i++)
        if (arg[i].type != VAKA_ARG_KIND && a->arg[i] != b->arg[i])
            return false;
    return true;
}

/* `after` is what an action led to, `other` a match that `watcher` could not tell from the one
 * before. There the same action must be a look too, or look the same to the watcher; and if it
 * names kinds of the actor's own, one that names any kinds must. */
static inline bool playout_tells(const playout *at, vaka_live *after, vaka_live *other,
                                 int32_t watcher, const vaka_action *action)
{
    bool varied = watcher != action->seat && vaka_live_can_undo(after, action->seat, NULL);
    bool same = false, alike = false;
    uint32_t count, tried = 0;
    const vaka_action *list = vaka_live_legal(other, action->seat, &count);

    for (uint32_t i = 0; i < count && !same; i++) {
        same = vaka_action_compare(&list[i], action) == 0;
        if (!same && (!varied || alike || !playout_varies(at, &list[i], action)))
            continue;
        vaka_live *there = playout_after(other, &list[i]);
        alike = playout_alike(after, there, watcher, action->seat);
        vaka_live_free(there);
        tried++;
    }
    return tried && !alike;
}

static inline void playout_keep_secret(playout *at, int32_t watcher, const vaka_action *action,
                                       uint64_t seed)
{
    vaka_live *after = playout_after(at->live, action), *other = vaka_live_clone(at->live);
    vaka_resampled changed;

    vaka_resample(other, watcher, seed, &changed);
    memcpy(vaka_live_position(other)->table->rng, vaka_live_position(at->live)->table->rng,
           sizeof vaka_live_position(other)->table->rng); /* the same dice */
    at->differing += changed.pieces + changed.order + changed.counters > 0;
    assert_true(vaka_live_view_hash(at->live, watcher) == vaka_live_view_hash(other, watcher));
    if (playout_tells(at, after, other, watcher, action)) {
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(at->layout, action, text, sizeof text);
        fail_msg("'%s' of seat %d tells seat %d something and can be undone", text, action->seat,
                 watcher);
    }
    vaka_live_free(after);
    vaka_live_free(other);
}

/* One decision point: checks it from every seat and chooses what happens. */
static inline vaka_action playout_choose(playout *at, uint32_t *rng)
{
    vaka_match *match = &vaka_live_position(at->live)->face;
    uint8_t must = vaka_live_must(at->live), may = vaka_live_may(at->live);
    vaka_action chosen = {-1, 0, {0}};

    assert_true(must != 0);
    assert_int_equal(must & may, 0);
    assert_true(!at->plugin.module->possible || at->plugin.module->possible(match));
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        uint32_t count;
        const vaka_action *list = vaka_live_legal(at->live, seat, &count);
        bool asked = (must & VAKA_SEAT(seat)) != 0;
        if (asked)
            assert_true(count > 0);
        for (int32_t i = 0; i < 4; i++) {
            vaka_action junk = playout_junk(at, seat, rng);
            if (vaka_action_fits(at->layout, &junk))
                playout_try(at, list, count, &junk);
        }
        if (count)
            playout_try(at, list, count, &list[vaka_rng_below(rng, count)]);
        bool takes = asked ? chosen.seat < 0 : vaka_rng_below(rng, 40) == 0;
        if (count && takes)
            chosen = list[vaka_rng_below(rng, count)];
        if (((must | may) & VAKA_SEAT(seat)) && vaka_rng_below(rng, 3) == 0)
            playout_compare_lists(at, seat);
    }
    return chosen;
}

/* Plays a match to its end by chance; `searching` also tries every action there is now and then. */
static inline void playout_game(playout *at, uint64_t seed, bool searching)
{
    uint32_t rng[4], count;
    vaka_error err;

    vaka_rng_seed(rng, seed ^ 0x706c6179u);
    playout_begin(at, seed, NULL);
    vaka_live_listen(at->live, true);
    for (count = 0; !vaka_live_finished(at->live, NULL); count++) {
        if (count == MOST_ACTIONS)
            fail_msg("game %llu does not end", (unsigned long long)seed);
        vaka_action action = playout_choose(at, rng);
        int32_t watcher = (int32_t)vaka_rng_below(rng, (uint32_t)at->setup.seats);
        if (searching && count % 64 == 0)
            playout_try_all(at, watcher);
        if (vaka_rng_below(rng, 4) == 0)
            playout_keep_secret(at, watcher, &action, seed + count);
        vaka_live_scene(at->live, watcher);
        vaka_live_scene(at->live, VAKA_SPECTATOR);
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("game %llu, action %u: %s", (unsigned long long)seed, count, err.text);
        at->done[action.verb]++;
    }
    vaka_live_scene(at->live, VAKA_SPECTATOR);
    assert_int_equal(vaka_live_must(at->live) | vaka_live_may(at->live), 0);
}

#endif
