/* match/live.h - a match being played, and the only way to change it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A live match holds the position, the ways back (undo, redo), the legal lists and the views.
 * Window, terminal, bots, the engine protocol and journals all come through vaka_live_apply.
 * Nothing here writes to disk: match/record.h puts a journal beside a live match. Not for two
 * threads at a time; any number of live matches may share a layout. */
#ifndef MATCH_LIVE_H
#define MATCH_LIVE_H

#include "table/chance_log.h"
#include "table/event_log.h"
#include "table/position.h"
#include "table/scene.h"

typedef struct vaka_live vaka_live;

/* Why an action was refused: reason id, rule number, sentence and the facts that fill its gaps. The
 * strings are static. */
typedef struct vaka_refusal {
    const char *id;
    const char *rule;
    const char *text;
    int16_t fact[VAKA_TEXT_ARGS];
} vaka_refusal;

/* Sets a match up. The layout is borrowed and must outlive the live match. `queue` (may be NULL)
 * holds `queued` results of chance that wait from the first shuffle on. Fails if setup() fails or
 * breaks its contract. */
vaka_status vaka_live_new(const vaka_layout *layout, uint64_t seed, const vaka_chance_result *queue,
                          uint32_t queued, vaka_live **out, vaka_error *err);
/* The same with another port for its scripts than that of the layout's setup: one for each thread.
 * Borrowed; it outlives the live match. */
vaka_status vaka_live_new_scripted(const vaka_layout *layout, const vaka_script_port *port,
                                   uint64_t seed, const vaka_chance_result *queue, uint32_t queued,
                                   vaka_live **out, vaka_error *err);
/* The same with any seed: what every match that is not a test's begins with. */
vaka_status vaka_live_new_seeded(const vaka_layout *layout, const vaka_script_port *port,
                                 const vaka_seed *seed, const vaka_chance_result *queue,
                                 uint32_t queued, vaka_live **out, vaka_error *err);
void vaka_live_free(vaka_live *live);

/* A second live match on a copy of the position: without history, events or queued chance. */
vaka_live *vaka_live_clone(const vaka_live *live);
/* The same into a live match made before with the same layout: one memcpy. */
void vaka_live_copy(vaka_live *to, const vaka_live *from);

/* The true position: for the journal, the referee and tests; never for a front end or a bot. */
vaka_position *vaka_live_position(vaka_live *live);
const vaka_layout *vaka_live_layout(const vaka_live *live);
uint64_t vaka_live_hash(const vaka_live *live);
/* Actions that were applied so far and stand: undo takes them off again. */
uint32_t vaka_live_clock(const vaka_live *live);
/* Has a seat passed until the turn is over, at any window? That is its secret. */
bool vaka_live_passes_turn(const vaka_live *live, int32_t seat);
/* Bytes that it takes now: positions, ways back, lists. The layout, which is shared, is not in. */
size_t vaka_live_memory(const vaka_live *live);

/* Sets of seats: those that must decide now; those that may act by any-time verbs. Both are empty
 * once the match is finished. In a sealed question those who have committed need not. */
uint8_t vaka_live_must(const vaka_live *live);
uint8_t vaka_live_may(const vaka_live *live);
bool vaka_live_finished(const vaka_live *live, uint8_t *winners);

/* Every action a seat may take, sorted, without duplicates. Borrowed until the next call on this
 * match. Empty for a seat that is neither asked nor allowed. */
const vaka_action *vaka_live_legal(vaka_live *live, int32_t seat, uint32_t *count);
/* A row of that list that is about to be applied: it is not looked for. Borrowed as above. */
const vaka_action *vaka_live_pick(vaka_live *live, uint32_t row);

/* What a game that is a script thinks of each act that it offers a seat now, in the order of the
 * list (there is room for all of them). False: it says nothing, or it has failed
 * (vaka_live_trouble). */
bool vaka_live_hints(vaka_live *live, int32_t seat, int32_t *out);

/* VAKA_OK when the action would be accepted, else VAKA_ERR_ILLEGAL with the reason. */
vaka_status vaka_live_check(vaka_live *live, const vaka_action *action, vaka_refusal *why);

/* Applies an action and goes on until somebody must decide or the match is over.
 * VAKA_ERR_ILLEGAL: refused, `*why` (may be NULL) says why, nothing changed. VAKA_ERR_CONTRACT: the
 * module or a script misbehaved, everything was taken back, `err` (may be NULL) says how.
 * VAKA_ERR_SYSTEM: the same, but a script hit a limit of this machine (memory, time): on another it
 * might not, so this is no result of the game. */
