/* greedy/survey.h - what a player makes of a position: what is wanted, and how much.
 *
 * SPDX-License-Identifier: MIT
 *
 * Ten are worth about a florin. */
#ifndef ARCHIPELAGO_SURVEY_H
#define ARCHIPELAGO_SURVEY_H

#include "state.h"

enum { FLORIN = 10, COUNTS = COUNT_MEDALS + 1 };

typedef struct survey {
    const vaka_match *seen;
    int32_t seat;
    int32_t money, discs;
    int32_t margin;               /* population less rebellion: how far independence is */
    int32_t role;                 /* ROLE_… of an objective of his */
    int32_t weight[COUNTS];       /* how much more of what is counted is worth to him */
    int32_t want[GOODS];          /* what one more cube is worth */
    int32_t crisis[2];            /* good of the next crisis at home and abroad, VAKA_NONE */
    int32_t toll[2];              /* by how much rebellion would then rise, for all that he knows */
    int32_t alarm[2];             /* what one more cube against it is worth */
    int32_t hurry[END_MONEY + 1]; /* by END_…: what it is worth to bring his own end nearer */
    int32_t fatal;                /* goods in whose crisis at home, now, the colony would be lost */
} survey;

survey look_around(const vaka_match *seen, int32_t seat);

/* What a cube is worth that is on a board already, or stays there: no more against a crisis. */
int32_t want_beside(const survey *at, int32_t board, int32_t good);
/* Would all lose by the next crises, if nobody did anything more about them? */
bool is_doomed(const survey *at);
/* What a building is worth to him; how many cubes he lacks for it, tokens included; can he pay the
 * florins? */
int32_t building_worth(const survey *at, int32_t building);
int32_t lacks_for(const survey *at, int32_t building, int32_t *good);
/* How many of his free units could gather a good now. */
int32_t gatherers_of(const survey *at, int32_t good);
/* What a region is worth for one more of his citizens, or ships. */
int32_t region_worth(const survey *at, int32_t hex, bool ship);
/* What all of a face's icons are worth to who finds it. */
int32_t face_worth(const survey *at, int32_t face);

#endif
