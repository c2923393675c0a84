/* table/acts.c - the acts that a question offers, and which of them was taken.
 *
 * SPDX-License-Identifier: MIT */
#include "table/acts.h"
#include "table/agenda.h"
#include "table/question.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define NEARLY 512u /* longer lists are sorted in another way */

static_assert(sizeof(vaka_act) == 10, "an act has no padding");
static_assert(sizeof(vaka_acts) == 12, "the acts' head has no padding");

vaka_acts *vaka_acts_of(const vaka_position *position)
{
    uint32_t at = position->face.layout->at_acts;

    return at ? (vaka_acts *)(void *)(position->block + at) : NULL;
}

vaka_act *vaka_acts_list(const vaka_position *position)
{
    vaka_acts *acts = vaka_acts_of(position);

    return acts ? (vaka_act *)(void *)(acts + 1) : NULL;
}

size_t vaka_acts_end(const vaka_layout *layout, const uint8_t *block)
{
    if (!layout->at_acts)
        return layout->block_size;
    const vaka_acts *acts = (const void *)(block + layout->at_acts);
    return layout->at_acts + sizeof *acts + acts->count * sizeof(vaka_act);
}

bool vaka_acts_open(const vaka_position *position)
{
    return position->script && vaka_question_open(position) &&
           position->script->question.type == VAKA_ASKED_ACT;
}

void vaka_acts_offer(const vaka_position *position, vaka_actions *out)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = 0; acts && i < acts->count; i++)
        vaka_offer(out, position->script->question.seat, list[i].verb, list[i].arg[0],
                   list[i].arg[1], list[i].arg[2], list[i].arg[3]);
}

bool vaka_acts_has(const vaka_position *position, const vaka_action *action)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = 0; acts && i < acts->count; i++)
        if (list[i].verb == action->verb &&
            memcmp(list[i].arg, action->arg, sizeof action->arg) == 0)
            return true;
    return false;
}

/* --- sealed ----------------------------------------------------------------------------------- */

bool vaka_acts_sealed(const vaka_position *position, int32_t seat)
{
    const vaka_script_region *script = position->script;

    return script && script->question.type == VAKA_ASKED_SEALED &&
           (script->question.count & VAKA_SEAT(seat));
}

static bool commits(const vaka_position *position, const vaka_act *act)
{
    return (position->module->verbs[act->verb].flags & VAKA_VERB_COMMIT) != 0;
}

/* May a seat take one more that does not commit? */
static bool has_room(const vaka_position *position, int32_t seat)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);
    int32_t taken = 0;

    for (uint32_t i = 0; i < acts->taken; i++)
        taken += list[i].seat == seat + 1 && !commits(position, &list[i]);
    return taken < acts->most;
}

/* The place of an action among those that are left; VAKA_NONE: it is none of them. */
static int32_t place_of(const vaka_position *position, const vaka_action *action)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = acts->taken; i < acts->count; i++)
        if (list[i].seat == action->seat + 1 && list[i].verb == action->verb &&
            memcmp(list[i].arg, action->arg, sizeof action->arg) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

void vaka_acts_offer_sealed(const vaka_position *position, int32_t seat, vaka_actions *out)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);
    bool room = has_room(position, seat);

    for (uint32_t i = acts->taken; i < acts->count; i++)
        if (list[i].seat == seat + 1 && (room || commits(position, &list[i])))
            vaka_offer(out, seat, list[i].verb, list[i].arg[0], list[i].arg[1], list[i].arg[2],
                       list[i].arg[3]);
}

bool vaka_acts_has_sealed(const vaka_position *position, const vaka_action *action)
{
    int32_t at = place_of(position, action);

    return at >= 0 &&
           (has_room(position, action->seat) || commits(position, &vaka_acts_list(position)[at]));
}

void vaka_acts_take(vaka_position *position, const vaka_action *action)
{
    vaka_acts *acts = vaka_acts_of(position);
    vaka_act *list = vaka_acts_list(position);
    int32_t at = place_of(position, action);

    if (at < 0)
        return;
    vaka_act taken = list[at];
    memmove(&list[acts->taken + 1], &list[acts->taken], ((size_t)at - acts->taken) * sizeof *list);
    list[acts->taken++] = taken;
}

