/* cli/measure/bench_fixture.h - what benchmarks of a module are run on: a game, and positions out
 * of it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_BENCH_FIXTURE_H
#define CLI_MEASURE_BENCH_FIXTURE_H

#include "match/record.h"
#include "play/sim.h"

#define VAKA_FIXTURE_STOPS 64 /* positions that are kept of the game */

typedef struct vaka_fixture_stop {
    vaka_live *live;    /* owned; never changed */
    int32_t seat;       /* that acts here */
    vaka_action action; /* what it does */
    bool can_undo;      /* could it take that back? */
} vaka_fixture_stop;

typedef struct vaka_fixture {
    const vaka_module *module; /* borrowed, like plugins */
    vaka_plugins *plugins;
    vaka_layout *layout;           /* owned */
    const vaka_journal_head *head; /* borrowed: rules, mods, scenario, queue of the game */
    vaka_sim_plan plan;            /* games of random bots like this one */
    vaka_chance_result *queue;     /* owned: of the plan */
    uint64_t seed;
    vaka_action *actions; /* owned: of one random game from its start */
    uint32_t count;
    vaka_fixture_stop stop[VAKA_FIXTURE_STOPS];
    uint32_t stops, undos; /* stops, and those that can be undone */
    uint64_t sink;         /* of results nobody needs, or a compiler may leave them out */
    double actions_a_game; /* of random games; found by vaka_measure_games, like the next */
    double games_a_second;
    vaka_live *start;   /* owned, like the next two: before the first action */
    vaka_live *scratch; /* without undo */
    vaka_live *scratch_undo;
    char folder[256];     /* owned: temporary, removed at the end */
    char game_path[300];  /* a journal of the game */
    char line_path[300];  /* a journal that lines are added to */
    char plain_path[300]; /* a file that lines are added to without syncing */
} vaka_fixture;

/* What kind of game is measured. Both are borrowed and outlive the fixture. */
typedef struct vaka_fixture_game {
    const vaka_setup *setup;
    const vaka_journal_head *head;
    const vaka_library *library; /* of the setup's content; NULL without */
} vaka_fixture_game;

/* Plays a random game and keeps what is needed. vaka_fixture_done is due after a failure too. */
vaka_status vaka_fixture_init_with(vaka_fixture *fixture, const vaka_fixture_game *game,
                                   vaka_plugins *plugins, vaka_error *err);
void vaka_fixture_done(vaka_fixture *fixture);

/* One repetition of a measurement: nanoseconds (or what its row says) for one time; negative when
 * it cannot be done with this module or failed. `clone_ns` is what this repetition found for a
 * clone. */
typedef double (*vaka_measure)(vaka_fixture *fixture, double clone_ns);

double vaka_measure_memcpy(vaka_fixture *fixture, double clone_ns);
double vaka_measure_clone(vaka_fixture *fixture, double clone_ns);
double vaka_measure_hash(vaka_fixture *fixture, double clone_ns);
double vaka_measure_legal(vaka_fixture *fixture, double clone_ns);
double vaka_measure_apply(vaka_fixture *fixture, double clone_ns);
double vaka_measure_view(vaka_fixture *fixture, double clone_ns);
double vaka_measure_undo(vaka_fixture *fixture, double clone_ns);
double vaka_measure_legal_median(vaka_fixture *fixture, double clone_ns);
double vaka_measure_sync(vaka_fixture *fixture, double clone_ns);
double vaka_measure_write(vaka_fixture *fixture, double clone_ns);
double vaka_measure_append(vaka_fixture *fixture, double clone_ns);
double vaka_measure_replay(vaka_fixture *fixture, double clone_ns); /* µs for 1000 actions */
double vaka_measure_turns(vaka_fixture *fixture, double clone_ns);  /* … hashing once a turn */
double vaka_measure_games(vaka_fixture *fixture, double clone_ns);  /* random games a second */
double vaka_measure_one(vaka_fixture *fixture, double clone_ns); /* … in one thread, by the clock */
double vaka_measure_two(vaka_fixture *fixture, double clone_ns); /* … in two */
double vaka_measure_start(vaka_fixture *fixture,
                          double clone_ns); /* ms: the program up to a match */
double vaka_measure_list(vaka_fixture *fixture,
                         double clone_ns); /* ms: the program's list of games */
double vaka_measure_memory(vaka_fixture *fixture, double clone_ns); /* bytes of a match */

/* The same games played bare by the module (vaka/ext/bench.h) and through the host. */
typedef struct vaka_bare {
    const char *name; /* static; NULL: the module has no bare version */
    uint32_t games;
    uint64_t actions_bare, actions_host;
    uint64_t digest_bare, digest_host;
    double bare_per_second, host_per_second; /* actions; medians */
} vaka_bare;

vaka_status vaka_bare_run(const vaka_fixture *fixture, uint32_t repetitions, vaka_bare *out,
                          vaka_error *err);

/* Now, in nanoseconds, by the clock and by what this thread has worked; and the middle one of
 * `count` numbers, which are sorted. */
double vaka_bench_now(void);
double vaka_bench_worked(void);
double vaka_bench_median(double *numbers, uint32_t count);

#endif
