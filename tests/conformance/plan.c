/* conformance/plan.c - plays a game at random: there is always an action or an end.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include "chance/rng.h"
#include "layout/extension.h"
#include "vaka/ext/check.h"

#include <string.h>

/* One in so many actions is an any-time action of a seat that is not asked. */
#define UNASKED_ONE_IN 8u
#define ASK_TWICE_ONE_IN 4u

static int32_t random_seat(uint8_t set, uint32_t *rng)
{
    int32_t seat;

    do
        seat = (int32_t)vaka_rng_below(rng, VAKA_MAX_SEATS);
    while (!(set & VAKA_SEAT(seat)));
    return seat;
}

/* Half of the time the verb is drawn first, so that verbs with few actions come up too. */
static vaka_action random_action(const vaka_action *list, uint32_t count, uint32_t *rng)
{
    uint32_t verbs = 1, first = 0, end = 0, wanted;

    if (vaka_rng_below(rng, 2))
        return list[vaka_rng_below(rng, count)];
    for (uint32_t i = 1; i < count; i++)
        verbs += list[i].verb != list[i - 1].verb;
    wanted = vaka_rng_below(rng, verbs);
    for (uint32_t verb = 0; verb <= wanted; verb++) {
        first = end;
        while (end < count && list[end].verb == list[first].verb)
            end++;
    }
    return list[first + vaka_rng_below(rng, end - first)];
}

static bool choose_of(vaka_live *live, uint8_t set, uint32_t *rng, vaka_action *out)
{
    uint32_t count = 0;

    if (set) {
        const vaka_action *list = vaka_live_legal(live, random_seat(set, rng), &count);
        if (count)
            *out = random_action(list, count, rng);
    }
    return count > 0;
}

bool plan_choose(game *at, vaka_live *live, uint32_t *rng, vaka_action *out)
{
    uint8_t must = vaka_live_must(live);

    if (!must)
        return finding_set(&at->found, "stuck", "nobody has to decide, and it is not over");
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        uint32_t count = 1;
        if (must & VAKA_SEAT(seat))
            vaka_live_legal(live, seat, &count);
        if (!count)
            return finding_set(&at->found, "stuck", "seat %d has to decide and has no action",
                               seat);
    }
    if (vaka_rng_below(rng, UNASKED_ONE_IN) == 0 && choose_of(live, vaka_live_may(live), rng, out))
        return true;
    return choose_of(live, must, rng, out);
}

static void keep(game *at, const vaka_action *action, const trace *now)
{
    if (at->count == at->room) {
        at->room = at->room ? at->room * 2 : 256;
        at->actions = vaka_xgrow(at->actions, at->room * sizeof *at->actions);
        at->traces = vaka_xgrow(at->traces, at->room * sizeof *at->traces);
    }
    at->actions[at->count] = *action;
    at->traces[at->count++] = *now;
}

static bool plan_action(game *at, side *one, uint32_t *rng)
{
    uint64_t legal = trace_legal(one->live);
    vaka_action action;

    if (!plan_choose(at, one->live, rng, &action))
        return false;
    if (at->count % ASK_TWICE_ONE_IN == 0 && !check_asked_twice(at, one->live, action.seat))
        return false;
    keep(at, &action, &(trace){0}); /* so that a journal of a failure has it */
    if (!game_apply(at, one->live, &one->watch, &action))
        return false;
    at->traces[at->count - 1] = trace_after(one->live, legal);
    return true;
}

/* What the module itself says must hold (vaka/ext/check.h). */
static bool heed_invariants(game *at, const side *one, const vaka_check *check)
{
    const char *broken =
        check && check->broken ? check->broken(&vaka_live_position(one->live)->face) : NULL;

    return !broken || finding_set(&at->found, "invariant", "%s", broken);
}

/* A game that goes on and on: a fault, unless the module says that it could still end. */
static bool cut_off(game *at, const side *one, const vaka_check *check)
{
    if (check && check->bound && check->could_end &&
        check->could_end(&vaka_live_position(one->live)->face))
        return true;
    return finding_set(&at->found, "endless", "not over after %u actions", at->count);
}

static bool plan(game *at, side *one)
{
    const vaka_check *check = vaka_extension(at->module, VAKA_EXT_CHECK, sizeof *check);
    uint32_t bound = check && check->bound ? check->bound : GAME_BOUND;
    uint32_t rng[4];

    vaka_rng_seed(rng, at->seed ^ 0x706c616eull);
    if (!game_heed(at, &one->watch))
        return false;
    at->start = trace_after(one->live, 0);
    while (!vaka_live_finished(one->live, NULL)) {
        at->at = at->count + 1;
        if (at->count == bound)
            return cut_off(at, one, check);
        if (!plan_action(at, one, rng) || !heed_invariants(at, one, check))
            return false;
    }
    return true;
}

bool plan_game(game *at)
{
    side one;
    bool good = side_open(at, &one, 0x00, at->seed) && plan(at, &one);

    side_close(&one);
    return good;
}