uint8_t vaka_acts_seats(const vaka_position *position)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);
    uint8_t set = 0;

    for (uint32_t i = 0; acts && i < acts->count; i++)
        set |= list[i].seat ? VAKA_SEAT(list[i].seat - 1) : 0;
    return set;
}

void vaka_acts_hide(vaka_position *position, int32_t seat)
{
    vaka_acts *acts = vaka_acts_of(position);
    vaka_act *list = vaka_acts_list(position);
    uint32_t kept = 0, taken = 0;

    for (uint32_t i = 0; acts && i < acts->count; i++)
        if (list[i].seat == seat + 1) {
            taken += i < acts->taken;
            list[kept++] = list[i];
        }
    if (!acts)
        return;
    memset(&list[kept], 0, (acts->count - kept) * sizeof *list);
    acts->count = (uint16_t)kept;
    acts->taken = (uint16_t)taken;
}

/* --- listing ---------------------------------------------------------------------------------- */

bool vaka_acts_add(vaka_position *position, uint32_t seat, uint32_t verb,
                   const int16_t arg[VAKA_ARGS])
{
    vaka_acts *acts = vaka_acts_of(position);

    if (!acts || acts->count >= position->face.layout->act_max)
        return false;
    vaka_act *act = &vaka_acts_list(position)[acts->count++];
    *act = (vaka_act){.verb = (uint8_t)verb, .seat = (uint8_t)seat};
    memcpy(act->arg, arg, sizeof act->arg);
    return true;
}

static int in_order(const void *a, const void *b)
{
    const vaka_act *x = a, *y = b;

    if (x->seat != y->seat)
        return x->seat < y->seat ? -1 : 1;
    if (x->verb != y->verb)
        return x->verb < y->verb ? -1 : 1;
    for (int i = 0; i < VAKA_ARGS; i++)
        if (x->arg[i] != y->arg[i])
            return x->arg[i] < y->arg[i] ? -1 : 1;
    return 0;
}

/* Where an act belongs among the first so many of a list, behind those that are equal. */
static uint32_t place_for(const vaka_act *list, uint32_t count, const vaka_act *act)
{
    uint32_t low = 0, high = count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (in_order(act, &list[middle]) < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Most lists are nearly in order already: each act moves up to its place. */
static void put_in_order(vaka_act *list, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        if (in_order(&list[i], &list[i - 1]) >= 0)
            continue;
        vaka_act next = list[i];
        uint32_t to = place_for(list, i, &next);
        memmove(&list[to + 1], &list[to], (i - to) * sizeof *list);
        list[to] = next;
    }
}

void vaka_acts_sort(vaka_position *position)
{
    vaka_acts *acts = vaka_acts_of(position);
    vaka_act *list = vaka_acts_list(position);
    uint32_t kept = 0;

    if (acts->count > NEARLY)
        qsort(list, acts->count, sizeof *list, in_order);
    else
        put_in_order(list, acts->count);
    for (uint32_t i = 0; i < acts->count; i++)
        if (i == 0 || in_order(&list[kept - 1], &list[i]) != 0)
            list[kept++] = list[i];
    memset(&list[kept], 0, (acts->count - kept) * sizeof *list);
    acts->count = (uint16_t)kept;
}

void vaka_acts_clear(vaka_position *position)
{
    vaka_acts *acts = vaka_acts_of(position);

    if (acts)
        memset(acts, 0, sizeof *acts + acts->count * sizeof(vaka_act));
}

void vaka_acts_write(const vaka_action *action, vaka_answer answer[VAKA_ACT_ANSWERS])
{
    answer[0] = (vaka_answer){action->verb, action->arg[0]};
    answer[1] = (vaka_answer){action->arg[1], action->arg[2]};
    answer[2] = (vaka_answer){action->arg[3], 0};
}

void vaka_acts_read(const vaka_answer answer[VAKA_ACT_ANSWERS], vaka_act *out)
{
    *out = (vaka_act){.verb = (uint8_t)answer[0].a,
                      .arg = {answer[0].b, answer[1].a, answer[1].b, answer[2].a}};
}
