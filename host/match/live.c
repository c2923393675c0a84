/* match/live.c - making live matches, and applying actions.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"

#include "match/deal.h"
#include "match/run.h"
#include "match/sealed.h"
#include "table/acts.h"
#include "table/agenda.h"
#include "table/codec.h"
#include "table/question.h"
#include "table/script.h"

#include <stdlib.h>
#include <string.h>

static vaka_live *make(const vaka_layout *layout)
{
    vaka_live *live = vaka_xnew(sizeof *live);

    live->layout = layout;
    live->anytime = vaka_agenda_has_anytime(layout->module) ||
                    (layout->setup.content && layout->setup.content->offers_anytime);
    live->keep_undo = true;
    live->version = 1;
    vaka_position_init(&live->position, layout);
    live->position.chance = &live->chance;
    live->undo.block_room = layout->block_room;
    vaka_kept_views_init(&live->views, layout);
    vaka_scene_init(&live->scene);
    return live;
}

vaka_status vaka_live_new(const vaka_layout *layout, uint64_t seed, const vaka_chance_result *queue,
                          uint32_t queued, vaka_live **out, vaka_error *err)
{
    return vaka_live_new_scripted(layout, layout->setup.port, seed, queue, queued, out, err);
}

vaka_status vaka_live_new_scripted(const vaka_layout *layout, const vaka_script_port *port,
                                   uint64_t seed, const vaka_chance_result *queue, uint32_t queued,
                                   vaka_live **out, vaka_error *err)
{
    vaka_seed number = vaka_seed_of(seed);

    return vaka_live_new_seeded(layout, port, &number, queue, queued, out, err);
}

vaka_status vaka_live_new_seeded(const vaka_layout *layout, const vaka_script_port *port,
                                 const vaka_seed *seed, const vaka_chance_result *queue,
                                 uint32_t queued, vaka_live **out, vaka_error *err)
{
    vaka_live *live = make(layout);
    vaka_position *position = &live->position;

    position->port = port;
    vaka_script_tank(position);
    vaka_position_seed(position, seed);
    position->events = &live->events;
    for (uint32_t i = 0; i < queued; i++)
        vaka_chance_log_queue(&live->chance, queue[i]);
    vaka_status status = layout->module->setup(&position->face, &layout->setup);
    if (status == VAKA_OK && !position->broken)
        vaka_run(position);
    vaka_script_tank_end(position);
    vaka_live_answer_for(live);
    position->events = NULL;
    if (status == VAKA_OK && !position->broken) {
        *out = live;
        return VAKA_OK;
    }
    if (position->broken)
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "%s: setup: %s", layout->module->id,
                           position->trouble);
    else
        vaka_fail(err, status, "%s cannot be set up (status %d)", layout->module->id, status);
    vaka_live_free(live);
    return status;
}

void vaka_live_free(vaka_live *live)
{
    if (!live)
        return;
    for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
        if (live->draft[i])
            vaka_position_done(live->draft[i]);
        free(live->draft[i]);
    }
    vaka_position_done(&live->position);
    vaka_kept_views_done(&live->views);
    vaka_undo_done(&live->undo);
    vaka_scene_done(&live->scene);
    free(live->told_stages);
    vaka_event_log_done(&live->events);
    vaka_chance_log_done(&live->chance);
    free(live->watched);
    free(live->before);
    free(live->before_queue);
    free(live->redo);
    free(live->list);
    free(live);
}

void vaka_live_forget(vaka_live *live)
{
    vaka_undo_clear(&live->undo);
    live->horizon = VAKA_HORIZON_START;
    live->redo_count = 0;
    live->version++;
}

void vaka_live_copy(vaka_live *to, const vaka_live *from)
{
    vaka_position_copy(&to->position, &from->position);
    if (to->position.stream.keyed || from->position.stream.keyed)
        to->position.stream = from->position.stream;
    to->position.broken = from->position.broken;
    vaka_live_forget(to);
}

vaka_live *vaka_live_clone(const vaka_live *live)
{
    vaka_live *copy = make(live->layout);

    copy->position.port = live->position.port;
    vaka_live_copy(copy, live);
    return copy;
}

vaka_position *vaka_live_position(vaka_live *live)
{
    return &live->position;
}

const vaka_layout *vaka_live_layout(const vaka_live *live)
{
    return live->layout;
}

uint64_t vaka_live_hash(const vaka_live *live)
{
    return vaka_position_hash(&live->position);
}

uint32_t vaka_live_clock(const vaka_live *live)
{
    return live->position.table->clock;
}

bool vaka_live_passes_turn(const vaka_live *live, int32_t seat)
{
    for (int32_t window = 0; window < VAKA_MAX_WINDOWS; window++)
        if (live->position.table->standing[seat][window] == VAKA_STANDING_TURN)
            return true;
    return false;
}

size_t vaka_live_memory(const vaka_live *live)
{
    size_t room = live->layout->block_room, blocks = 1 + (size_t)live->undo.room;
    size_t bytes = sizeof *live + vaka_kept_views_memory(&live->views);
    size_t actions = live->undo.room + live->redo_room + live->list_room;

    for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
        blocks += live->draft[i] != NULL;
        bytes += live->draft[i] ? sizeof *live->draft[i] : 0;
    }
    blocks += live->before ? 1 : 0;
    blocks += live->watched ? 1 : 0;
    return bytes + blocks * room + actions * sizeof(vaka_action);
}

uint8_t vaka_live_must(const vaka_live *live)
{
    return vaka_agenda_must(&live->position);
}

uint8_t vaka_live_may(const vaka_live *live)
{
    return live->anytime ? vaka_agenda_may(&live->position) : 0;
}

bool vaka_live_finished(const vaka_live *live, uint8_t *winners)
{
    if (winners)
        *winners = live->position.table->winners;
    return live->position.table->finished != 0;
}

void vaka_live_listen(vaka_live *live, bool on)
{
    live->position.events = on ? &live->events : NULL;
}

const vaka_event *vaka_live_events(const vaka_live *live, uint32_t *count)
{
    *count = live->events.count;
    return live->events.at;
}

int16_t vaka_live_event_turn(const vaka_live *live, uint32_t number)
{
    return live->events.turn[number];
}

const vaka_chance_result *vaka_live_came(const vaka_live *live, uint32_t *count)
{
    *count = live->chance.came_count;
    return live->chance.came;
}

int32_t vaka_live_failed(const vaka_live *live)
{
    return live->position.failed - 1;
}

bool vaka_live_skip(vaka_live *live, int32_t item, bool on)
{
    const vaka_position *position = &live->position;

    if (!vaka_script_skip(position, position->block, item, on))
        return false;
    for (uint32_t i = 0; i < live->undo.count; i++) /* or undo would bring it back */
        vaka_script_skip(position, vaka_undo_block(&live->undo, i), item, on);
    live->position.failed = 0;
    live->version++;
    return true;
}

