/* play/sim.h - many games between bots, over several threads.
 *
 * SPDX-License-Identifier: MIT
 *
 * Game number i has a seed of its own, made from the base seed and i, and results are handed over
 * in the order of these numbers: so they are the same whatever the number of threads, and the same
 * if the games are parted among machines (shards), or played in several goes. */
#ifndef PLAY_SIM_H
#define PLAY_SIM_H

#include "play/bot.h"
#include "play/factor.h"
#include "script/mods/library.h"

#define VAKA_SIM_GAMES 10000000u /* more than this at a time is refused */
#define VAKA_SIM_JOBS 256u
#define VAKA_SIM_BOUND                                                                             \
    20000u /* actions after which a game is broken off, if nothing else is said */

typedef struct vaka_game_result {
    uint32_t actions;
    int16_t turns; /* what the module counts as turns; 0 if it counts none */
    int16_t score[VAKA_MAX_SEATS];
    int16_t side[VAKA_MAX_SEATS]; /* what each seat played: a zone, from 1 on; 0: nothing told */
    uint8_t winners;              /* set of seats */
    uint8_t at_bound;             /* 1: broken off */
} vaka_game_result;

typedef struct vaka_sim_plan {
    const vaka_layout *layout;       /* borrowed; shared by all threads */
    const vaka_library *library;     /* borrowed: that of the layout's content; NULL without */
    const vaka_chance_result *queue; /* borrowed: results that wait at the start of each game */
    uint32_t queued;
    const char *bot[VAKA_MAX_SEATS]; /* names of bots; whatever for a seat that nobody plays */
    vaka_seed seed;
    uint32_t games, jobs;
    uint32_t bound;              /* actions a game; at least 1 */
    const vaka_factors *factors; /* borrowed: what is noted besides; NULL: nothing */
    uint32_t first;              /* so many of the games have been played before */
    uint32_t shard, shards;      /* only games shard, shard + shards, …; 0 shards: all of them */

    /* May be NULL. Called now and then, by the thread that called, with the number of games done so
     * far. */
    void (*progress)(void *data, uint32_t done);
    void *data;
} vaka_sim_plan;

/* The seed of game `index` of a simulation. That of a number is a number below 2^63, so that every
 * tool can carry it. */
uint64_t vaka_sim_seed(uint64_t base, uint32_t index);

/* The bots of a plan for one game. Fails on an unknown one. */
vaka_status vaka_sim_bots(const vaka_sim_plan *plan, const vaka_seed *seed, vaka_bot *bots,
                          vaka_error *err);

/* How many games of a plan are its shard's. */
uint32_t vaka_sim_count(const vaka_sim_plan *plan);

/* Takes one game, in the order of games, in the thread that called; `touched` is NULL without
 * factors. False: it is enough. Both are borrowed for the call. */
typedef bool vaka_sim_take(void *data, const vaka_game_result *result, const vaka_touch *touched);

/* Plays the games of a plan's shard from `first` on and hands them to `take`. Fails as
 * vaka_sim_run does; what was handed over before is good. */
vaka_status vaka_sim_stream(const vaka_sim_plan *plan, vaka_sim_take *take, void *data,
                            vaka_error *err);

/* Plays all games and fills results[0 … games-1]. Fails on an unknown bot, or if a module breaks
 * its contract: the error then names the first such game and its seed. */
vaka_status vaka_sim_run(const vaka_sim_plan *plan, vaka_game_result *results, vaka_error *err);

/* Plays one game of a plan with this seed; scripts run on the port of the layout's setup. */
vaka_status vaka_sim_game(const vaka_sim_plan *plan, uint64_t seed, vaka_game_result *result,
                          vaka_error *err);

#endif
