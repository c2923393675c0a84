/* match/door.c - making doors, and applying actions.
 *
 * SPDX-License-Identifier: MIT */
#include "match/door_inside.h"

#include "match/run.h"
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/question.h"
#include "table/script.h"

#include <stdlib.h>
#include <string.h>

static vaka_door *make(const vaka_layout *layout)
{
    vaka_door *door = vaka_xnew(sizeof *door);

    door->layout = layout;
    door->anytime = vaka_agenda_has_anytime(layout->module);
    door->keep_undo = true;
    door->version = 1;
    vaka_position_init(&door->position, layout);
    door->position.chance = &door->chance;
    vaka_undo_init(&door->undo, layout->block_room);
    vaka_scene_init(&door->scene);
    return door;
}

vaka_status vaka_door_new(const vaka_layout *layout, uint64_t seed, const vaka_chance_result *queue,
                          uint32_t queued, vaka_door **out, vaka_error *err)
{
    return vaka_door_new_scripted(layout, layout->setup.port, seed, queue, queued, out, err);
}

vaka_status vaka_door_new_scripted(const vaka_layout *layout, const vaka_script_port *port,
                                   uint64_t seed, const vaka_chance_result *queue, uint32_t queued,
                                   vaka_door **out, vaka_error *err)
{
    vaka_seed number = vaka_seed_of(seed);

    return vaka_door_new_seeded(layout, port, &number, queue, queued, out, err);
}

vaka_status vaka_door_new_seeded(const vaka_layout *layout, const vaka_script_port *port,
                                 const vaka_seed *seed, const vaka_chance_result *queue,
                                 uint32_t queued, vaka_door **out, vaka_error *err)
{
    vaka_door *door = make(layout);
    vaka_position *position = &door->position;

    position->port = port;
    vaka_script_tank(position);
    vaka_position_seed(position, seed);
    position->events = &door->events;
    for (uint32_t i = 0; i < queued; i++)
        vaka_chance_log_queue(&door->chance, queue[i]);
    vaka_status status = layout->module->setup(&position->face, &layout->setup);
    if (status == VAKA_OK && !position->broken)
        vaka_run(position);
    vaka_script_tank_end(position);
    vaka_door_answer_for(door);
    position->events = NULL;
    if (status == VAKA_OK && !position->broken) {
        *out = door;
        return VAKA_OK;
    }
    if (position->broken)
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "%s: setup: %s", layout->module->id,
                           position->trouble);
    else
        vaka_fail(err, status, "%s cannot be set up (status %d)", layout->module->id, status);
    vaka_door_free(door);
    return status;
}

void vaka_door_free(vaka_door *door)
{
    if (!door)
        return;
    for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
        if (door->draft[i])
            vaka_position_done(door->draft[i]);
        free(door->draft[i]);
    }
    vaka_position_done(&door->position);
    vaka_position_done(&door->seen);
    vaka_undo_done(&door->undo);
    vaka_scene_done(&door->scene);
    vaka_event_log_done(&door->events);
    vaka_chance_log_done(&door->chance);
    free(door->watched);
    free(door->before);
    free(door->before_queue);
    free(door->redo);
    free(door->list);
    free(door);
}

/* The match is another one now: nothing that was worked out before holds. */
static void forget(vaka_door *door)
{
    vaka_undo_clear(&door->undo);
    door->horizon = VAKA_HORIZON_START;
    door->redo_count = 0;
    door->version++;
}

void vaka_door_copy(vaka_door *to, const vaka_door *from)
{
    vaka_position_copy(&to->position, &from->position);
    if (to->position.stream.keyed || from->position.stream.keyed)
        to->position.stream = from->position.stream;
    to->position.broken = from->position.broken;
    forget(to);
}

vaka_door *vaka_door_clone(const vaka_door *door)
{
    vaka_door *copy = make(door->layout);

    copy->position.port = door->position.port;
    vaka_door_copy(copy, door);
    return copy;
}