void vaka_live_queue(vaka_live *live, vaka_chance_result result)
{
    vaka_chance_log_queue(&live->chance, result);
}

void vaka_live_queue_clear(vaka_live *live)
{
    live->chance.queue_count = 0;
}

uint32_t vaka_live_queued(const vaka_live *live)
{
    return live->chance.queue_count;
}

void vaka_live_keep_undo(vaka_live *live, bool on)
{
    live->keep_undo = on;
    vaka_undo_clear(&live->undo);
}

/* An action on the open table: apply(), then the agenda. */
static void act(vaka_live *live, const vaka_action *action)
{
    vaka_position *position = &live->position;
    vaka_frame *frame = vaka_agenda_top(position);
    uint32_t depth = position->table->depth;

    if (action->verb == VAKA_VERB_TAKE) {
        if (vaka_acts_open(position))
            vaka_script_withdraw(position);
        else
            vaka_agenda_answering(position, frame);
        vaka_offer_take(position, action);
    } else if (action->verb >= VAKA_VERB_DEAL_GIVE) {
        vaka_deal_act(position, action);
    } else if (action->verb >= VAKA_VERB_CHOOSE_SPACE || vaka_acts_open(position)) {
        vaka_question_answer(position, action);
    } else if (action->verb >= VAKA_VERB_PASS) {
        vaka_agenda_pass(position, frame, action);
    } else {
        vaka_agenda_answering(position, frame);
        position->actor = action->seat;
        position->module->apply(&position->face, action);
        position->actor = VAKA_NONE;
        vaka_agenda_answered(position, depth, action);
    }
    vaka_run(position);
}

/* An action for a sealed list: tried out on the draft, then kept; the last commitment opens all.
 * True while this question is open: what comes after it may be another sealed one. */
static bool seal(vaka_live *live, const vaka_action *action)
{
    vaka_position *position = &live->position;
    vaka_position *draft = vaka_live_ground(live, action->seat);
    bool kept;

    vaka_sealed_try(draft, action);
    if (draft->broken) {
        vaka_position_break_like(position, draft);
        return true;
    }
    kept = vaka_sealed_add(position, action);
    if (kept)
        vaka_sealed_add(draft, action);
    if (vaka_agenda_must(position))
        return true;
    vaka_run(position);
    return false;
}

/* Are others asked for sealed answers? */
static bool is_sealed_to_others(const vaka_position *position, int32_t seat)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return frame && !position->table->finished && frame->ask == VAKA_ASK_SEALED &&
           (frame->seats & (uint8_t)~VAKA_SEAT(seat));
}

/* Sets the horizon as the action demands. What is on a sealed list is taken back from there; and
 * nothing that came before it, from the beginning on: else it would be told who has begun. */
