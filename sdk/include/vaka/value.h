/* vaka/value.h - numbers that rules, cards and mods often change.
 *
 * SPDX-License-Identifier: MIT
 *
 * A cost, a limit, a movement allowance: a module declares it as a value and reads it with
 * vaka_value wherever it is needed; then content can change it without a line of C. What is in
 * force are modifiers: a place in the value's scope, an amount and an end. They lie in the block
 * and are read as an array: no script runs when a value is read. */
#ifndef VAKA_VALUE_H
#define VAKA_VALUE_H

#include "vaka/table.h"

VAKA_BEGIN

/* What a value is a number of: `place` below is this (and 0 for the game). */
#define VAKA_SCOPE_GAME 0u
#define VAKA_SCOPE_SEAT 1u
#define VAKA_SCOPE_ZONE 2u
#define VAKA_SCOPE_KIND 3u
#define VAKA_SCOPE_PAIR 4u /* two seats, in this order: VAKA_PAIR(a, b) */

#define VAKA_PAIR(a, b) ((a)*VAKA_MAX_SEATS + (b))
#define VAKA_ANYWHERE (-1) /* a modifier for every place of the scope */

/* A module has at most 256. */
typedef struct vaka_value_spec {
    const char *id;
    uint32_t scope;
    int32_t normal, min, max; /* the result never leaves min to max */
    const char *help;
} vaka_value_spec;

/* How long a modifier lasts. */
#define VAKA_END_NEVER 0u
#define VAKA_END_STEP 1u   /* until the module calls vaka_step_over */
#define VAKA_END_TURN 2u   /* until turn `end` is over: vaka_turn_set beyond it */
#define VAKA_END_MARKER 3u /* while piece `end` stays in the zone in which it lies now */

#define VAKA_CHANGE_ADD 0u
#define VAKA_CHANGE_SET 1u /* the last one set wins; additions come on top */

/* The number now: normal value of this match, changed by what is in force. */
VAKA_API int32_t vaka_value(const vaka_match *match, uint32_t value, int32_t place);

/* Is it changed anywhere now? If not it is the same at every place. */
static inline bool vaka_modified(const vaka_match *match, uint32_t value)
{
    return (match->modified[value / 64u] >> value % 64u & 1u) != 0;
}

/* vaka_value for walks over a board, where most values of most matches are not modified. `value` is
 * not checked: it must be one of the module's. */
static inline int32_t vaka_value_at(const vaka_match *match, uint32_t value, int32_t place)
{
    return vaka_modified(match, value) ? vaka_value(match, value, place) : match->values[value];
}

/* Puts a modifier in force. `change` is VAKA_CHANGE_…, `until` VAKA_END_…, `end` as above. */
VAKA_API void vaka_modify(vaka_match *match, uint32_t value, int32_t place, uint32_t change,
                          int32_t amount, uint32_t until, int32_t end);

/* Ends all modifiers that last until the end of a step. */
VAKA_API void vaka_step_over(vaka_match *match);

VAKA_END

#endif