vaka_status vaka_live_apply(vaka_live *live, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err);

/* Undo takes back the last action if `seat` made it and nothing since has set the horizon: chance,
 * a look at something hidden, another seat's action. In a sealed question it takes back the last
 * action of the seat's own list. Refuses with a reason. Redo applies it again, with the same errors
 * as vaka_live_apply. */
vaka_status vaka_live_undo(vaka_live *live, int32_t seat, vaka_refusal *why);
vaka_status vaka_live_redo(vaka_live *live, int32_t seat, vaka_refusal *why, vaka_error *err);

/* How many of a seat's last actions could be taken back one after the other, those of its list in a
 * sealed question; and the match as it was before one of them (0: the oldest) in a live match made
 * before, with the action. */
uint32_t vaka_live_stretch(const vaka_live *live, int32_t seat);
void vaka_live_stretch_at(const vaka_live *live, int32_t seat, uint32_t at, vaka_live *to,
                          vaka_action *action);

/* Takes back the last successful apply, undo or redo, whatever the horizon says: position and
 * queued chance are as before; ways back and forth are given up. For a change that could not be
 * journalled: only directly after it, and only while the live match is guarded. A guarded match
 * also watches legal(), why_not() and apply(): for recorded play, where a few copies of the block
 * an action do not matter. */
void vaka_live_guard(vaka_live *live, bool on);
void vaka_live_rollback(vaka_live *live);

/* Would they be let pass? Whatever a script's fault stands in the way of can be done again: to try
 * it says what fails. */
bool vaka_live_can_undo(vaka_live *live, int32_t seat, vaka_refusal *why);
bool vaka_live_can_redo(vaka_live *live, int32_t seat, vaka_refusal *why);

/* What `seat` may know (table/redact.h), with its own sealed list applied; and the scene the module
 * describes from it. Borrowed until the next change of the match or call for another seat. */
const vaka_match *vaka_live_seen(vaka_live *live, int32_t seat);
const vaka_scene *vaka_live_scene(vaka_live *live, int32_t seat);

/* A stage of a scene by a number, from 1 on, for what a log tells of it: later scenes may have
 * other stages. And the one of a number; NULL: there is none. Copies of the match do not know it.
 */
int16_t vaka_live_tell_stage(vaka_live *live, const vaka_said *stage);
const vaka_said *vaka_live_told_stage(const vaka_live *live, int32_t number);

/* Hash of the redacted block, of who must and may, and of the legal list: equal views, equal
 * hashes. */
uint64_t vaka_live_view_hash(vaka_live *live, int32_t seat);

/* What the last vaka_live_apply (or setup) told, and what chance gave. Borrowed until the next. */
void vaka_live_listen(vaka_live *live, bool on); /* events are kept only while on; off at first */
const vaka_event *vaka_live_events(const vaka_live *live, uint32_t *count);
int16_t vaka_live_event_turn(const vaka_live *live, uint32_t number); /* in which it was told */
const vaka_chance_result *vaka_live_came(const vaka_live *live, uint32_t *count);

/* The item whose script failed in the last vaka_live_apply and had it taken back; VAKA_NONE: none.
 * And passes over all that the item's scripts would do from now on, so that the match can go on
 * where there is nothing else to do; or no longer. False if there is no such item. Is part of the
 * block, and undo does not take it back. */
int32_t vaka_live_failed(const vaka_live *live);
bool vaka_live_skip(vaka_live *live, int32_t item, bool on);

/* Whether a script fails may hang on what is hidden: that it did is a look, and bars undo. Is there
 * anything that could be taken back, by anybody? */
void vaka_live_bar_undo(vaka_live *live);
bool vaka_live_has_undo(const vaka_live *live);

/* Queues a result of chance for later; waits until something of its sort is asked for. */
void vaka_live_queue(vaka_live *live, vaka_chance_result result);
void vaka_live_queue_clear(vaka_live *live);
uint32_t vaka_live_queued(const vaka_live *live); /* how many wait */

/* What the module did wrong while it was only asked (legal, why_not, describe), the first time;
 * empty if nothing. It was put right: no wild action in the list, a refusal, an unchanged match. */
const char *vaka_live_trouble(const vaka_live *live);

/* Lets every apply keep its undo point (the default) or none (search and simulation may). Without
 * them, and unguarded, what is on the list given last is applied unchecked. */
void vaka_live_keep_undo(vaka_live *live, bool on);

#endif