vaka_position *vaka_door_position(vaka_door *door)
{
    return &door->position;
}

const vaka_layout *vaka_door_layout(const vaka_door *door)
{
    return door->layout;
}

uint64_t vaka_door_hash(const vaka_door *door)
{
    return vaka_position_hash(&door->position);
}

size_t vaka_door_memory(const vaka_door *door)
{
    size_t room = door->layout->block_room, blocks = 1 + (size_t)door->undo.room;
    size_t bytes = sizeof *door, actions = door->undo.room + door->redo_room + door->list_room;

    for (int32_t i = 0; i < VAKA_MAX_SEATS; i++) {
        blocks += door->draft[i] != NULL;
        bytes += door->draft[i] ? sizeof *door->draft[i] : 0;
    }
    blocks += door->seen.block ? 1 : 0;
    blocks += door->before ? 1 : 0;
    blocks += door->watched ? 1 : 0;
    return bytes + blocks * room + actions * sizeof(vaka_action);
}

uint8_t vaka_door_must(const vaka_door *door)
{
    return vaka_agenda_must(&door->position);
}

uint8_t vaka_door_may(const vaka_door *door)
{
    return door->anytime ? vaka_agenda_may(&door->position) : 0;
}

bool vaka_door_finished(const vaka_door *door, uint8_t *winners)
{
    if (winners)
        *winners = door->position.table->winners;
    return door->position.table->finished != 0;
}

void vaka_door_listen(vaka_door *door, bool on)
{
    door->position.events = on ? &door->events : NULL;
}

const vaka_event *vaka_door_events(const vaka_door *door, uint32_t *count)
{
    *count = door->events.count;
    return door->events.at;
}

const vaka_chance_result *vaka_door_came(const vaka_door *door, uint32_t *count)
{
    *count = door->chance.came_count;
    return door->chance.came;
}

int32_t vaka_door_failed(const vaka_door *door)
{
    return door->position.failed - 1;
}

bool vaka_door_skip(vaka_door *door, int32_t item, bool on)
{
    const vaka_position *position = &door->position;

    if (!vaka_script_skip(position, position->block, item, on))
        return false;
    for (uint32_t i = 0; i < door->undo.count; i++) /* or undo would bring it back */
        vaka_script_skip(position, vaka_undo_block(&door->undo, i), item, on);
    door->position.failed = 0;
    door->version++;
    return true;
}

void vaka_door_queue(vaka_door *door, vaka_chance_result result)
{
    vaka_chance_log_queue(&door->chance, result);
}

void vaka_door_queue_clear(vaka_door *door)
{
    door->chance.queue_count = 0;
}

uint32_t vaka_door_queued(const vaka_door *door)
{
    return door->chance.queue_count;
}

void vaka_door_keep_undo(vaka_door *door, bool on)
{
    door->keep_undo = on;
    vaka_undo_clear(&door->undo);
}

