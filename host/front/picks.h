/* front/picks.h - which actions are meant by what was pointed at so far.
 *
 * SPDX-License-Identifier: MIT
 *
 * An action may name several places, a kind and counters. A person points at one after the other;
 * what was pointed at is picked, and the actions that name all of it are left. Places are picked in
 * the order in which the action names them, and so are counters: "from" before "to"; unless its
 * verb takes them in either order (VAKA_VERB_EITHER). Spaces, routes and other zones are places. */
#ifndef FRONT_PICKS_H
#define FRONT_PICKS_H

#include "front/view.h"

typedef struct vaka_picks {
    int32_t zone[VAKA_ARGS];
    int32_t zones;
    int32_t kind; /* VAKA_NONE: none */
    int32_t counter[VAKA_ARGS];
    int32_t counters;
    uint32_t verb; /* from 1; 0: any */
} vaka_picks;

void vaka_picks_clear(vaka_picks *picks);
bool vaka_picks_any(const vaka_picks *picks);
bool vaka_picks_has(const vaka_picks *picks, int32_t zone);
bool vaka_picks_has_counter(const vaka_picks *picks, int32_t counter);

/* Does an action name a zone, a kind, a counter, any zone at all? Wherever it names it. */
bool vaka_picks_names(const vaka_view *view, const vaka_action *action, int32_t zone);
bool vaka_picks_names_kind(const vaka_view *view, const vaka_action *action, int32_t kind);
/* The kind that an action names; VAKA_NONE: none. */
int32_t vaka_picks_kind(const vaka_view *view, const vaka_action *action);

/* An action names a kind, and pieces of it lie in many places: is one in this zone meant? Where it
 * was looked for (vaka_picks_look) only where the action takes it from. Else, and where it takes it
 * from nowhere, where all kinds lie together that the verb can be used with, in one's own zones
 * before others; if that is nowhere, anywhere. */
bool vaka_picks_lies(const vaka_view *view, const vaka_action *action, int32_t zone, int32_t kind);
/* The same; where it names a place, too, and nobody has looked where it takes it from, that says
 * what is meant. */
bool vaka_picks_means(const vaka_view *view, const vaka_action *action, int32_t zone, int32_t kind);
/* Looks ahead from where each action takes what it names; once for a view is enough. */
void vaka_picks_look(vaka_view *view);
bool vaka_picks_names_counter(const vaka_view *view, const vaka_action *action, int32_t counter);
bool vaka_picks_placed(const vaka_view *view, const vaka_action *action);

/* Can it be done at any time, or beside what is asked? Then nobody asks for it, and a press may
 * have meant something else: to read a card, to look at a space. A menu or a button does it. */
bool vaka_picks_anytime(const vaka_view *view, const vaka_action *action);

/* Would an action end the game, not won by the seat, while something else that it may do would not?
 * It is tried on a match that hangs on what the seat knows and on nothing else, so the answer tells
 * no secret; it may be wrong where chance or a secret decides. */
bool vaka_picks_loses(const vaka_view *view, const vaka_action *action);

/* What ends the step, by its place in the legal list; VAKA_NONE: nothing does. An action that the
 * game names goes before a pass; one of several bids that end a sealed answer does not count. And
 * the first action of a verb that names no place. */
int32_t vaka_picks_end(const vaka_view *view);
int32_t vaka_picks_unplaced(const vaka_view *view, uint32_t verb);
/* Does it end the step and nothing else? It is no pass at a window and seals no answer, loses no
 * game, and nothing is to be done right before it. What is lost by it vaka_view_loss says. */
bool vaka_picks_ends_plainly(const vaka_view *view, int32_t end);

/* Does the game mark a place that an action names, in this tone (vaka_scene_target)? `out` is what
 * it says about that, a badge in the same tone: "" where it says nothing. */
bool vaka_picks_marked(const vaka_view *view, const vaka_action *action, uint32_t tone,
                       char out[VAKA_SENTENCE]);

/* How a piece would lie by an action whose verb turns it. False: it does not. */
typedef struct vaka_laid {
    int32_t kind, zone, turn;
} vaka_laid;
bool vaka_picks_lays(const vaka_view *view, const vaka_action *action, vaka_laid *out);

/* Is an action one for which a row of a tray stands; is any that is legal? */
bool vaka_picks_of_tray(const vaka_view *view, const vaka_action *action, const vaka_tray *row);
bool vaka_picks_has_tray(const vaka_view *view, const vaka_tray *row);

/* Places of the legal list of the actions that are meant by everything picked and, if not
 * VAKA_NONE, this zone and this kind picked next. `out` has room for all. Returns how many. */
uint32_t vaka_picks_match(const vaka_view *view, const vaka_picks *picks, int32_t zone,
                          int32_t kind, uint32_t *out);
/* … and this counter picked next. */
uint32_t vaka_picks_match_counter(const vaka_view *view, const vaka_picks *picks, int32_t counter,
                                  uint32_t *out);

/* The same of all actions that name a zone and a kind, in whatever place: what a menu offers that
 * says in words what each of them does. */
uint32_t vaka_picks_naming(const vaka_view *view, int32_t zone, int32_t kind, uint32_t *out);

/* Does an action name a place that is neither picked nor `zone`; a counter that is neither picked
 * nor `counter`? */
bool vaka_picks_open(const vaka_view *view, const vaka_picks *picks, const vaka_action *action,
                     int32_t zone);
bool vaka_picks_open_counter(const vaka_view *view, const vaka_picks *picks,
                             const vaka_action *action, int32_t counter);

/* Marks the zones that are worth pointing at next: one byte for each zone of the layout. Where
 * nothing is picked, those that only any-time actions name are not. */
void vaka_picks_targets(const vaka_view *view, const vaka_picks *picks, uint8_t *out);

/* Marks all zones that an action names in any place, but for those that only any-time actions
 * name. */
void vaka_picks_named(const vaka_view *view, uint8_t *out);

#endif
