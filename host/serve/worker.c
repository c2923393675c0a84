/* serve/worker.c - a worker of the server: reads lines, answers each, is locked up meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/worker.h"

#include "serve/confine.h"
#include "serve/worker_inside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LINE_MOST ((size_t)80 << 20) /* a whole journal as a text of JSON fits in */
#define STEP 65536u
#define HOLD 10 /* milliseconds that an answer may wait for the next ones */

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
    warm_up(worker);
    vaka_error err;
    if (vaka_confine_closed(&err)) {
        fprintf(stderr, "worker: %s\n", err.text);
        exit(1);
    }
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

/* By a clock of its own. */
static int64_t milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Answers every whole line there is, those that take no time with one write; keeps the rest. */
static bool answer_lines(vaka_worker *worker, char *bytes, size_t *size)
{
    size_t from = 0, length = 0;
    char *end, *text = NULL;
    int64_t began = milliseconds();
    bool good = true;

    while (good && (end = memchr(bytes + from, '\n', *size - from)) != NULL) {
        char *answer = vaka_worker_answer(worker, bytes + from, (size_t)(end - bytes) - from);
        size_t more = strlen(answer);

        answer[more++] = '\n'; /* in place of its end: the length is known */
        if (text) {
            text = vaka_xgrow(text, length + more);
            memcpy(text + length, answer, more);
            free(answer);
        } else {
            text = answer;
        }
        length += more;
        from = (size_t)(end - bytes) + 1;
        if (milliseconds() - began < HOLD)
            continue;
        good = write_all(text, length);
        free(text);
        text = NULL;
        length = 0;
        began = milliseconds();
    }
    good = good && write_all(text, length);
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
    vaka_worker *worker;
    vaka_error err;
    int status;

    if (vaka_confine_loading(&err)) {
        fprintf(stderr, "worker: %s\n", err.text);
        return 1;
    }
    worker = vaka_worker_new(false);
    worker->loaded = settle;
    status = serve_lines(worker);
    vaka_worker_free(worker);
    return status;
}