/* An action on the open table: apply(), then the agenda. */
static void act(vaka_door *door, const vaka_action *action)
{
    vaka_position *position = &door->position;
    vaka_frame *frame = vaka_agenda_top(position);
    uint32_t depth = position->table->depth;

    if (action->verb >= VAKA_VERB_CHOOSE_SPACE) {
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
static bool seal(vaka_door *door, const vaka_action *action)
{
    vaka_position *position = &door->position;
    vaka_position *draft = vaka_door_ground(door, action->seat);
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

/* Sets the horizon as the action demands. What is on a sealed list is taken back from there. */
static void settle_undo(vaka_door *door, const vaka_action *action, bool listed)
{
    uint32_t marks = door->position.marks;
    const vaka_action *before = vaka_undo_before(&door->undo);

    if (before && before->seat != action->seat) {
        vaka_undo_forget_older(&door->undo);
        door->horizon = VAKA_HORIZON_OTHER;
    }
    if (listed)
        door->horizon = door->undo.count > 1 ? VAKA_HORIZON_START : door->horizon;
    else if (marks & VAKA_MARK_CHANCE)
        door->horizon = VAKA_HORIZON_CHANCE;
    else if (marks & VAKA_MARK_LEARNED)
        door->horizon = VAKA_HORIZON_LEARNED;
    else
        return;
    vaka_undo_clear(&door->undo);
}

/* Whether a script fails may hang on what is hidden: that it did is a look. */
static void bar_undo(vaka_door *door)
{
    vaka_undo_clear(&door->undo);
    door->horizon = VAKA_HORIZON_LEARNED;
}

/* The module misbehaved: everything is taken back. */
static vaka_status take_back(vaka_door *door, vaka_error *err)
{
    vaka_position *position = &door->position;
    vaka_status status = vaka_fail(err, position->machine ? VAKA_ERR_SYSTEM : VAKA_ERR_CONTRACT,
                                   "%s: %s", position->module->id, position->trouble);

    if (door->keep_undo)
        vaka_undo_pop(&door->undo, position);
    vaka_door_recall(door);
    if (position->failed)
        bar_undo(door);
    position->broken = !door->guarded && !door->keep_undo;
    position->machine = false;
    position->drafting = position->carrying = false;
    position->actor = VAKA_NONE;
    door->events.count = 0;
    vaka_chance_log_clear(&door->chance);
    door->version++;
    return status;
}

vaka_status vaka_door_carry(vaka_door *door, const vaka_action *action, vaka_error *err)
{
    vaka_position *position = &door->position;
    bool sealed = vaka_sealed_asks(position, action->seat), open = false;

    vaka_door_remember(door);
    if (door->keep_undo)
        vaka_undo_push(&door->undo, &door->position, action);
    position->marks = 0;
    position->learned = 0;
    vaka_script_tank(position);
    position->failed = position->stirred = 0;
    door->events.count = 0;
    vaka_chance_log_clear(&door->chance);
    if (sealed)
        open = seal(door, action);
    else
        act(door, action);
    vaka_script_tank_end(position);
    door->version++;
    vaka_door_answer_for(door);
    if (position->broken)
        return take_back(door, err);
    settle_undo(door, action, sealed && open);
    position->table->clock++;
    if (open && vaka_sealed_asks(position, action->seat))
        door->draft_version[action->seat] = door->version;
    return VAKA_OK;
}

/* Is it on the list given last? Search and simulation take what the rules have offered them without
 * asking the rules once more. */
static bool is_offered(const vaka_door *door, const vaka_action *action)
{
    if (door->keep_undo || door->guarded || door->list_version != door->version ||
        door->list_seat != action->seat)
        return false;
    for (uint32_t i = 0; i < door->list_count; i++)
        if (memcmp(&door->list[i], action, sizeof *action) == 0)
            return true;
    return false;
}

vaka_status vaka_door_admit(vaka_door *door, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err)
{
    door->position.failed = 0;
    vaka_status status = vaka_door_check(door, action, why);

    if (door->meddled && door->position.failed)
        bar_undo(door);
    if (status != VAKA_OK && door->meddled)
        return vaka_fail(err, door->machine ? VAKA_ERR_SYSTEM : VAKA_ERR_CONTRACT, "%s: %s",
                         door->position.module->id, door->fault);
    return status;
}

vaka_status vaka_door_apply(vaka_door *door, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err)
{
    vaka_action asked = *action; /* may lie in the list that is about to change */
    vaka_status status =
        is_offered(door, &asked) ? VAKA_OK : vaka_door_admit(door, &asked, why, err);

    if (status != VAKA_OK)
        return status;
    bool sealed = vaka_sealed_asks(&door->position, asked.seat);
    status = vaka_door_carry(door, &asked, err);
    if (status == VAKA_OK && door->redo_count)
        vaka_door_redo_drop(door, sealed ? asked.seat : VAKA_NONE);
    return status;
}
