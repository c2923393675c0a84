/* play/ways_walk.c - walks legal actions on copies of a match, the most promising ones first.
 *
 * SPDX-License-Identifier: MIT */
#include "play/ways_inside.h"

#include "table/agenda.h"
#include "table/codec.h"

#include <stdlib.h>
#include <string.h>

#define ENOUGH 300u /* copies, where as many picks as can go have been brought somewhere */

/* --- What is tried ---------------------------------------------------------------------------- */

/* Neither passes and answers to scripts nor what can be done at any time or seals an answer. */
static bool is_tried(const vaka_ways_walker *walker, const vaka_action *action)
{
    const vaka_module *module = walker->layout->module;

    return action->verb < module->verb_count &&
           !(module->verbs[action->verb].flags & (VAKA_VERB_ANYTIME | VAKA_VERB_COMMIT));
}

/* Is the seat asked in the same step? Where the first action brings a pick under way, it may have
 * begun a step of its own. */
static bool goes_on(const vaka_ways_walker *walker, vaka_live *before, vaka_live *after,
                    bool departs)
{
    const vaka_position *was = vaka_live_position(before), *now = vaka_live_position(after);
    const vaka_frame *old = vaka_agenda_top(was), *top = vaka_agenda_top(now);

    if (vaka_live_must(after) != VAKA_SEAT(walker->wish->seat) || !top ||
        now->table->turn != was->table->turn || top->ask != old->ask)
        return false;
    if (departs)
        return now->table->depth >= was->table->depth;
    return now->table->depth == was->table->depth && top->step == old->step &&
           top->stage == old->stage;
}

/* The only place that an action names besides where the picks are; VAKA_NONE: none, or several. */
static int32_t named_place(const vaka_ways_walker *walker, const vaka_action *action,
                           const vaka_ways_stand *stand)
{
    const vaka_verb *verb = vaka_verb_row(walker->layout->module, action->verb);
    int32_t found = VAKA_NONE;

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++) {
        int32_t zone = action->arg[i];

        if (!vaka_arg_is_place(&verb->arg[i]) || zone == walker->wish->from || zone == stand->at ||
            zone == found)
            continue;
        if (found != VAKA_NONE)
            return VAKA_NONE;
        found = zone;
    }
    return found;
}

/* --- What is found ---------------------------------------------------------------------------- */

static bool is_goal(const vaka_ways_walker *walker, uint32_t off, int32_t zone)
{
    return off > 0 && (walker->all || off == walker->wanted) && zone != walker->wish->from &&
           vaka_layout_is_space(walker->layout, zone);
}

static uint32_t words_of(const vaka_ways_walker *walker, const vaka_action *list, uint32_t count)
{
    uint32_t words = 0;

    for (uint32_t i = 0; i < count; i++) {
        const vaka_verb *verb = &walker->layout->module->verbs[list[i].verb];

        for (int32_t arg = 0; arg < VAKA_ARGS; arg++)
            words += verb->arg[arg].type != VAKA_ARG_NONE;
    }
    return words;
}

/* The actions that lead to a node and one more; what goes by them is off the origin in `live`. */
static void keep(vaka_ways_walker *walker, int32_t node, const vaka_action *last, vaka_live *live,
                 vaka_ways_one way)
{
    uint32_t depth = walker->nodes[node].depth + 1;
    vaka_action *list = vaka_xnew(depth * sizeof *list);

    walker->brought = way.moved > walker->brought ? way.moved : walker->brought;
    list[depth - 1] = *last;
    for (uint32_t i = depth - 1; i > 0; i--, node = walker->nodes[node].parent)
        list[i - 1] = walker->nodes[node].action;
    way.count = depth;
    way.worth = vaka_ways_worth(walker, live, way.to);
    vaka_ways_off(walker, live, way.sort);
    if (way.moved == 1 && walker->wanted == 1)
        way.sort[0] = 1; /* it goes by what is not certain */
    way.words = words_of(walker, list, depth);
    vaka_ways_keep(walker->out, &way, list);
    free(list);
}

