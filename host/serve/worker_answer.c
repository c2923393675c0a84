/* serve/worker_answer.c - a line for a worker goes to its handler, or to the engine.
 *
 * SPDX-License-Identifier: MIT
 *
 * Also part of the engine in a page (web/web.c), which has no server in front of it: so there is
 * nothing of processes here. */
#include "serve/worker_inside.h"

#include "script/mods/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *own;
    vaka_worker_handler *run;
} rows[] = {
    {"open", vaka_worker_open},     {"wake", vaka_worker_wake},   {"state", vaka_worker_state},
    {"bot", vaka_worker_bot},       {"hint", vaka_worker_hint},   {"check", vaka_worker_check},
    {"frames", vaka_worker_frames}, {"plan", vaka_worker_plan},   {"others", vaka_worker_others},
    {"deed", vaka_worker_deed},     {"watch", vaka_worker_watch}, {"back", vaka_worker_back},
};

vaka_worker *vaka_worker_new(bool referee)
{
    vaka_worker *worker = vaka_xnew(sizeof *worker);

    vaka_modules_scan(&worker->plugins, NULL);
    worker->engine = vaka_engine_new(&worker->plugins, referee);
    return worker;
}

void vaka_worker_free(vaka_worker *worker)
{
    free(worker->told);
    vaka_engine_free(worker->engine);
    vaka_plugins_done(&worker->plugins);
    free(worker);
}

bool vaka_worker_fail(json_t *out, const char *format, ...)
{
    char text[512];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    json_object_set_new(out, "error", vaka_json_text(text));
    return false;
}

vaka_engine_match *vaka_worker_match(vaka_worker *worker, const json_t *in, json_t *out)
{
    json_int_t number = json_integer_value(json_object_get(in, "match"));
    vaka_engine *engine = worker->engine;

    for (uint32_t i = 0; i < engine->count; i++)
        if (engine->matches[i].number == number && engine->matches[i].record)
            return &engine->matches[i];
    vaka_worker_fail(out, "there is no match %lld", (long long)number);
    return NULL;
}

static json_t *answer_own(vaka_worker *worker, const json_t *in)
{
    const char *own = json_string_value(json_object_get(in, "own"));
    json_t *out = json_object(), *id = json_object_get(in, "id");
    bool ok = false, known = false;

    if (id)
        json_object_set(out, "id", id);
    for (size_t i = 0; own && i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(rows[i].own, own) != 0)
            continue;
        known = true;
        ok = rows[i].run(worker, in, out);
    }
    if (!known)
        vaka_worker_fail(out, "there is no such request");
    if (!worker->settled && worker->engine->count > 0) {
        worker->settled = true;
        if (worker->loaded)
            worker->loaded(worker);
    }
    json_object_set_new(out, "ok", json_boolean(ok));
    return out;
}

json_t *vaka_worker_ask(vaka_worker *worker, json_t *request)
{
    json_t *answer = json_object_get(request, "own") ? answer_own(worker, request)
                                                     : vaka_engine_reply(worker->engine, request);

    json_decref(request);
    return answer;
}

/* The answer with what stands behind it. */
static char *join(char *answer, size_t length, char *rest, size_t more)
{
    if (!rest)
        return answer;
    answer = vaka_xgrow(answer, length + more + 1);
    memcpy(answer + length, rest, more + 1);
    free(rest);
    return answer;
}

char *vaka_worker_answer(vaka_worker *worker, const char *line, size_t length)
{
    static const char mark[] = "{\"own\":";
    json_t *in, *out;
    size_t written;
    char *text, *rest;

    if (length < sizeof mark || memcmp(line, mark, sizeof mark - 1) != 0)
        return vaka_engine_answer(worker->engine, line, length);
    in = json_loadb(line, length, 0, NULL);
    out = answer_own(worker, in);
    text = vaka_json_write(out, &written);
    rest = worker->rest;
    worker->rest = NULL;
    json_decref(out);
    json_decref(in);
    return join(text, written, rest, worker->rest_length);
}
