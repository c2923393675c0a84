/* build.h - what pools.c and build.c share [9].
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_BUILD_H
#define CONQUEST_BUILD_H

#include "conquest.h"

/* Stages of STEP_BUILD. */
enum { BUILD_BEGIN, BUILD_CALLED, BUILD_OPENED, BUILD_PLAN, BUILD_CARRIED, BUILD_END };

void build_step(vaka_match *match, const vaka_frame *frame); /* build.c */

/* plan_obstacle.c: what is in the way of the verbs of a plan (plan.c). */
vaka_obstacle build_obstacle, build_up_obstacle, village_obstacle, farm_obstacle, card_obstacle,
    rumor_obstacle, inward_obstacle, settle_obstacle, store_obstacle, spend_saved_obstacle,
    rid_obstacle;
/* The same of the verbs that place a counter, where one is left. */
vaka_obstacle counter_obstacle;
bool has_settled(const vaka_match *match, int32_t seat); /* a colony: nothing else is built (C5) */
/* A colony that was there when the step began (C5), or VAKA_NONE. */
int32_t old_colony(const vaka_match *match, int32_t seat, int32_t hex);
/* Why a colony of the seat could not become a village here, by public facts; or NULL (C5). */
const vaka_reason *site_obstacle(const vaka_match *match, int32_t seat, int32_t hex, int16_t *fact);

/* pools.c. C1: counts the points of every seat as the step begins; what is not spent is lost (C7).
 */
void open_pools(vaka_match *match);
void close_pools(vaka_match *match);
void open_start_pools(vaka_match *match); /* what the setup gives before the first turn */

/* The hex by which the pool of a seat's group is known: the Home, or else the first group of it.
 * VAKA_NONE where the seat had no village when the step began (C3). */
int32_t pool_of(const vaka_match *match, int32_t seat, int32_t hex);
/* The pool that turning inward, saved points and bonuses go to; VAKA_NONE without a Home. */
int32_t home_pool(const vaka_match *match, int32_t seat);
int32_t pool_points(const vaka_match *match, int32_t pool);
void add_points(vaka_match *match, int32_t pool, int32_t points);

/* What an item costs at a group of the seat: nothing while a card gives one free, in the Home's
 * pool. */
int32_t price_of(const vaka_match *match, int32_t seat, int32_t item, int32_t hex);
void pay_for(vaka_match *match, int32_t seat, int32_t item, int32_t hex);

/* Groups that have got a new village in this step (C4). */
bool has_grown(const vaka_match *match, int32_t hex);
void mark_grown(vaka_match *match, int32_t hex);

#endif