/* Does it name a sort of pieces, and not the place where the picks are? Then it takes them from
 * elsewhere: something is built. */
static bool takes_others(const vaka_ways_walker *walker, const vaka_action *action)
{
    const vaka_verb *verb = &walker->layout->module->verbs[action->verb];
    bool kind = false;

    for (int32_t arg = 0; arg < VAKA_ARGS; arg++) {
        kind |= verb->arg[arg].type == VAKA_ARG_KIND;
        if (vaka_arg_is_place(&verb->arg[arg]) && action->arg[arg] == walker->wish->from)
            return false;
    }
    return kind;
}

/* What comes of it is not certain: of the action only the place is used that it names, and only
 * where all that is under way goes there by it. */
static void keep_open(vaka_ways_walker *walker, int32_t node, const vaka_action *action)
{
    const vaka_ways_stand *stand = &walker->nodes[node].stand;
    int32_t to = named_place(walker, action, stand);
    uint32_t moved = stand->off ? stand->off : walker->wanted == 1 ? 1 : 0;

    if (to != VAKA_NONE && is_goal(walker, moved, to) &&
        (stand->off || !takes_others(walker, action)))
        keep(walker, node, action, walker->nodes[node].live,
             (vaka_ways_one){.to = to, .moved = moved, .open = true});
}

/* --- Positions -------------------------------------------------------------------------------- */

/* Has the position been come to before? Notes it. */
static bool is_known(vaka_ways_walker *walker, vaka_live *live)
{
    uint64_t digest = vaka_ways_digest(walker, live) | 1u;
    uint32_t mask = walker->known_room - 1, at = (uint32_t)(digest >> 32) & mask;

    while (walker->known[at] && walker->known[at] != digest)
        at = (at + 1) & mask;
    if (walker->known[at])
        return true;
    walker->known[at] = digest;
    return false;
}

static void add(vaka_ways_walker *walker, int32_t parent, const vaka_action *action,
                const vaka_ways_stand *stand, int32_t shown)
{
    if (walker->count == walker->room) {
        walker->room = walker->room ? walker->room * 2 : 32;
        walker->nodes = vaka_xgrow(walker->nodes, walker->room * sizeof *walker->nodes);
    }
    walker->nodes[walker->count++] =
        (vaka_ways_node){.live = walker->spare,
                         .parent = parent,
                         .action = action ? *action : (vaka_action){0},
                         .depth = parent == VAKA_NONE ? 0 : walker->nodes[parent].depth + 1,
                         .stand = *stand,
                         .shown = shown};
    walker->spare = NULL;
}

static vaka_live *fresh_copy(vaka_ways_walker *walker, const vaka_live *of)
{
    if (!walker->spare) {
        walker->spare = vaka_live_clone(of);
        vaka_live_keep_undo(walker->spare, false);
    } else {
        vaka_live_copy(walker->spare, of);
    }
    return walker->spare;
}

/* Is it not worth going on with fewer picks under way than have been brought somewhere? They may go
 * farther, so that is looked for, too, but not for long. */
static bool is_enough(const vaka_ways_walker *walker, const vaka_ways_node *node)
{
    return walker->all && node->stand.off < walker->brought && walker->out->copies >= ENOUGH &&
           vaka_layout_is_space(walker->layout, walker->wish->from);
}

/* The one with the most picks under way, then the one that took the fewest actions. */
static int32_t best_open(const vaka_ways_walker *walker)
{
    int32_t best = VAKA_NONE;

    for (uint32_t i = 0; i < walker->count; i++) {
        const vaka_ways_node *node = &walker->nodes[i];
        const vaka_ways_node *old = best < 0 ? NULL : &walker->nodes[best];

        if (!node->closed && (!old || node->stand.off > old->stand.off ||
                              (node->stand.off == old->stand.off && node->depth < old->depth)))
            best = (int32_t)i;
    }
    return best < 0 || is_enough(walker, &walker->nodes[best]) ? VAKA_NONE : best;
}

