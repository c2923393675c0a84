/* serve/check.c - `vaka serve --check`: plays every game of the store again.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each in a worker, as when somebody comes to its table: so whatever would keep it from being
 * played on is found now, by table and line. One after the other; nothing is written. */
#include "serve/serve_inside.h"

#include <stdio.h>

typedef struct checking {
    vaka_serve *serve;
    vaka_room *room; /* that is looked at */
    uint32_t bucket; /* where the next one is looked for */
    uint32_t good, bad, other;
    vaka_process *process;
} checking;

static void look_on(checking *at);

static void complain(checking *at, const char *why)
{
    printf("table %s: %s\n", at->room->id, why);
    at->bad++;
}

static void played(void *data, const json_t *answer)
{
    checking *at = data;
    const char *error = json_string_value(json_object_get(answer, "error"));
    json_t *match = json_object_get(answer, "match");

    if (!answer)
        complain(at, "what plays it has ended in the middle of it");
    else if (!match)
        complain(at, error ? error : "it cannot be played again");
    else
        at->good++;
    at->other += json_is_true(json_object_get(answer, "other"));
    if (match)
        vaka_process_ask(at->process, json_pack("{s:s, s:O}", "cmd", "close", "match", match), NULL,
                         NULL);
    look_on(at);
}

static void got_journal(void *data, bool good, const char *text)
{
    checking *at = data;
    json_t *mods = json_object_get(at->room->spec, "mods"), *request;

    at->process = vaka_workers_for(at->serve->workers, at->room->key);
    if (!good || !text || !at->process) {
        complain(at, at->process ? "its journal cannot be read" : "nothing can be started for it");
        look_on(at);
        return;
    }
    request = json_pack("{s:s, s:s}", "own", "wake", "journal", text);
    if (!request) { /* no UTF-8 */
        complain(at, "its journal is damaged");
        look_on(at);
        return;
    }
    if (mods)
        json_object_set(request, "mods", mods);
    vaka_process_ask(at->process, request, played, at);
}

static vaka_room *next_room(checking *at)
{
    vaka_room *room = at->room ? at->room->next : NULL;

    while (!room && at->bucket < VAKA_SERVE_BUCKETS)
        room = at->serve->bucket[at->bucket++];
    return room;
}

/* Tables where nobody has come yet have no journal. */
static void look_on(checking *at)
{
    do
        at->room = next_room(at);
    while (at->room && at->room->state == VAKA_ROOM_WAITING);
    if (at->room)
        vaka_store_journal(at->serve->store, at->room->id, got_journal, at);
    else
        uv_stop(&at->serve->loop);
}

bool vaka_serve_check(vaka_serve *serve)
{
    checking at = {.serve = serve};

    look_on(&at);
    uv_run(&serve->loop, UV_RUN_DEFAULT);
    printf("%u games were played again, %u could not be.\n", at.good, at.bad);
    if (at.other)
        printf("%u of them began with another version of a game or a mod, and come out the same.\n",
               at.other);
    return at.bad == 0;
}
