/* chapters/actions.h - what the actions of a round share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_ACTIONS_H
#define ARCHIPELAGO_ACTIONS_H

#include "chapter.h"

/* Why no disc can be placed now, or NULL. Places it. */
const vaka_reason *disc_obstacle(const vaka_match *match, int32_t seat, int16_t *fact);
void place_disc(vaka_match *match, int32_t seat);
/* Ends a step like DONE. */
vaka_rule_apply apply_over;

/* The verbs of STEP_ACTIONS that have a file of their own: what is in their way, how they are
 * offered, what they do. */
vaka_obstacle harvest_obstacle, transact_obstacle, explore_obstacle, reproduce_obstacle,
    recruit_obstacle, migrate_obstacle, build_obstacle, use_obstacle, wonder_obstacle;
vaka_rule_offer offer_harvest, offer_build, offer_use, offer_wonder;
vaka_rule_apply apply_harvest, apply_transact, apply_explore, apply_reproduce, apply_recruit,
    apply_migrate, apply_build, apply_use, apply_wonder;

/* Is there a free circle for the seat [5h]? */
bool has_circle(const vaka_match *match, int32_t seat, int32_t wheel);

/* Could the seat move something, with a grant (GRANT_…)? Breed, hire somewhere? */
bool can_migrate(const vaka_match *match, int32_t seat, int32_t grant);
bool can_hire(const vaka_match *match, int32_t seat);
bool can_trade(const vaka_match *match, int32_t seat, int32_t board); /* VAKA_NONE: on either */
bool can_explore(const vaka_match *match, int32_t seat);
bool can_build(const vaka_match *match, int32_t seat, int32_t grant, int32_t card);
/* What a seat could build by a card. */
void offer_granted(const vaka_match *match, int32_t seat, int32_t grant, int32_t card,
                   vaka_actions *out);

/* Does what a card grants (GRANT_…): pushes its step. */
void grant(vaka_match *match, int32_t seat, int32_t what, int32_t number, int32_t card);
/* Can it do something now? */
bool is_of_use(const vaka_match *match, int32_t seat, int32_t what, int32_t card);

/* cards.c: could the seat use any card at all, for what all see? */
bool has_card_to_use(const vaka_match *match, int32_t seat);

#endif
