/* match/door.h - a match being played, and the only way to change it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A door holds the position, the ways back (undo, redo), the legal lists and the views. Window,
 * terminal, bots, the engine protocol and journals all come through vaka_door_apply. Nothing here
 * writes to disk: match/record.h puts a journal beside a door. Not for two threads at a time; any
 * number of doors may share a layout. */
#ifndef MATCH_DOOR_H
#define MATCH_DOOR_H

#include "table/chance_log.h"
#include "table/event_log.h"
#include "table/position.h"
#include "table/scene.h"

typedef struct vaka_door vaka_door;

/* Why an action was refused: reason id, rule number, sentence and the facts that fill its gaps. The
 * strings are static. */
typedef struct vaka_refusal {
    const char *id;
    const char *rule;
    const char *text;
    int16_t fact[VAKA_TEXT_ARGS];
} vaka_refusal;

/* Sets a match up. The layout is borrowed and must outlive the door. `queue` (may be NULL) holds
 * `queued` results of chance that wait from the first shuffle on. Fails if setup() fails or breaks
 * its contract. */
vaka_status vaka_door_new(const vaka_layout *layout, uint64_t seed, const vaka_chance_result *queue,
                          uint32_t queued, vaka_door **out, vaka_error *err);
/* The same with another port for its scripts than that of the layout's setup: one for each thread.
 * Borrowed; it outlives the door. */
vaka_status vaka_door_new_scripted(const vaka_layout *layout, const vaka_script_port *port,
                                   uint64_t seed, const vaka_chance_result *queue, uint32_t queued,
                                   vaka_door **out, vaka_error *err);
/* The same with any seed: what every match that is not a test's begins with. */
vaka_status vaka_door_new_seeded(const vaka_layout *layout, const vaka_script_port *port,
                                 const vaka_seed *seed, const vaka_chance_result *queue,
                                 uint32_t queued, vaka_door **out, vaka_error *err);
void vaka_door_free(vaka_door *door);

/* A second door on a copy of the position: without history, events or queued chance. */
vaka_door *vaka_door_clone(const vaka_door *door);
/* The same into a door made before with the same layout: one memcpy. */
void vaka_door_copy(vaka_door *to, const vaka_door *from);

/* The true position: for the journal, the referee and tests; never for a front end or a bot. */
vaka_position *vaka_door_position(vaka_door *door);
const vaka_layout *vaka_door_layout(const vaka_door *door);
uint64_t vaka_door_hash(const vaka_door *door);
/* Bytes that it takes now: positions, ways back, lists. The layout, which is shared, is not in. */
size_t vaka_door_memory(const vaka_door *door);

/* Sets of seats: those that must decide now; those that may act by any-time verbs. Both are empty
 * once the match is finished. In a sealed question those who have committed need not. */
uint8_t vaka_door_must(const vaka_door *door);
uint8_t vaka_door_may(const vaka_door *door);
bool vaka_door_finished(const vaka_door *door, uint8_t *winners);

/* Every action a seat may take, sorted, without duplicates. Borrowed until the next call on this
 * door. Empty for a seat that is neither asked nor allowed. */
const vaka_action *vaka_door_legal(vaka_door *door, int32_t seat, uint32_t *count);

/* VAKA_OK when the action would be accepted, else VAKA_ERR_ILLEGAL with the reason. */
vaka_status vaka_door_check(vaka_door *door, const vaka_action *action, vaka_refusal *why);

/* Applies an action and goes on until somebody must decide or the match is over.
 * VAKA_ERR_ILLEGAL: refused, `*why` (may be NULL) says why, nothing changed. VAKA_ERR_CONTRACT: the
 * module or a script misbehaved, everything was taken back, `err` (may be NULL) says how.
 * VAKA_ERR_SYSTEM: the same, but a script hit a limit of this machine (memory, time): on another it
 * might not, so this is no result of the game. */
vaka_status vaka_door_apply(vaka_door *door, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err);

/* Undo takes back the last action if `seat` made it and nothing since has set the horizon: chance,
 * a look at something hidden, another seat's action. In a sealed question it takes back the last
 * action of the seat's own list. Refuses with a reason. Redo applies it again, with the same errors
 * as vaka_door_apply. */
vaka_status vaka_door_undo(vaka_door *door, int32_t seat, vaka_refusal *why);
vaka_status vaka_door_redo(vaka_door *door, int32_t seat, vaka_refusal *why, vaka_error *err);

/* Takes back the last successful apply, undo or redo, whatever the horizon says: position and
 * queued chance are as before; ways back and forth are given up. For a change that could not be
 * journalled: only directly after it, and only while the door is guarded. A guarded door also
 * watches legal(), why_not() and apply(): for recorded play, where a few copies of the block an
 * action do not matter. */
void vaka_door_guard(vaka_door *door, bool on);
void vaka_door_rollback(vaka_door *door);

/* Would they be let pass? Whatever a script's fault stands in the way of can be done again: to try
 * it says what fails. */
bool vaka_door_can_undo(vaka_door *door, int32_t seat, vaka_refusal *why);
bool vaka_door_can_redo(vaka_door *door, int32_t seat, vaka_refusal *why);

/* What `seat` may know (table/seen.h), with its own sealed list applied; and the scene the module
 * describes from it. Borrowed until the next change of the match or call for another seat. */
const vaka_match *vaka_door_seen(vaka_door *door, int32_t seat);
const vaka_scene *vaka_door_scene(vaka_door *door, int32_t seat);

/* Hash of the redacted block, of who must and may, and of the legal list: equal views, equal
 * hashes. */
uint64_t vaka_door_view_hash(vaka_door *door, int32_t seat);

/* What the last vaka_door_apply (or setup) told, and what chance gave. Borrowed until the next. */
void vaka_door_listen(vaka_door *door, bool on); /* events are kept only while on; off at first */
const vaka_event *vaka_door_events(const vaka_door *door, uint32_t *count);
const vaka_chance_result *vaka_door_came(const vaka_door *door, uint32_t *count);

/* The item whose script failed in the last vaka_door_apply and had it taken back; VAKA_NONE: none.
 * And passes over all that the item's scripts would do from now on, so that the match can go on
 * where there is nothing else to do; or no longer. False if there is no such item. Is part of the
 * block, and undo does not take it back. */
int32_t vaka_door_failed(const vaka_door *door);
bool vaka_door_skip(vaka_door *door, int32_t item, bool on);

/* Queues a result of chance for later; waits until something of its sort is asked for. */
void vaka_door_queue(vaka_door *door, vaka_chance_result result);
void vaka_door_queue_clear(vaka_door *door);
uint32_t vaka_door_queued(const vaka_door *door); /* how many wait */

/* What the module did wrong while it was only asked (legal, why_not, describe), the first time;
 * empty if nothing. It was put right: no wild action in the list, a refusal, an unchanged match. */
const char *vaka_door_trouble(const vaka_door *door);

/* Lets every apply keep its undo point (the default) or none (search and simulation may). Without
 * them, and unguarded, what is on the list given last is applied unchecked. */
void vaka_door_keep_undo(vaka_door *door, bool on);

#endif
