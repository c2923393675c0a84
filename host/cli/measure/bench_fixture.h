/* cli/measure/bench_fixture.h - what benchmarks of a module are run on: a game, and positions out
 * of it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_BENCH_FIXTURE_H
#define CLI_MEASURE_BENCH_FIXTURE_H

#include "cli/base/start.h"
#include "match/record.h"
#include "play/search.h"
#include "play/sim.h"

#define VAKA_FIXTURE_STOPS 64 /* positions that are kept of the game */
#define VAKA_FIXTURE_PLANS 3u /* … at which a bot thinks */

typedef struct vaka_fixture_stop {
    vaka_live *live;    /* owned; never changed */
    int32_t seat;       /* that acts here */
    vaka_action action; /* what it does */
    bool can_undo;      /* could it take that back? */
} vaka_fixture_stop;

/* How a repetition thought: ms by the clock; negative: it did not. */
typedef struct vaka_fixture_thought {
    double one, two; /* in one thread; in two */
    double busy;     /* % of the time of two threads that both were at work */
} vaka_fixture_thought;

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
    double clone_ns;       /* what this repetition found for a clone */
    double actions_a_game; /* of random games; found by their row, like the next */
    double games_a_second;
    vaka_fixture_thought thought; /* found by the row of one thread */
    vaka_live *start;             /* owned, like the next two: before the first action */
    vaka_live *scratch;           /* without undo */
    vaka_live *scratch_undo;
    vaka_position view;   /* block owned */
    char folder[256];     /* owned: temporary, removed at the end */
    char game_path[300];  /* a journal of the game */
    char line_path[300];  /* a journal that lines are added to */
    char plain_path[300]; /* a file that lines are added to without syncing */
} vaka_fixture;

/* Plays a random game as it was chosen and keeps what is needed. All but the fixture is borrowed
 * and outlives it; `library` is that of the content, NULL without. vaka_fixture_done is due after a
 * failure too. */
vaka_status vaka_fixture_init(vaka_fixture *fixture, const vaka_start *start,
                              const vaka_library *library, vaka_plugins *plugins, vaka_error *err);
void vaka_fixture_done(vaka_fixture *fixture);

typedef uint64_t (*vaka_once)(vaka_fixture *fixture, const vaka_fixture_stop *stop);

/* What is measured, row by row: by itself, at every position of a game, for each action of a whole
 * game, for lines of a journal, or in games a second. */
typedef struct vaka_bench_row {
    const char *key, *title, *unit;
    double (*measure)(vaka_fixture *fixture);
    vaka_once once;
    bool (*game)(vaka_fixture *fixture); /* false: it failed */
    bool copied, middle; /* on fresh copies, whose time is taken off; of the middle position */
    int lines;
    bool synced;
    uint32_t threads;
} vaka_bench_row;

/* One repetition: nanoseconds (or what `unit` says) for one time; negative when it cannot be done
 * with this module or failed. */
double vaka_bench_measure(vaka_fixture *fixture, const vaka_bench_row *row);

#define VAKA_BENCH_ROWS 27
extern const vaka_bench_row vaka_bench_rows[VAKA_BENCH_ROWS];

/* bench_start.c: ms that the program takes up to a match, and for its list of games; bytes of a
 * match. */
double vaka_measure_start(vaka_fixture *fixture);
double vaka_measure_list(vaka_fixture *fixture);
double vaka_measure_memory(vaka_fixture *fixture);

/* bench_ways.c: µs of a search that finds a way for all that goes from a place, and copies of the
 * match that it takes; medians. */
double vaka_measure_ways(vaka_fixture *fixture);
double vaka_measure_copies(vaka_fixture *fixture);

/* bench_page.c: µs of an action and of what pages of all seats are told of it; the median. */
double vaka_measure_pages(vaka_fixture *fixture);

/* bench_think.c: ms that a bot which looks ahead thinks at a position, in one thread and in two,
 * which come to the same; medians. Both are found by the first, one right after the other: what
 * else the machine does changes by the second. */
double vaka_measure_think(vaka_fixture *fixture);
double vaka_measure_think_two(vaka_fixture *fixture);
/* How much of that time both threads were at work: the rest, one waited for the other. It hangs on
 * the bot, not on what else the machine does. */
double vaka_measure_busy(vaka_fixture *fixture);

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

/* Measures the window with the game of a fixture, in the middle of a game, and the time from
 * starting the program to its first picture; prints both, as JSON if wanted. The mods are those
 * that the game was begun with. Returns an exit status. */
int vaka_bench_gui(vaka_fixture *fixture, const vaka_mod_choice *mod_choice, bool json);

/* What scripts cost, on a game of their own: nanoseconds, medians. A hook is that of an action in a
 * whole match, less the same action without a hook. */
typedef struct vaka_script_row {
    const char *key, *title;
    double ns;
} vaka_script_row;

#define VAKA_SCRIPT_ROWS 6
vaka_status vaka_bench_scripts(vaka_script_row out[VAKA_SCRIPT_ROWS], vaka_error *err);

#endif
