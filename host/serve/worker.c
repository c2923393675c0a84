/* serve/worker.c - a worker of the server: reads lines, answers each, is locked up meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/worker.h"

#include "serve/confine.h"
#include "serve/worker_inside.h"

#include "script/mods/game.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINE_MOST ((size_t)80 << 20) /* a whole journal as a text of JSON fits in */
#define STEP 65536u

static const struct {
    const char *own;
    vaka_worker_handler *run;
} rows[] = {
    {"open", vaka_worker_open},     {"wake", vaka_worker_wake}, {"state", vaka_worker_state},
    {"bot", vaka_worker_bot},       {"hint", vaka_worker_hint}, {"check", vaka_worker_check},
    {"frames", vaka_worker_frames}, {"plan", vaka_worker_plan}, {"others", vaka_worker_others},
};

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

json_t *vaka_worker_ask(vaka_worker *worker, json_t *request)
{
    char *line = vaka_xneed(json_dumps(request, JSON_COMPACT));
    char *answer = vaka_engine_answer(worker->engine, line, strlen(line));
    json_t *read = json_loads(answer, 0, NULL);

    json_decref(request);
    free(line);
    free(answer);
    return read ? read : json_pack("{s:b}", "ok", 0);
}

/* What is read when it is first wanted is wanted now, once, because no file can be read later: the
 * texts in every language, the drawings, the digests of the rules. */
static void warm_up(vaka_worker *worker)
{
    static const char *const languages[] = {"en", "fr", "nl"};
    json_int_t match = worker->engine->last;

    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        json_t *seen =
            vaka_worker_ask(worker, json_pack("{s:s, s:I, s:s, s:s}", "cmd", "watch", "match",
                                              match, "seat", "spectator", "lang", languages[i]));
        json_t *watch = json_object_get(seen, "watch");

        if (watch)
            json_decref(
                vaka_worker_ask(worker, json_pack("{s:s, s:O}", "cmd", "unwatch", "watch", watch)));
        json_decref(seen);
    }
    vaka_request request = {.engine = worker->engine};
    request.match = &worker->engine->matches[worker->engine->count - 1];
    free(vaka_engine_digest(&request, "1"));
}

/* The first match is there, so all that matches of its kind need has been read. */
static void settle(vaka_worker *worker)
{
    if (worker->settled || worker->engine->count == 0)
        return;
    warm_up(worker);
    worker->settled = true;
    vaka_error err;
    if (vaka_confine_closed(&err)) {
        fprintf(stderr, "worker: %s\n", err.text);
        exit(1);
    }
}

static char *answer_own(vaka_worker *worker, json_t *in)
{
    const char *own = json_string_value(json_object_get(in, "own"));
    json_t *out = json_object(), *id = json_object_get(in, "id");
    bool ok = false, known = false;
    char *text;

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
    settle(worker);
    json_object_set_new(out, "ok", json_boolean(ok));
    text = vaka_xneed(json_dumps(out, JSON_COMPACT));
    json_decref(out);
    return text;
}

static char *answer_line(vaka_worker *worker, const char *line, size_t length)
{
    static const char mark[] = "{\"own\":";
    json_t *in;
    char *text;

    if (length < sizeof mark || memcmp(line, mark, sizeof mark - 1) != 0)
        return vaka_engine_answer(worker->engine, line, length);
    in = json_loadb(line, length, 0, NULL);
    text = answer_own(worker, in);
    json_decref(in);
    return text;
}

static bool write_all(const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t wrote = write(1, bytes, size);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return false;
        bytes += wrote;
        size -= (size_t)wrote;
    }
    return true;
}

/* Answers every whole line there is, all with one write; keeps the rest. */
static bool answer_lines(vaka_worker *worker, char *bytes, size_t *size)
{
    size_t from = 0, length = 0;
    char *end, *text = NULL;
    FILE *out = vaka_xneed(open_memstream(&text, &length));

    while ((end = memchr(bytes + from, '\n', *size - from)) != NULL) {
        char *answer = answer_line(worker, bytes + from, (size_t)(end - bytes) - from);

        fputs(answer, out);
        fputc('\n', out);
        free(answer);
        from = (size_t)(end - bytes) + 1;
    }
    vaka_xneed(fclose(out) == 0 ? text : NULL);
    bool good = write_all(text, length);
    free(text);
    memmove(bytes, bytes + from, *size - from);
    *size -= from;
    return good;
}

static int serve_lines(vaka_worker *worker)
{
    char *bytes = NULL;
    size_t size = 0, room = 0;
    ssize_t got = 1;
    bool good = true;

    while (good && got != 0 && !worker->engine->quits && size < LINE_MOST) {
        if (room - size < STEP)
            bytes = vaka_xgrow(bytes, room = 2 * room + 2 * STEP);
        got = read(0, bytes + size, room - size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            break;
        size += (size_t)got;
        if (memchr(bytes + size - (size_t)got, '\n', (size_t)got))
            good = answer_lines(worker, bytes, &size);
    }
    free(bytes);
    return good && got == 0 ? 0 : 1;
}

int vaka_worker_run(void)
{
    vaka_worker worker = {0};
    vaka_error err;
    int status;

    if (vaka_confine_loading(&err)) {
        fprintf(stderr, "worker: %s\n", err.text);
        return 1;
    }
    vaka_modules_scan(&worker.plugins, NULL);
    worker.engine = vaka_engine_new(&worker.plugins, false);
    status = serve_lines(&worker);
    free(worker.told);
    vaka_engine_free(worker.engine);
    vaka_plugins_done(&worker.plugins);
    return status;
}
