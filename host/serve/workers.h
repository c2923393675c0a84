/* serve/workers.h - the processes in which games are played, as the server sees them.
 *
 * SPDX-License-Identifier: MIT
 *
 * One or several for each choice of game, mods, rules and scenario (its key). Requests are lines of
 * JSON, answered in their order. A process that dies, or that keeps silent for too long and is
 * ended, answers all that was asked with NULL, and tells those who play in it. */
#ifndef SERVE_WORKERS_H
#define SERVE_WORKERS_H

#include "text/error.h"

#include <jansson.h>
#include <uv.h>

typedef struct vaka_workers vaka_workers;
typedef struct vaka_process vaka_process;

/* `answer` is borrowed; NULL: the process has died, and whether it was carried out is not known. */
typedef void vaka_answered(void *data, const json_t *answer);

/* What stands behind the answer that is being given (worker.h): borrowed for the call; "": nothing.
 */
const char *vaka_process_rest(const vaka_process *process, size_t *length);

/* All matches in this process are gone. */
typedef void vaka_process_died(void *data, vaka_process *process);

typedef struct vaka_workers_plan {
    uv_loop_t *loop;
    char program[4096]; /* the path of this program, started again as a worker */
    uint32_t most;      /* processes at a time */
    uint32_t spread;    /* processes for one key, at most */
    uint32_t patience;  /* milliseconds that an answer may take */
    vaka_process_died *died;
    void *data;
} vaka_workers_plan;

vaka_workers *vaka_workers_new(const vaka_workers_plan *plan);
void vaka_workers_free(vaka_workers *workers); /* ends all of them; nobody is told */

/* A process for matches of this key, started if need be. NULL: there are too many, or none can be
 * started. */
vaka_process *vaka_workers_for(vaka_workers *workers, const char *key);

/* Asks; `request` is taken over. `answered` may be NULL. */
void vaka_process_ask(vaka_process *process, json_t *request, vaka_answered *answered, void *data);

/* One match more or less is played in it: where none is, it may be ended. */
void vaka_process_hold(vaka_process *process, int by);

/* Ends processes in which no match has been played for so many milliseconds. */
void vaka_workers_tidy(vaka_workers *workers, uint64_t idle);

uint32_t vaka_workers_count(const vaka_workers *workers);

#endif
