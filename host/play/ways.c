/* play/ways.c - looking ahead: which places pieces can be brought to in this step, and how.
 *
 * SPDX-License-Identifier: MIT */
#include "play/ways_inside.h"

#include "layout/extension.h"
#include "match/resample.h"
#include "match/sealed.h"
#include "table/codec.h"

#include <stdlib.h>
#include <string.h>

#define SAMPLE 0x7265616368u /* any number: the same position is always looked at alike */

void vaka_ways_done(vaka_ways *ways)
{
    free(ways->at);
    free(ways->actions);
    *ways = (vaka_ways){0};
}

const vaka_ways_one *vaka_ways_to(const vaka_ways *ways, int32_t to)
{
    for (uint32_t i = 0; i < ways->count; i++)
        if (ways->at[i].to == to)
            return &ways->at[i];
    return NULL;
}

const vaka_action *vaka_ways_list(const vaka_ways *ways, const vaka_ways_one *way)
{
    return &ways->actions[way->first];
}

/* More pieces are better, then those that the game would rather take along, then a way that is
 * certain, then fewer actions, then what is said with fewer words; else what came first. */
static bool is_better(const vaka_ways_one *way, const vaka_ways_one *than)
{
    if (way->moved != than->moved)
        return way->moved > than->moved;
    if (way->worth != than->worth)
        return way->worth > than->worth;
    if (way->open != than->open)
        return !way->open;
    if (way->count != than->count)
        return way->count < than->count;
    return way->words < than->words;
}

static vaka_ways_one *place_for(vaka_ways *ways, int32_t to)
{
    uint32_t at = 0;

    while (at < ways->count && ways->at[at].to < to)
        at++;
    if (at < ways->count && ways->at[at].to == to)
        return &ways->at[at];
    ways->at = vaka_xgrow(ways->at, (ways->count + 1u) * sizeof *ways->at);
    memmove(&ways->at[at + 1], &ways->at[at], (ways->count - at) * sizeof *ways->at);
    ways->at[at] = (vaka_ways_one){.to = to};
    ways->count++;
    return &ways->at[at];
}

void vaka_ways_keep(vaka_ways *ways, const vaka_ways_one *way, const vaka_action *actions)
{
    if (way->count > VAKA_WAYS_ACTIONS)
        return;
    vaka_ways_one *kept = place_for(ways, way->to);

    if (kept->count && !is_better(way, kept))
        return;
    while (ways->action_count + way->count > ways->action_room) {
        ways->action_room = ways->action_room ? ways->action_room * 2 : 64;
        ways->actions = vaka_xgrow(ways->actions, ways->action_room * sizeof *ways->actions);
    }
    *kept = *way;
    kept->first = ways->action_count;
    memcpy(&ways->actions[ways->action_count], actions, way->count * sizeof *actions);
    ways->action_count += way->count;
}

