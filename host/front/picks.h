/* front/picks.h - which actions are meant by what was pointed at so far.
 *
 * SPDX-License-Identifier: MIT
 *
 * An action may name several places, a kind and a counter. A person points at one after the other;
 * what was pointed at is picked, and the actions that name all of it are left. */
#ifndef FRONT_PICKS_H
#define FRONT_PICKS_H

#include "front/view.h"

typedef struct vaka_picks {
    int32_t zone[VAKA_ARGS];
    int32_t zones;
    int32_t kind, counter; /* VAKA_NONE: none */
} vaka_picks;

void vaka_picks_clear(vaka_picks *picks);
bool vaka_picks_any(const vaka_picks *picks);
bool vaka_picks_has(const vaka_picks *picks, int32_t zone);

/* Does an action name a zone, a kind, a counter, any zone at all? */
bool vaka_picks_names(const vaka_view *view, const vaka_action *action, int32_t zone);
bool vaka_picks_names_kind(const vaka_view *view, const vaka_action *action, int32_t kind);
bool vaka_picks_names_counter(const vaka_view *view, const vaka_action *action, int32_t counter);
bool vaka_picks_placed(const vaka_view *view, const vaka_action *action);

/* Can it be done at any time? Then nobody asks for it, and a press may have meant something else:
 * to read a card, to look at a space. It is done from a menu or by its button. */
bool vaka_picks_anytime(const vaka_view *view, const vaka_action *action);

/* Places of the legal list of the actions that name everything picked and, if not VAKA_NONE, this
 * zone and this kind. `out` has room for all. Returns how many. */
uint32_t vaka_picks_match(const vaka_view *view, const vaka_picks *picks, int32_t zone,
                          int32_t kind, uint32_t *out);

/* Does an action name a place that is neither picked nor `zone`? */
bool vaka_picks_open(const vaka_view *view, const vaka_picks *picks, const vaka_action *action,
                     int32_t zone);

/* Marks the zones that are worth pointing at next: one byte for each zone of the layout. Where
 * nothing is picked, those that only any-time actions name are not. */
void vaka_picks_targets(const vaka_view *view, const vaka_picks *picks, uint8_t *out);

#endif
