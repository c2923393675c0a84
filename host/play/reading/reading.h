/* play/reading/reading.h - reads a game that was played: how likely each seat was to win at each of
 * its decisions, and what would have been better.
 *
 * SPDX-License-Identifier: MIT
 *
 * A decision is all that a seat did in one stretch of one step (play/search.h: a plan). It is
 * compared with other plans in samples of what the seat could not know at that time: so nobody is
 * blamed for what only became known later. Asked for, it is read as if all had been known. That
 * takes a while, and is done in the background; the decisions are known one after the other. */
#ifndef PLAY_READING_READING_H
#define PLAY_READING_READING_H

#include "match/record.h"
#include "play/search.h"
#include "table/question.h"

typedef struct vaka_read_point {
    uint32_t step; /* actions, undos and redos before it */
    int32_t seat, turn;
    vaka_plan played;
    const vaka_question *question; /* what a script asked then; NULL: nothing; borrowed */
    double chance;                 /* to win by that, 0 to 1; negative: it cannot be said */
    bool better;                   /* looking ahead has found something that is better for sure: */
    vaka_plan best;                /* … this, … */
    double best_chance;
} vaka_read_point;

typedef struct vaka_reading vaka_reading;

/* Plays a journal again and finds its decisions. Fails as vaka_record_replay does; one that plays
 * differently today is read up to there. */
vaka_status vaka_reading_new(const char *path, vaka_plugins *plugins, vaka_reading **out,
                             vaka_error *err);
/* The same little by little, for who must not wait: so many lines of the journal at a time. False:
 * all of it has been played, and the reading can be started; until then its decisions and its
 * outcome are those so far. */
vaka_status vaka_reading_open(const char *path, vaka_plugins *plugins, vaka_reading **out,
                              vaka_error *err);
bool vaka_reading_play(vaka_reading *reading, uint32_t lines);
bool vaka_reading_played(const vaka_reading *reading); /* to its end */

/* Stops, if it is under way, and frees. NULL: nothing. */
void vaka_reading_free(vaka_reading *reading);

/* Begins to look ahead at the decisions, one after the other, by so many threads. */
void vaka_reading_start(vaka_reading *reading, const vaka_search_budget *budget, uint32_t threads);
void vaka_reading_wait(vaka_reading *reading); /* until all is known */

/* May a reading know what was hidden? Only of a game that is over, or that no person plays. */
bool vaka_reading_may_know(const vaka_reading *reading);
/* Knowing all that was hidden at each decision, or (as at first) what its seat could know. To be
 * said before it begins; stops one that is under way, and forgets what came of it. False: it may
 * not be, and nothing has changed. */
bool vaka_reading_know(vaka_reading *reading, bool all);
bool vaka_reading_knows(const vaka_reading *reading);

/* All decisions in the order of the game; the first `known` of them may be read. */
const vaka_read_point *vaka_reading_points(const vaka_reading *reading, uint32_t *count);
uint32_t vaka_reading_known(const vaka_reading *reading);

/* The game as it ended: its record, steps, and whether a seat has won (negative: it is not over;
 * a win that is shared counts in part). Borrowed. */
vaka_record *vaka_reading_record(const vaka_reading *reading);
uint32_t vaka_reading_steps(const vaka_reading *reading);
double vaka_reading_outcome(const vaka_reading *reading, int32_t seat);

/* The next decision of the same seat that is known, by its number; -1: none. */
int32_t vaka_reading_next(const vaka_reading *reading, uint32_t point);

/* Turning points: decisions after which the chance of their seat changed most until its next one,
 * the greatest change first; and those at which something better was found, the greatest loss
 * first. Fill numbers of points, at most so many, and return how many. */
uint32_t vaka_reading_turns(const vaka_reading *reading, uint32_t *out, uint32_t most);
uint32_t vaka_reading_losses(const vaka_reading *reading, uint32_t *out, uint32_t most);

#endif
