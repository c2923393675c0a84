/* serve/worker_inside.h - the inside of a worker: a request of the server being answered.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_WORKER_INSIDE_H
#define SERVE_WORKER_INSIDE_H

#include "cli/engine/engine.h"
#include "cli/engine/engine_request.h"
#include "serve/worker.h"

struct vaka_worker {
    vaka_plugins plugins;
    vaka_engine *engine;
    struct vaka_worker_told {
        int32_t match;
        uint32_t lines; /* of its journal that the server has been told of */
    } * told;           /* owned */
    uint32_t told_count;
    char *rest; /* owned: behind the answer that is being made (worker.h); NULL: nothing */
    size_t rest_length;
    bool settled; /* the first match is there, so all that matches of its kind need is loaded */
    void (*loaded)(vaka_worker *worker); /* called then, once; NULL: nothing is done */
};

/* A handler fills `out` and returns true, or puts `error` in and returns false. */
typedef bool vaka_worker_handler(vaka_worker *worker, const json_t *in, json_t *out);

bool vaka_worker_fail(json_t *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The match that `in` names; NULL after a failure. */
vaka_engine_match *vaka_worker_match(vaka_worker *worker, const json_t *in, json_t *out);

/* What the engine, or the worker itself, answers to a request, which is taken over; owned by the
 * caller, never NULL. */
json_t *vaka_worker_ask(vaka_worker *worker, json_t *request);

/* Requests about whole matches (worker_match.c) and about play in them (worker_play.c). */
vaka_worker_handler vaka_worker_open, vaka_worker_wake, vaka_worker_state;
vaka_worker_handler vaka_worker_bot, vaka_worker_hint, vaka_worker_check, vaka_worker_frames;
vaka_worker_handler vaka_worker_plan, vaka_worker_others, vaka_worker_deed, vaka_worker_watch;
vaka_worker_handler vaka_worker_back;

#endif
