/* chapters/score.h - objectives, independence, points and the end [9, 10, 13].
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_SCORE_H
#define ARCHIPELAGO_SCORE_H

#include "state.h"

/* Has what an objective names come true? Looks at what all see only. */
bool objective_met(const vaka_match *match, int32_t row);
/* How far an objective's end is: what there is of what is wanted; 0 of 0 where that is no number.
 */
int32_t objective_progress(const vaka_match *match, int32_t row, int32_t *wanted);
/* How much a seat has of what is counted (COUNT_…). */
int32_t count_of(const vaka_match *match, int32_t seat, int32_t counts);
/* The same for an objective or trend, whose file may have a function for it. */
int32_t objective_count(const vaka_match *match, int32_t seat, int32_t row);
int32_t trend_count(const vaka_match *match, int32_t seat, int32_t row);
int32_t medals_of(const vaka_match *match, int32_t seat);
/* Ranks without gaps: 0 first, VAKA_NONE: has nothing [10c, 10d]. */
void rank(const int32_t *counts, int32_t seats, int32_t *ranks);

/* Reveals what has come true [9d]; ends the match by independence [9a]. True: it is over. */
bool look_for_end(vaka_match *match);
void finish_by_points(vaka_match *match);
bool archipelago_possible(const vaka_match *match);

#endif