static void settle_undo(vaka_live *live, const vaka_action *action, bool listed)
{
    uint32_t marks = live->position.marks;
    const vaka_action *before = vaka_undo_before(&live->undo);

    if (before && before->seat != action->seat) {
        vaka_undo_forget_older(&live->undo);
        live->horizon = VAKA_HORIZON_OTHER;
    }
    if (listed)
        live->horizon = live->undo.count > 1 ? VAKA_HORIZON_START : live->horizon;
    else if (marks & VAKA_MARK_CHANCE)
        live->horizon = VAKA_HORIZON_CHANCE;
    else if (marks & VAKA_MARK_LEARNED)
        live->horizon = VAKA_HORIZON_LEARNED;
    else if (is_sealed_to_others(&live->position, action->seat))
        live->horizon = VAKA_HORIZON_SEALED;
    else
        return;
    vaka_undo_clear(&live->undo);
}

void vaka_live_bar_undo(vaka_live *live)
{
    vaka_undo_clear(&live->undo);
    live->horizon = VAKA_HORIZON_LEARNED;
}

bool vaka_live_has_undo(const vaka_live *live)
{
    return vaka_undo_last(&live->undo) != NULL;
}

/* The module misbehaved: everything is taken back. */
static vaka_status take_back(vaka_live *live, vaka_error *err)
{
    vaka_position *position = &live->position;
    vaka_status status = vaka_fail(err, position->machine ? VAKA_ERR_SYSTEM : VAKA_ERR_CONTRACT,
                                   "%s: %s", position->module->id, position->trouble);

    if (live->keep_undo)
        vaka_undo_pop(&live->undo, position);
    vaka_live_recall(live);
    if (position->failed)
        vaka_live_bar_undo(live);
    position->broken = !live->guarded && !live->keep_undo;
    position->machine = false;
    position->drafting = position->carrying = false;
    position->actor = VAKA_NONE;
    live->events.count = 0;
    vaka_chance_log_clear(&live->chance);
    live->version++;
    return status;
}

vaka_status vaka_live_carry(vaka_live *live, const vaka_action *action, vaka_error *err)
{
    vaka_position *position = &live->position;
    bool sealed = vaka_sealed_asks(position, action->seat), open = false;

    vaka_live_remember(live);
    if (live->keep_undo)
        vaka_undo_push(&live->undo, &live->position, action);
    position->marks = 0;
    position->learned = 0;
    vaka_script_tank(position);
    position->failed = position->stirred = 0;
    live->events.count = 0;
    vaka_chance_log_clear(&live->chance);
    if (sealed)
        open = seal(live, action);
    else
        act(live, action);
    vaka_script_tank_end(position);
    live->version++;
    vaka_live_answer_for(live);
    if (position->broken)
        return take_back(live, err);
    if (live->keep_undo)
        settle_undo(live, action, sealed && open);
    position->table->clock++;
    if (open && vaka_sealed_asks(position, action->seat))
        live->draft_version[action->seat] = live->version;
    return VAKA_OK;
}

/* Is this a row of the list itself, or like the one that was picked? */
static bool is_row(const vaka_live *live, const vaka_action *action)
{
    uintptr_t at = (uintptr_t)action - (uintptr_t)live->list;

    if (at < live->list_count * sizeof *action && at % sizeof *action == 0)
        return true;
    return live->list_picked < live->list_count &&
           memcmp(action, &live->list[live->list_picked], sizeof *action) == 0;
}

/* Is it on the list given last? Search and simulation take what the rules have offered them without
 * asking the rules once more. */
static bool is_offered(const vaka_live *live, const vaka_action *action)
{
    uint32_t from = 0, end = live->list_count;

    if (live->keep_undo || live->guarded || live->list_version != live->version ||
        live->list_seat != action->seat)
        return false;
    if (is_row(live, action))
        return true;
    while (from < end) { /* it is sorted */
        uint32_t middle = (from + end) / 2;
        int order = vaka_action_compare(action, &live->list[middle]);
        if (order == 0)
            return true;
        if (order < 0)
            end = middle;
        else
            from = middle + 1;
    }
    return false;
}

vaka_status vaka_live_admit(vaka_live *live, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err)
{
    live->position.failed = 0;
    vaka_status status = vaka_live_check(live, action, why);

    if (live->meddled && live->position.failed)
        vaka_live_bar_undo(live);
    if (status != VAKA_OK && live->meddled)
        return vaka_fail(err, live->machine ? VAKA_ERR_SYSTEM : VAKA_ERR_CONTRACT, "%s: %s",
                         live->position.module->id, live->fault);
    return status;
}

vaka_status vaka_live_apply(vaka_live *live, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err)
{
    vaka_action asked = *action; /* may lie in the list that is about to change */
    vaka_status status =
        is_offered(live, action) ? VAKA_OK : vaka_live_admit(live, &asked, why, err);

    if (status != VAKA_OK)
        return status;
    bool sealed = live->redo_count && vaka_sealed_asks(&live->position, asked.seat);
    status = vaka_live_carry(live, &asked, err);
    if (status == VAKA_OK && live->redo_count)
        vaka_live_redo_drop(live, sealed ? asked.seat : VAKA_NONE);
    return status;
}
