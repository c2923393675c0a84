/* conformance/check_determinism.c - same seed and actions, same hash after every action.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include "chance/rng.h"

#include <malloc.h>

#define RUBBISH 0xA5

/* What heap memory holds that malloc and realloc give; calloc, by which the host has nearly all of
 * its own, zeroes it. The stack is the watch's business. For the sanitizers' allocator this does
 * nothing. */
static void fill_heap(int fill)
{
#ifdef M_PERTURB
    mallopt(M_PERTURB, fill);
#else
    (void)fill;
#endif
}

static bool compare(game *at, const trace *was, const trace *now, const char *word)
{
    const char *part = trace_differs(was, now);

    if (!part)
        return true;
    return finding_set(&at->found, word, "same seed and actions, but %s differs (%016llx, %016llx)",
                       part, (unsigned long long)was->hash, (unsigned long long)now->hash);
}

static bool follow(game *at, side *one, const char *word)
{
    uint64_t legal = trace_legal(one->live);
    const trace *was = &at->traces[at->at - 1];
    trace now;

    if (legal == was->legal && !game_apply(at, one->live, &one->watch, &at->actions[at->at - 1]))
        return false;
    now = trace_after(one->live, legal);
    return compare(at, was, &now, word);
}

static bool repeats(game *at, side *one)
{
    trace now = trace_after(one->live, 0);

    at->at = 0;
    if (!compare(at, &at->start, &now, "repeat"))
        return false;
    while (at->at < at->count) {
        at->at++;
        if (!follow(at, one, "repeat"))
            return false;
    }
    return true;
}

bool check_repeats(game *at)
{
    side one;
    bool good;

    fill_heap(RUBBISH);
    good = side_open(at, &one, RUBBISH, at->seed) && repeats(at, &one);
    side_close(&one);
    fill_heap(0);
    return good;
}

/* One random action of the match beside; a new one begins when it is over. */
static bool stir_once(game *at, side *other, uint32_t *rng)
{
    vaka_action action;

    if (!other->live || vaka_live_finished(other->live, NULL)) {
        side_close(other);
        return side_open(at, other, 0x00, ((uint64_t)vaka_rng_next(rng) << 32) | 1u);
    }
    return plan_choose(at, other->live, rng, &action) &&
           game_apply(at, other->live, &other->watch, &action);
}

/* A random number of them, so that the two do not keep step. */
static bool stir(game *at, side *other, uint32_t *rng)
{
    for (uint32_t i = vaka_rng_below(rng, 3); i > 0; i--)
        if (!stir_once(at, other, rng))
            return false;
    return true;
}

static bool undisturbed(game *at, side *one, side *other)
{
    trace now = trace_after(one->live, 0);
    uint32_t rng[4];

    vaka_rng_seed(rng, at->seed ^ 0x626573696465ull);
    at->at = 0;
    if (!compare(at, &at->start, &now, "disturbed"))
        return false;
    while (at->at < at->count) {
        at->at++;
        if (!stir(at, other, rng) || !follow(at, one, "disturbed"))
            return false;
    }
    return true;
}

bool check_undisturbed(game *at)
{
    side one, other = {0};
    bool good = side_open(at, &one, 0x00, at->seed) && undisturbed(at, &one, &other);

    side_close(&one);
    side_close(&other);
    return good;
}
