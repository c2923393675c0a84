/* play/search.h - looks ahead: tries whole plans on samples of what a seat cannot know.
 *
 * SPDX-License-Identifier: MIT
 *
 * A plan is what a seat does in one stretch: its actions up to the first one that brings chance,
 * shows something hidden or gives the word to another seat. The usual plan is what the module's
 * first bot would do; others are that with whims. All plans are carried out in the same sampled
 * worlds, played on by the module's first bot in every seat for a turn or two, and what stands
 * there is evaluated (vaka/ext/evaluate.h). The worse half is dropped again and again; the best one
 * replaces the usual one only where it leads by more than chance explains.
 *
 * What is chosen hangs on what the seat may know, the settings and the seed: never on the clock,
 * the number of threads, or on what is hidden (match/resample.h: vaka_resample_settle). */
#ifndef PLAY_SEARCH_H
#define PLAY_SEARCH_H

#include "match/live.h"

#include <stdatomic.h>

#define VAKA_PLAN_LONGEST 48
#define VAKA_SEARCH_PLANS 64u /* at most */

typedef struct vaka_plan {
    uint32_t count;
    vaka_action at[VAKA_PLAN_LONGEST];
} vaka_plan;

/* How long to think: in rollouts, never in time. */
typedef struct vaka_search_budget {
    uint32_t rollouts;
    uint32_t plans;
} vaka_search_budget;

/* Watched and stopped from another thread; all zero at first. */
typedef struct vaka_search_watch {
    atomic_bool stop;   /* no more rollouts: the best so far counts */
    atomic_uint done;   /* rollouts made */
    atomic_uint wanted; /* of about so many */
} vaka_search_watch;

/* Threads that search together, each with scripts of its own (search_crew.c): the one that calls
 * vaka_search is the first of them. Made for a game, good for all its searches, one at a time.
 * NULL: its scripts cannot be run apart. */
typedef struct vaka_crew vaka_crew;
vaka_crew *vaka_crew_new(vaka_live *live, uint32_t threads);
void vaka_crew_free(vaka_crew *crew);
/* Can one be made, unless content fails to load? Quick. */
bool vaka_crew_can(vaka_live *live);
/* Lets the scripts of a copy of that game run where the first of the crew runs them. */
void vaka_crew_lend(const vaka_crew *crew, vaka_live *live);

typedef struct vaka_search_result {
    vaka_plan plan;    /* what to do: at least one action */
    vaka_plan usual;   /* what the module's first bot would do */
    bool searched;     /* false: there was nothing to compare, and the plan is empty */
    uint32_t plans;    /* that were compared */
    uint32_t worlds;   /* in which the plan and the usual one were both tried out */
    uint32_t rollouts; /* that were made */
    double value;      /* chance to win by the plan, 0 to 1; of the usual one */
    double usual_value;
    double error;        /* standard error of the difference */
    double played_value; /* of what was done (vaka_search_beside), and the standard error of how */
    double played_error; /* … much better the plan is */
} vaka_search_result;

/* Is there anything to compare, as far as can be said at once? */
bool vaka_search_worth(vaka_live *live, int32_t seat);

/* Thinks for a seat that is asked. `watch` and `crew` may be NULL. False, with an empty plan: there
 * is nothing to decide or to compare, or nothing can be sampled; then the usual choice is as good
 * as any. The live match is not changed. */
bool vaka_search(const vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                 uint64_t seed, vaka_search_watch *watch, vaka_crew *crew, vaka_search_result *out);

/* What somebody did, and how to judge it. */
typedef struct vaka_search_played {
    vaka_plan plan;
    bool knows_all; /* as if the seat had known all that lies hidden: as it is, and only what chance
                     * will bring is drawn anew. Never for anybody who plays. */
} vaka_search_played;

/* The same with what somebody did there among the plans: how good was it? Known even where there is
 * nothing to compare (false), unless nothing can be sampled, or it was stopped: then it is
 * negative. */
bool vaka_search_beside(const vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                        const vaka_search_played *played, vaka_search_watch *watch, vaka_crew *crew,
                        vaka_search_result *out);

/* Where a plan begins; and does the step go on in which it did, and does the seat go on with it? */
typedef struct vaka_plan_start {
    int32_t seat;
    uint32_t depth;
    int32_t step;
} vaka_plan_start;
vaka_plan_start vaka_plan_begin(vaka_live *live, int32_t seat);
bool vaka_plan_goes_on(vaka_live *live, const vaka_plan_start *start);

#endif
