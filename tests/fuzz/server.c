/* fuzz/server.c - a server without a network for the targets that talk to one.
 *
 * SPDX-License-Identifier: MIT */
#include "server.h"

#include "fuzz.h"
#include "script/texts/lang.h"

#include <sodium.h>

static vaka_serve serve;
static bool begun;

static void died(void *data, vaka_process *process)
{
    (void)data;
    (void)process;
}

static void begin(void)
{
    vaka_workers_plan plan = {.loop = &serve.loop,
                              .program = "/nowhere/to/be/found",
                              .most = 1,
                              .spread = 1,
                              .patience = 1000,
                              .died = died};
    vaka_error err = {0};

    if (sodium_init() < 0 || uv_loop_init(&serve.loop))
        fuzz_broken("the server cannot be set up");
    uv_timer_init(&serve.loop, &serve.later);
    serve.later.data = &serve;
    serve.config.pace = serve.config.guests = serve.config.tables = 100000;
    serve.config.quiet = true;
    if (vaka_store_open(":memory:", &serve.loop, &serve.store, &err))
        fuzz_broken("%s", err.text);
    serve.catalogue = json_object();
    serve.texts = vaka_texts_new(NULL);
    serve.workers = vaka_workers_new(&plan);
}

vaka_serve *fuzz_server(void)
{
    if (!begun)
        begin();
    begun = true;
    return &serve;
}

static void kept(void *data, bool good, const char *text)
{
    (void)good;
    (void)text;
    *(bool *)data = true;
}

void fuzz_server_settle(void)
{
    for (int i = 0; i < 2; i++) {
        bool done = false;

        vaka_store_after(serve.store, kept, &done);
        while (!done)
            uv_run(&serve.loop, UV_RUN_ONCE);
    }
    vaka_serve_do_later(&serve, false);
}

vaka_room *fuzz_server_room(char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN])
{
    json_t *asked = json_pack("{s:s, s:[{s:s, s:s}, {s:s}]}", "game", "hello", "seats", "who",
                              "person", "name", "Ada", "who", "person");
    vaka_room *room = vaka_room_new(&serve, asked, tokens);

    json_decref(asked);
    return room;
}

void fuzz_server_clear(void)
{
    fuzz_server_settle();
    for (uint32_t i = 0; i < VAKA_SERVE_BUCKETS; i++)
        while (serve.bucket[i]) {
            vaka_room *room = serve.bucket[i];

            serve.bucket[i] = room->next;
            vaka_room_free(room);
            serve.rooms--;
        }
}
