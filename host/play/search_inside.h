/* play/search_inside.h - what the files that look ahead share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_SEARCH_INSIDE_H
#define PLAY_SEARCH_INSIDE_H

#include "play/bot.h"
#include "play/search.h"
#include "vaka/ext/evaluate.h"

#define VAKA_SEARCH_ONE 65536 /* a win */
#define VAKA_SEARCH_ROUNDS 6u /* at most: the plans are halved after each */

typedef struct vaka_searcher {
    const vaka_live
        *start;     /* borrowed: settled, what the seat cannot know says nothing, unless … */
    bool knows_all; /* … what is hidden counts as it is */
    int32_t seat;
    vaka_search_budget budget;
    uint64_t seed;
    vaka_search_watch *watch;      /* never NULL */
    vaka_crew *crew;               /* may be NULL */
    const vaka_evaluate *evaluate; /* of the module; NULL: it has none for this game */
    int32_t turns;                 /* of a rollout; 0: to the end */

    vaka_plan plan[VAKA_SEARCH_PLANS]; /* the first one is the usual one */
    uint32_t plans;
    uint8_t out[VAKA_SEARCH_PLANS]; /* 1: dropped */
    const vaka_plan *played;        /* what was done there; NULL: that is not asked */
    uint32_t kept;                  /* its place, never dropped; 0: it is the usual one, or none */

    uint32_t round_end[VAKA_SEARCH_ROUNDS]; /* the world with which the next one begins */
    uint32_t rounds;
    int32_t *value;  /* owned: by world, then by plan; in parts of VAKA_SEARCH_ONE */
    uint32_t worlds; /* of the rounds that are through */
} vaka_searcher;

/* What one thread works with. */
typedef struct vaka_search_hand {
    vaka_live *world, *game; /* owned */
    int64_t laid;            /* the number of the world on its table; VAKA_NONE: none yet */
    vaka_bot bots[VAKA_MAX_SEATS];
} vaka_search_hand;

/* search.c: drops the worse half of the plans, by the worlds that are through. */
void vaka_search_drop_half(vaka_searcher *searcher);
/* … and when all rounds are through says which plan it is: the usual one, unless another leads by
 * more than chance explains. */
void vaka_search_decide(const vaka_searcher *searcher, vaka_search_result *out);

/* search_rollout.c: makes and frees a hand whose scripts run on a port (NULL: that of the start).
 */
void vaka_search_hand_init(vaka_search_hand *hand, const vaka_searcher *searcher,
                           const vaka_script_port *port);
void vaka_search_hand_done(vaka_search_hand *hand);
/* Lays the world of a number on the hand's table. */
void vaka_search_world(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world);
/* Seats the module's first bot everywhere, with whims that hang on the world alone. */
void vaka_search_bots(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world);
/* Carries a plan out in the world that lies on the hand's table, and notes what it came to. False:
 * told to stop before it was through. */
bool vaka_search_try(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world,
                     uint32_t plan);
/* Is it told to stop? */
bool vaka_search_stopped(const vaka_searcher *searcher);
/* A number that hangs on the search's seed and two others. */
uint64_t vaka_search_mix(uint64_t seed, uint64_t a, uint64_t b);

/* search_propose.c: fills the plans. */
void vaka_search_propose(vaka_searcher *searcher, vaka_search_hand *hand);
/* The place of a plan among them, which it is given if it has none yet. */
uint32_t vaka_search_keep(vaka_searcher *searcher, const vaka_plan *plan);

/* search_value.c: the chance of a seat to win, in parts of VAKA_SEARCH_ONE. */
int32_t vaka_search_value(const vaka_evaluate *evaluate, vaka_live *live, int32_t seat);
/* An evaluation that has weights for such a match, or NULL. */
const vaka_evaluate *vaka_search_evaluation(vaka_live *live);

/* search_crew.c: has a job done by all threads at once, each with a hand of its own (this one with
 * `hand`), until each has come back from it. */
typedef void vaka_crew_job(void *data, vaka_search_hand *hand);
void vaka_crew_share(const vaka_searcher *searcher, vaka_search_hand *hand, vaka_crew_job *job,
                     void *data);
/* Runs all rounds, by as many threads as there are. Returns the first world that was not finished:
 * the end of the last round, unless it was stopped. */
uint32_t vaka_crew_run(vaka_searcher *searcher, vaka_search_hand *hand);

#endif
