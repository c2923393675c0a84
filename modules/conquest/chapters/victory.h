/* victory.h - points, for other chapters and for scripts [10].
 *
 * SPDX-License-Identifier: MIT
 *
 * All points are in halves (G2). */
#ifndef CONQUEST_VICTORY_H
#define CONQUEST_VICTORY_H

#include "conquest.h"
#include "vaka/ext/tally.h"

/* Stages of STEP_VICTORY; at a window the stage is the one that goes on when it is over. Local 0 is
 * the set of seats that have had their chance to declare. */
enum {
    VICTORY_COUNT,
    VICTORY_COUNTED,
    VICTORY_CLAIM,
    VICTORY_DECLARED, /* the declarer's cards are turned up */
    VICTORY_ANSWER,
    VICTORY_FINAL /* it is over: all cards are turned up */
};

/* Points that all can count: villages, the home chain, atolls, shown cards. */
int32_t public_vp(const vaka_match *match, int32_t seat);
/* Those and the cards in the seat's hand, which only that seat may know. */
int32_t full_vp(const vaka_match *match, int32_t seat);
/* What a number of points is on the track in this Victory Step: changed by cards, never below 0. */
int32_t track_vp(const vaka_match *match, int32_t seat, int32_t vp);

/* The score sheet, worked out when the game is over. */
extern const vaka_tally conquest_tally;

/* For scripts: a seat's total is so much higher, or lower, in this Victory Step only. */
void change_vp(vaka_match *match, int32_t seat, int32_t halves);

/* For scripts: it is over, whatever anybody has. Solitaire, that is lost [S]. */
void end_now(vaka_match *match);

#endif
