/* sea.h - what the chapters of the sea share: exploration, transit, fleets, any-time actions.
 *
 * SPDX-License-Identifier: MIT
 *
 * A chapter is a list of sea_rule, one row for each verb and the stages in which it is offered.
 * legal() offers what a row's obstacle function lets pass, why_not() asks the same function: so the
 * two cannot disagree. */
#ifndef CONQUEST_SEA_H
#define CONQUEST_SEA_H

#include "conquest.h"

/* Stages of the frames; game->stage repeats them for whoever describes the position. */
enum {
    EXPLORE_BEGIN,
    EXPLORE_PREMOVE,    /* the seat embarks or stays */
    EXPLORE_DISCOVER,   /* the seat explores on or returns */
    EXPLORE_OFF_COURSE, /* the left neighbour blows the explorer away (E4) */
    EXPLORE_FOUND,      /* the seat keeps or reveals the tile it has looked at (E5) */
    EXPLORE_KNOTS,      /* a marker has been placed */
    EXPLORE_JUDGE,      /* too many knots to go on: a last moment for cards (6.4) */
    EXPLORE_END
};
/* Stages of a search for kumara (search.c): a roll is next, a hex to go or to drift to, the end. */
enum { SEARCH_ROLL, SEARCH_GO, SEARCH_DRIFT, SEARCH_OVER };
enum { MOVE_BEGIN, MOVE_TRANSIT, MOVE_FLIP, MOVE_START, MOVE_SAIL, MOVE_FIGHT };

/* Locals of an exploration frame beside 0, the seat. */
enum { LOCAL_EXPLORED = 1 }; /* hexes explored so far (E3) */

typedef const vaka_reason *sea_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact);
typedef struct sea_rule sea_rule;
struct sea_rule {
    uint32_t verb;
    uint32_t stages; /* a set of bits */
    sea_obstacle *why;
    void (*offer)(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out);
    void (*apply)(vaka_match *match, const vaka_action *action);
};

#define SEA_STAGE(stage) (1u << (stage))

/* sea.c: the three callbacks of a chapter over its rows, which are in the order of verbs. */
void sea_legal(const vaka_match *match, int32_t seat, const sea_rule *rules, size_t count,
               vaka_actions *out);
const vaka_reason *sea_why_not(const vaka_match *match, const vaka_action *action, int16_t *fact,
                               const sea_rule *rules, size_t count);
void sea_apply(vaka_match *match, const vaka_action *action, const sea_rule *rules, size_t count);

/* Offers one action if nothing is in its way. */
void sea_consider(const vaka_match *match, int32_t seat, const sea_rule *rule,
                  const int32_t arg[VAKA_ARGS], vaka_actions *out);
/* Offers the verb without arguments. */
void sea_offer_plain(const vaka_match *match, int32_t seat, const sea_rule *rule,
                     vaka_actions *out);
/* Offers an action for each space next to `from` that nothing is in the way of. */
void sea_offer_around(const vaka_match *match, int32_t seat, const sea_rule *rule, int32_t from,
                      vaka_actions *out);
const vaka_reason *sea_no_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact);
const vaka_reason *sea_because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b);

/* Sets the stage of the frame on top and of the game. */
void sea_stage(vaka_match *match, int32_t stage);

/* Tells what happened to a counter: its kind is argument 1, known to its owner only while it lies
 * face down. */
void sea_tell(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b);

/* discovery.c: the knots of the marker placed last count no more; false: there are none. */
bool forgive_knots(vaka_match *match);

/* chart.c: own markers on face-down tiles (6.5) other than the one at `but`. */
int32_t markers_out(const vaka_match *match, int32_t seat, int32_t but);

/* cargo.c: how many Bands and Colonies of the seat in an ocean hex have no canoe place (M10). */
int32_t excess_at_sea(const vaka_match *match, int32_t seat, int32_t hex);
/* Could a position with these pieces have come about by movement? For samples (possible()). */
bool fleet_possible(const vaka_match *match);

/* The rows of a movement frame: transit.c for transit and flips, fleet.c for the rest. */
extern const sea_rule transit_rules[], fleet_rules[];
extern const size_t transit_rule_count, fleet_rule_count;
bool can_transit(const vaka_match *match, int32_t seat); /* by public facts */

#endif
