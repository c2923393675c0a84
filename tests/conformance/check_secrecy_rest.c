/* conformance/check_secrecy_rest.c - secrecy at rest.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/rng.h"
#include "game.h"
#include "match/live_inside.h"
#include "outlook.h"
#include "table/acts.h"
#include "table/codec.h"
#include "table/question.h"
#include "table/redact.h"
#include "tries.h"

#include <stdlib.h>
#include <string.h>

#define TRIES 24u         /* refusals compared for each pair */
#define SCREEN_ONE_IN 16u /* pairs of which the text screens are compared */
#define SETTLE_ONE_IN 8u  /* pairs of which the settled positions are compared */
#define FIRST_ROOM 1024u  /* of a legal list */

/* What others have sealed: resampling answers anew, perhaps alike. */
static uint32_t count_sealed(const vaka_live *a, const vaka_live *b, int32_t viewer)
{
    const vaka_layout *layout = vaka_live_layout(a);
    size_t size = (size_t)layout->sealed_max;
    uint32_t differ = 0;

    for (int32_t seat = 0; seat < layout->setup.seats; seat++)
        differ += seat != viewer && size &&
                  memcmp(a->position.sealed + size * (size_t)seat,
                         b->position.sealed + size * (size_t)seat,
                         size * sizeof *a->position.sealed) != 0;
    return differ;
}

void sample_for(game *at, int32_t viewer, vaka_resampled *differ)
{
    vaka_live *live = vaka_record_live(at->record);
    uint64_t seed = (uint64_t)vaka_rng_next(at->rng) << 32;

    seed |= vaka_rng_next(at->rng);
    vaka_live_copy(at->sample, live);
    vaka_resample(at->sample, viewer, seed, differ);
    differ->sealed = count_sealed(live, at->sample, viewer);
    pairs_expect(at, viewer, differ);
}

static bool leaks(game *at, int32_t viewer, const char *part)
{
    char fields[OUTLOOK_FIELDS];

    outlook_fields(at->truth, at->sample, viewer, fields);
    return finding_set(&at->found, "rest",
                       "%s %d is shown something it may not know: %s differs between two positions "
                       "that it must not tell apart%s",
                       viewer < 0 ? "spectator" : "seat", viewer, part, fields);
}

/* Refusals of the same tries by both. */
static bool refuses_alike(game *at, int32_t viewer)
{
    vaka_live *live = vaka_record_live(at->record);
    legal_list list = {0};

    for (uint32_t i = 0; i < TRIES && viewer >= 0; i++) {
        list.at = vaka_live_legal(live, viewer, &list.count);
        vaka_action action =
            tries_make(vaka_live_layout(live), viewer, list, game_roll(at, 4) > 0, at->rng);
        vaka_refusal a = {.id = ""}, b = {.id = ""};
        vaka_status ours = vaka_live_check(live, &action, &a);
        vaka_status theirs = vaka_live_check(at->sample, &action, &b);
        if (ours != theirs || strcmp(a.id, b.id) != 0)
            return leaks(at, viewer, "whether or why an action is refused");
        if (memcmp(a.fact, b.fact, sizeof a.fact) != 0)
            return leaks(at, viewer, "the fact in a refusal");
    }
    return game_heed(at, &at->watch);
}

/* Who looks ahead begins with what the two have in common: the same bytes, whatever lies hidden. */
static bool settles_alike(game *at, int32_t viewer)
{
    vaka_live *live = vaka_record_live(at->record);

    bool rare = vaka_question_open(vaka_live_position(live)); /* of a script that waits */
    uint32_t turn = vaka_live_clock(live) + (uint32_t)viewer;
    if (viewer < 0 || (turn % SETTLE_ONE_IN != 0 && !rare))
        return true;
    vaka_live_copy(at->truth, live);
    bool good = vaka_resample_settle(at->truth, viewer);
    if (vaka_resample_settle(at->sample, viewer) == good &&
        (!good || vaka_live_hash(at->truth) == vaka_live_hash(at->sample)))
        return true;
    return leaks(at, viewer, "what samples grow from");
}

bool check_rest(game *at, int32_t viewer)
{
    vaka_live *live = vaka_record_live(at->record);
    bool screen = game_roll(at, SCREEN_ONE_IN) == 0;
    vaka_resampled differ;

    sample_for(at, viewer, &differ);
    vaka_live_copy(at->truth, live); /* a screen offers undo: the sample has no history either */
    outlook a = outlook_take(at->truth, viewer, false, screen);
    outlook b = outlook_take(at->sample, viewer, false, screen);
    const char *part = outlook_differs(&a, &b);
    outlook_done(&a);
    outlook_done(&b);
    pairs_add(&at->tally->rest, &differ);
    if (part)
        return leaks(at, viewer, part);
    if (differ.tells)
        return leaks(at, viewer, "what a script asks");
    return refuses_alike(at, viewer) && check_ways(at, viewer) && settles_alike(at, viewer);
}

