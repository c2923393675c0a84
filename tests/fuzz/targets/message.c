/* fuzz/targets/message.c - any bytes as messages of pages to a table of the server.
 *
 * SPDX-License-Identifier: MIT
 *
 * The first byte says what the table is at: waiting, running or over. Each line after that is a
 * message; its first byte says whose: a seat's, or that of somebody who looks on. Nothing plays, so
 * what needs a worker is refused. Whatever is sent must be a JSON object, and must not hold what is
 * another's: notes, secrets of invitations, the secret behind the chance of a game that runs. */
#include "fuzz.h"

#include "script/texts/lang.h"
#include "serve/room_inside.h"
#include "serve/serve_inside.h"

#include <libwebsockets.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define GUESTS 3
#define MOST_MESSAGES 60u
#define NOTE "what only the first seat may read"

static vaka_serve serve;
static bool planted; /* the first seat tells everybody its note whenever it says anything */

typedef struct party {
    vaka_room *room;
    char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN];
    uint64_t guest[GUESTS]; /* serials; 0: gone */
} party;

static void died(void *data, vaka_process *process)
{
    (void)data;
    (void)process;
}

static void begin(void)
{
    vaka_workers_plan plan = {
        .loop = &serve.loop, .program = "/nowhere/to/be/found", .most = 1, .died = died};
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
    plan.spread = 1;
    plan.patience = 1000;
    serve.workers = vaka_workers_new(&plan);
    planted = getenv("VAKA_PLANTED") != NULL;
}

static void kept(void *data, bool good, const char *text)
{
    (void)good;
    (void)text;
    *(bool *)data = true;
}

/* Until all is done that was asked of the store. */
static void settle(void)
{
    for (int i = 0; i < 2; i++) {
        bool done = false;

        vaka_store_after(serve.store, kept, &done);
        while (!done)
            uv_run(&serve.loop, UV_RUN_ONCE);
    }
    vaka_serve_do_later(&serve, false);
}

static void look_at(const party *at, const vaka_guest *guest, const vaka_sent *sent)
{
    char *text = vaka_xnew(sent->length + 1); /* with the end that it has not when it is sent */
    memcpy(text, sent->text + LWS_PRE, sent->length);
    json_t *read = json_loadb(text, sent->length, JSON_REJECT_DUPLICATES, NULL);

    if (!json_is_object(read))
        fuzz_broken("what is sent is no JSON: %.200s", text);
    if (guest->seat != 0 && strstr(text, NOTE))
        fuzz_broken("%snote of another seat is sent", planted ? "planted: a " : "a ");
    if (at->room->state != VAKA_ROOM_OVER && strstr(text, at->room->fair.secret))
        fuzz_broken("the secret of the chance is sent while the game runs");
    for (int32_t seat = 0; seat < at->room->seats; seat++)
        if (seat != guest->seat && *at->tokens[seat] && strstr(text, at->tokens[seat]))
            fuzz_broken("an invitation of another seat is sent");
    json_decref(read);
    free(text);
}

/* Takes what waits to be sent, as the library would. */
static void take_sent(const party *at, vaka_guest *guest)
{
    while (guest->first) {
        vaka_sent *first = guest->first;

        look_at(at, guest, first);
        guest->first = first->next;
        free(first->text);
        free(first);
    }
    guest->end = &guest->first;
    guest->waiting = guest->queued = 0;
}

static void sit_down(party *at, uint8_t what)
{
    json_t *asked = json_pack("{s:s, s:[{s:s, s:s}, {s:s}]}", "game", "hello", "seats", "who",
                              "person", "name", "Ada", "who", "person");

    *at = (party){0};
    at->room = vaka_room_new(&serve, asked, at->tokens);
    json_decref(asked);
    at->room->state = what % 3 == 0   ? VAKA_ROOM_WAITING
                      : what % 3 == 1 ? VAKA_ROOM_RUNNING
                                      : VAKA_ROOM_OVER;
    snprintf(at->room->seat[0].note, sizeof at->room->seat[0].note, "%s", NOTE);
    for (int i = 0; i < GUESTS; i++)
        at->guest[i] = vaka_guest_new(at->room, i < 2 ? i : VAKA_ROOM_WATCH, NULL)->serial;
}

static void hear(party *at, const uint8_t *line, size_t length)
{
    int who = line[0] % GUESTS;
    vaka_guest *guest = at->guest[who] ? vaka_guest_find(at->room, at->guest[who]) : NULL;

    if (!guest)
        return;
    if (!vaka_guest_heard(guest, (const char *)line + 1, length - 1) || guest->ends) {
        take_sent(at, guest);
        vaka_guest_free(guest);
        at->guest[who] = 0;
    }
    for (vaka_guest *one = at->room->guests; one; one = one->next)
        take_sent(at, one);
}

/* Rooms are there until a server ends: here, until the input does. */
static void clear_up(party *at)
{
    settle();
    for (vaka_guest *one = at->room->guests; one; one = one->next)
        take_sent(at, one);
    while (at->room->guests)
        vaka_guest_free(at->room->guests);
    settle();
    for (uint32_t i = 0; i < VAKA_SERVE_BUCKETS; i++)
        while (serve.bucket[i]) {
            vaka_room *room = serve.bucket[i];

            serve.bucket[i] = room->next;
            vaka_room_free(room);
            serve.rooms--;
        }
}

static void run(const uint8_t *bytes, size_t size)
{
    size_t at = 1;
    party now;

    if (size < 2)
        return;
    sit_down(&now, bytes[0]);
    for (uint32_t i = 0; i < MOST_MESSAGES && at < size; i++) {
        const uint8_t *end = memchr(bytes + at, '\n', size - at);
        size_t length = end ? (size_t)(end - bytes) - at : size - at;

        if (length > 1) {
            if (planted && bytes[at] % GUESTS == 0)
                vaka_room_say(now.room, 0, NOTE);
            hear(&now, bytes + at, length);
        }
        at += length + 1;
    }
    clear_up(&now);
}

const fuzz_target fuzz_message = {"message", begin, run};