uint32_t vaka_ways_sorts(const vaka_match *match, int32_t seat, int32_t zone,
                         vaka_ways_pick out[VAKA_WAYS_SORTS])
{
    uint32_t count = 0;

    for (VAKA_EACH(match, zone, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        uint32_t i = 0;

        if (at->owner != seat)
            continue;
        while (i < count && (out[i].kind != at->kind || out[i].face != at->face))
            i++;
        if (i == VAKA_WAYS_SORTS)
            break;
        if (i == count)
            out[count++] = (vaka_ways_pick){at->kind, (int8_t)seat, at->face, 0};
        out[i].count++;
    }
    return count;
}

static void walk(const vaka_live *live, const vaka_ways_wish *wish, bool all, vaka_ways *out)
{
    const vaka_layout *layout = vaka_live_layout(live);
    vaka_ways_walker walker = {
        .live = live, .layout = layout, .wish = wish, .out = out, .all = all};

    walker.taste = vaka_extension(layout->module, VAKA_EXT_REACH, sizeof *walker.taste);
    walker.seen = vaka_live_seen((vaka_live *)(uintptr_t)live, wish->seat);
    walker.sort = vaka_xnew((size_t)layout->piece_max + 1);
    vaka_ways_mark(&walker);
    if (walker.wanted > 0)
        vaka_ways_go(&walker);
    free(walker.sort);
}

/* Does a list of actions bring all that is wanted to a place? */
static bool holds(const vaka_live *live, const vaka_ways_wish *wish, const vaka_action *list,
                  uint32_t count, int32_t to)
{
    vaka_live *copy = vaka_live_clone(live);
    const vaka_match *match = &vaka_live_position(copy)->face;
    bool good = true;

    vaka_live_keep_undo(copy, false);
    for (uint32_t i = 0; i < count && good; i++)
        good = vaka_live_apply(copy, &list[i], NULL, NULL) == VAKA_OK &&
               !vaka_live_position(copy)->marks;
    for (uint32_t i = 0; i < wish->picks && good; i++)
        good =
            vaka_count(match, to, wish->pick[i].owner, wish->pick[i].kind) >= wish->pick[i].count;
    vaka_live_free(copy);
    return good;
}

/* Each pick alone, one after the other, where all of them have a way to the same place and the
 * rules let them go there together. */
static void join(const vaka_live *live, const vaka_ways_wish *wish, const vaka_ways *alone,
                 int32_t to, vaka_ways *out)
{
    vaka_ways_one all = {.to = to};
    vaka_action *list = NULL;

    for (uint32_t i = 0; i < wish->picks; i++) {
        const vaka_ways_one *way = vaka_ways_to(&alone[i], to);

        for (int32_t n = 0; n < wish->pick[i].count; n++, all.moved++, all.sort[i]++) {
            list = vaka_xgrow(list, (all.count + way->count) * sizeof *list);
            memcpy(&list[all.count], vaka_ways_list(&alone[i], way), way->count * sizeof *list);
            all.count += way->count;
        }
    }
    out->copies++;
    if (holds(live, wish, list, all.count, to))
        vaka_ways_keep(out, &all, list);
    free(list);
}

static bool all_go(const vaka_ways *alone, uint32_t picks, int32_t to)
{
    for (uint32_t i = 0; i < picks; i++) {
        const vaka_ways_one *way = vaka_ways_to(&alone[i], to);

        if (!way || way->open)
            return false;
    }
    return true;
}

static void walk_singly(const vaka_live *live, const vaka_ways_wish *wish, vaka_ways *out)
{
    vaka_ways alone[VAKA_WAYS_SORTS] = {{0}};

    for (uint32_t i = 0; i < wish->picks; i++) {
        vaka_ways_wish one = {.seat = wish->seat, .from = wish->from, .picks = 1};

        one.pick[0] = wish->pick[i];
        one.pick[0].count = 1;
        alone[i].copies = out->copies;
        walk(live, &one, false, &alone[i]);
        out->copies = alone[i].copies;
    }
    for (uint32_t i = 0; i < alone[0].count && out->copies < VAKA_WAYS_COPIES; i++)
        if (all_go(alone, wish->picks, alone[0].at[i].to))
            join(live, wish, alone, alone[0].at[i].to, out);
    out->singly = out->count > 0;
    for (uint32_t i = 0; i < wish->picks; i++)
        vaka_ways_done(&alone[i]);
}

/* Nothing that is picked may be wished more often than it is there. */
static bool is_there(const vaka_match *match, const vaka_ways_wish *wish)
{
    vaka_ways_pick there[VAKA_WAYS_SORTS];

    for (uint32_t i = 0; i < wish->picks; i++) {
        int32_t found = 0;

        for (VAKA_EACH(match, wish->from, piece))
            found += match->pieces[piece].kind == wish->pick[i].kind &&
                     match->pieces[piece].owner == wish->pick[i].owner &&
                     match->pieces[piece].face == wish->pick[i].face;
        if (wish->pick[i].count < 1 || wish->pick[i].count > found)
            return false;
    }
    return wish->picks > 0 || vaka_ways_sorts(match, wish->seat, wish->from, there) > 0;
}

void vaka_ways_walk(const vaka_live *live, const vaka_ways_wish *wish, vaka_ways *out)
{
    const vaka_position *position = vaka_live_position((vaka_live *)(uintptr_t)live);
    vaka_ways_wish full = *wish;
    bool all = wish->picks == 0 || wish->most;

    *out = (vaka_ways){0};
    if (vaka_live_must(live) != VAKA_SEAT(wish->seat) || vaka_sealed_asks(position, wish->seat) ||
        !vaka_layout_is_zone(vaka_live_layout(live), wish->from) || wish->picks > VAKA_WAYS_SORTS ||
        !is_there(&position->face, wish))
        return;
    if (!wish->picks)
        full.picks = vaka_ways_sorts(&position->face, wish->seat, wish->from, full.pick);
    walk(live, &full, all, out);
    if (!all && !out->count)
        walk_singly(live, &full, out);
}

vaka_live *vaka_ways_sample(const vaka_live *live, int32_t seat)
{
    vaka_live *sample = vaka_live_clone(live);

    vaka_live_keep_undo(sample, false);
    vaka_resample(sample, seat, SAMPLE, NULL);
    return sample;
}

void vaka_ways_search(const vaka_live *live, const vaka_ways_wish *wish, vaka_ways *out)
{
    *out = (vaka_ways){0};
    if (vaka_live_must(live) != VAKA_SEAT(wish->seat))
        return;
    vaka_live *sample = vaka_ways_sample(live, wish->seat);

    vaka_ways_walk(sample, wish, out);
    vaka_live_free(sample);
}

/* Every way begins with an action; those that have no room for it are left out. */
static void put_first(vaka_ways *ways, const vaka_action *first)
{
    uint32_t room = ways->action_count + ways->count + 1, kept = 0, count = 0;
    vaka_action *all = vaka_xnew(room * sizeof *all);

    for (uint32_t i = 0; i < ways->count; i++) {
        vaka_ways_one way = ways->at[i];

        if (way.count >= VAKA_WAYS_ACTIONS)
            continue;
        all[count] = *first;
        memcpy(&all[count + 1], vaka_ways_list(ways, &way), way.count * sizeof *all);
        way.first = count;
        count += ++way.count;
        ways->at[kept++] = way;
    }
    free(ways->actions);
    ways->actions = all;
    ways->action_count = count;
    ways->action_room = room;
    ways->count = kept;
}

/* Is a way done, as far as the seat knows, and can it be taken back as a whole? Nothing that is not
 * certain comes of it, nothing is shown, and nobody but the seat is asked then. */
static bool goes_back(const vaka_live *from, vaka_live *copy, const vaka_ways *ways,
                      const vaka_ways_one *way, int32_t seat)
{
    const vaka_action *list = vaka_ways_list(ways, way);
    bool good = !way->open;

    vaka_live_copy(copy, from);
    for (uint32_t i = 0; i < way->count && good; i++)
        good = vaka_live_apply(copy, &list[i], NULL, NULL) == VAKA_OK &&
               !vaka_live_position(copy)->marks && vaka_live_must(copy) == VAKA_SEAT(seat);
    return good;
}

/* Only those ways are left that can be taken back. */
static void keep_harmless(const vaka_live *from, int32_t seat, vaka_ways *ways)
{
    vaka_live *copy = vaka_live_clone(from);
    uint32_t kept = 0;

    vaka_live_keep_undo(copy, false);
    for (uint32_t i = 0; i < ways->count; i++)
        if (goes_back(from, copy, ways, &ways->at[i], seat))
            ways->at[kept++] = ways->at[i];
    ways->count = kept;
    vaka_live_free(copy);
}

static bool seals(const vaka_live *live, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(vaka_live_layout(live)->module, action->verb);

    return verb && (verb->flags & VAKA_VERB_COMMIT);
}

void vaka_ways_after(const vaka_live *live, const vaka_action *first, const vaka_ways_wish *wish,
                     vaka_ways *out)
{
    const vaka_position *now = vaka_live_position((vaka_live *)(uintptr_t)live);

    *out = (vaka_ways){0};
    if (vaka_live_must(live) != VAKA_SEAT(wish->seat) || seals(live, first))
        return;
    vaka_live *then = vaka_ways_settled(live, wish->seat);

    if (!then)
        return;
    if (vaka_live_apply(then, first, NULL, NULL) == VAKA_OK && !vaka_live_position(then)->marks &&
        vaka_live_position(then)->table->turn == now->table->turn) {
        vaka_ways_walk(then, wish, out);
        keep_harmless(then, wish->seat, out);
    }
    put_first(out, first);
    vaka_live_free(then);
}