/* --- the rules need no more than what the seat may know ----------------------------------------
 */

static int compare(const void *a, const void *b)
{
    return vaka_action_compare(a, b);
}

/* The module's list on a match, sorted; owned by the caller. */
static vaka_action *list_on(const vaka_match *match, int32_t seat, uint32_t *count)
{
    const vaka_module *module = vaka_position_of(match)->module;
    vaka_actions list = {NULL, 0, FIRST_ROOM};

    do {
        list.room = list.count > list.room ? list.count : list.room;
        list.count = 0;
        list.at = vaka_xgrow(list.at, sizeof *list.at * list.room);
        module->legal(match, seat, &list);
    } while (list.count > list.room);
    qsort(list.at, list.count, sizeof *list.at, compare);
    *count = list.count;
    return list.at;
}

static bool lists_alike(game *at, const vaka_match *ground, const vaka_match *seen, int32_t seat)
{
    uint32_t a_count, b_count;
    vaka_action *a = list_on(ground, seat, &a_count);
    vaka_action *b = list_on(seen, seat, &b_count);
    bool alike = a_count == b_count && memcmp(a, b, sizeof *a * a_count) == 0;

    free(a);
    free(b);
    if (alike)
        return true;
    return finding_set(&at->found, "redacted",
                       "legal lists %u actions of seat %d, but %u on what the seat may know",
                       a_count, seat, b_count);
}

/* A view has no script that could run once more: in a sealed question of a game in Lua it says
 * whether something is refused. Why is compared in refuses_alike. */
static bool refusals_alike(game *at, const vaka_match *ground, const vaka_match *seen, int32_t seat)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_module *module = vaka_position_of(ground)->module;
    bool whether = vaka_acts_sealed(vaka_position_of(ground), seat);
    legal_list list = {0};

    list.at = vaka_live_legal(live, seat, &list.count);
    for (uint32_t i = 0; i < TRIES; i++) {
        vaka_action action = tries_make(vaka_live_layout(live), seat, list, true, at->rng);
        uint64_t asked = at->watch.refusals_asked;
        int16_t a[VAKA_TEXT_ARGS] = {0}, b[VAKA_TEXT_ARGS] = {0};
        vaka_live_check(live, &action, NULL);
        if (at->watch.refusals_asked == asked)
            continue; /* the host answered by itself: the rules are not asked then */
        const vaka_reason *ours = module->why_not(ground, &action, a);
        const vaka_reason *theirs = module->why_not(seen, &action, b);
        if (whether ? !ours != !theirs : ours != theirs || memcmp(a, b, sizeof a) != 0)
            return finding_set(&at->found, "redacted",
                               "why_not answers seat %d otherwise on what the seat may know", seat);
    }
    return true;
}

/* Two blocks full of different rubbish, redacted: not a byte of it is left. */
static bool covers_all(game *at, int32_t seat)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_layout *layout = vaka_live_layout(live);
    vaka_position out;

    vaka_position_init(&out, layout);
    memset(out.block, 0xA5, layout->block_size);
    vaka_redact(vaka_live_ground(live, seat), seat, &out);
    bool alike = vaka_position_hash(&out) ==
                 vaka_position_hash(vaka_position_of(vaka_live_seen(live, seat)));
    vaka_position_done(&out);
    if (alike)
        return true;
    return finding_set(&at->found, "redacted", "the view of seat %d depends on old memory", seat);
}

bool check_redacted(game *at, int32_t seat)
{
    vaka_live *live = vaka_record_live(at->record);
    uint8_t asked = vaka_live_must(live) | vaka_live_may(live);
    const vaka_match *ground = &vaka_live_ground(live, seat)->face;

    if (!covers_all(at, seat))
        return false;
    if (seat < 0 || !(asked & VAKA_SEAT(seat)) || vaka_question_open(vaka_live_position(live)) ||
        vaka_question_sealed(vaka_live_position(live)))
        return true;
    const vaka_match *seen = vaka_live_seen(live, seat);
    return lists_alike(at, ground, seen, seat) && refusals_alike(at, ground, seen, seat) &&
           game_heed(at, &at->watch);
}