/* --- The walk --------------------------------------------------------------------------------- */

/* Has the seat itself seen nothing by it that it did not know, and nobody drawn anything? Then what
 * comes of it is certain, though it cannot be taken back. */
static bool is_certain(const vaka_ways_walker *walker, const vaka_position *position)
{
    return !(position->marks & VAKA_MARK_CHANCE) && position->learned &&
           !(position->learned & VAKA_SEAT(walker->wish->seat));
}

/* Where others get to know something by an action, or did before; false: it is not gone on with.
 * What the seat alone knows is shown for the place where it lies and for no other: no way leads on
 * from there. */
static bool shows(vaka_ways_walker *walker, int32_t number, const vaka_action *action,
                  const vaka_position *after, int32_t *shown)
{
    const vaka_ways_node *node = &walker->nodes[number];
    int32_t to = named_place(walker, action, &node->stand);

    *shown = node->shown;
    if (after->marks) { /* chance, or a look */
        keep_open(walker, number, action);
        *shown = to;
        return node->shown == VAKA_NONE && to != VAKA_NONE && is_certain(walker, after);
    }
    return node->shown == VAKA_NONE || to == VAKA_NONE || to == node->shown;
}

/* Tries one action from a node on a copy. */
static void try_action(vaka_ways_walker *walker, int32_t number, const vaka_action *action)
{
    vaka_live *before = walker->nodes[number].live;
    vaka_live *after = fresh_copy(walker, before);
    vaka_ways_stand was = walker->nodes[number].stand, stand;
    int32_t shown;

    walker->out->copies++;
    if (vaka_live_apply(after, action, NULL, NULL) != VAKA_OK)
        return;
    vaka_position *position = vaka_live_position(after);
    position->table->clock = walker->clock;
    if (!shows(walker, number, action, position, &shown) ||
        !vaka_ways_where(walker, after, shown, &stand) || stand.off < was.off)
        return;
    if (is_goal(walker, stand.off, stand.at) && stand.at != was.at &&
        (shown == VAKA_NONE || shown == stand.at))
        keep(walker, number, action, after, (vaka_ways_one){.to = stand.at, .moved = stand.off});
    if (goes_on(walker, before, after, was.off == 0 && stand.off > 0) && !is_known(walker, after))
        add(walker, number, action, &stand, shown);
}

static void go_on_from(vaka_ways_walker *walker, int32_t number)
{
    uint32_t count;
    const vaka_action *legal =
        vaka_live_legal(walker->nodes[number].live, walker->wish->seat, &count);

    walker->nodes[number].closed = true;
    for (uint32_t i = 0; i < count && walker->out->copies < VAKA_WAYS_COPIES; i++)
        if (is_tried(walker, &legal[i]))
            try_action(walker, number, &legal[i]);
}

void vaka_ways_go(vaka_ways_walker *walker)
{
    int32_t next = 0;

    walker->known_room = 2 * 2048; /* more than twice as many as can come */
    walker->known = vaka_xnew(walker->known_room * sizeof *walker->known);
    walker->clock = vaka_live_position((vaka_live *)(uintptr_t)walker->live)->table->clock;
    fresh_copy(walker, walker->live);
    is_known(walker, walker->spare);
    add(walker, VAKA_NONE, NULL, &(vaka_ways_stand){0, VAKA_NONE}, VAKA_NONE);
    while (next != VAKA_NONE && walker->out->copies < VAKA_WAYS_COPIES) {
        go_on_from(walker, next);
        next = best_open(walker);
    }
    for (uint32_t i = 0; i < walker->count; i++)
        vaka_live_free(walker->nodes[i].live);
    vaka_live_free(walker->spare);
    free(walker->nodes);
    free(walker->known);
}
