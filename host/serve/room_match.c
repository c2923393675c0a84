/* serve/room_match.c - the match of a table: begun, put to sleep, woken.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/room_inside.h"
#include "serve/serve_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vaka_room_wait {
    vaka_room_wait *next;
    vaka_room_go *go;
    void *data;
};

json_t *vaka_room_request(const vaka_room *room, const char *cmd)
{
    return json_pack("{s:s, s:I}", "cmd", cmd, "match", room->match);
}

/* --- waiting ---------------------------------------------------------------------------------- */

static void go_on(vaka_room *room, bool good)
{
    vaka_room_wait *at = room->waits;

    room->waits = NULL;
    for (vaka_room_wait *next; at; at = next) {
        next = at->next;
        at->go(at->data, good);
        free(at);
    }
}

void vaka_room_give_up(vaka_room *room)
{
    go_on(room, false);
}

static void add_wait(vaka_room *room, vaka_room_go *go, void *data)
{
    vaka_room_wait **end = &room->waits;

    while (*end)
        end = &(*end)->next;
    *end = vaka_xnew(sizeof **end);
    (*end)->go = go;
    (*end)->data = data;
}

typedef struct keeping {
    vaka_room *room;
    vaka_store_done *done;
    void *data;
} keeping;

static void kept(void *data, bool good, const char *text)
{
    keeping *at = data;

    at->room->pending--;
    at->done(at->data, good, text);
    free(at);
}

void vaka_room_when_kept(vaka_room *room, vaka_store_done *done, void *data)
{
    keeping *at;

    if (room->pending == 0) {
        done(data, true, NULL);
        return;
    }
    at = vaka_xnew(sizeof *at);
    *at = (keeping){room, done, data};
    room->pending++;
    vaka_store_after(room->serve->store, kept, at);
}

/* --- waking ----------------------------------------------------------------------------------- */

static void fail_to_wake(vaka_room *room, const char *why)
{
    vaka_serve_log(room->serve, room->id, "cannot be woken: %s", why);
    room->waking = false;
    if (room->process)
        vaka_process_hold(room->process, -1);
    room->process = NULL;
    go_on(room, false);
}

static void lines_kept(void *data, bool good, const char *text)
{
    vaka_room *room = data;

    (void)text;
    room->pending--;
    if (good)
        return;
    vaka_room_sleep(room);
    vaka_room_lost(room);
}

/* Waking may have added a line: that chance is another one now. */
static void keep_lines(vaka_room *room, const json_t *list)
{
    uint32_t count = 0, from = room->lines;
    char *lines = vaka_lines_of(list, &count);

    if (count) {
        room->lines += count;
        room->pending++;
        vaka_store_lines(room->serve->store, room->id, from, lines, lines_kept, room);
    }
    free(lines);
}

static void woken(void *data, const json_t *answer)
{
    vaka_room *room = data;
    json_t *match = json_object_get(answer, "match");

    if (!answer) { /* the worker has died; it is tried again when somebody asks again */
        room->waking = false;
        room->process = NULL;
        if (room->tries++ < 3 && room->waits) {
            vaka_room_when_awake(room, NULL, NULL);
            return;
        }
        go_on(room, false);
        return;
    }
    if (!match) {
        const char *error = json_string_value(json_object_get(answer, "error"));
        fail_to_wake(room, error ? error : "no match");
        return;
    }
    room->waking = false;
    room->tries = 0;
    room->match = json_integer_value(match);
    keep_lines(room, json_object_get(answer, "lines"));
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        guest->watch = 0;
    go_on(room, true);
    /* The server may have been ended between the last action and what it would have noted of it. */
    if (json_is_true(json_object_get(answer, "finished")) && room->state == VAKA_ROOM_RUNNING)
        vaka_room_end(room, NULL);
    vaka_room_drive(room, json_object_get(answer, "must"));
}

static uint32_t count_lines(const char *journal)
{
    const char *start = strstr(journal, "\nstart ");
    uint32_t count = 0;

    for (const char *at = start ? start + 1 : ""; (at = strchr(at, '\n')) != NULL; at++)
        count++;
    return count;
}

/* Was the table rewound, and nothing played since? */
static bool wants_renewal(const vaka_room *room, const char *journal)
{
    char line[32];

    snprintf(line, sizeof line, "\n+ renew %u ", room->rewinds);
    return room->rewinds > 0 && !strstr(journal, line);
}

static void got_journal(void *data, bool good, const char *text)
{
    vaka_room *room = data;
    json_t *mods = json_object_get(room->spec, "mods");

    room->lines = text ? count_lines(text) : 0;
    if (good && room->lines == 0 && room->state == VAKA_ROOM_OVER) {
        fail_to_wake(room, "it ended before anything was played"); /* its secret is open already */
        return;
    }
    if (good && room->lines == 0) { /* the server was ended in the middle of its beginning */
        room->waking = false;
        room->state = VAKA_ROOM_WAITING;
        go_on(room, false);
        vaka_room_begin(room);
        return;
    }
    room->process = good && text ? vaka_workers_for(room->serve->workers, room->key) : NULL;
    if (!room->process) {
        fail_to_wake(room, good ? "no worker is free" : "the store cannot be read");
        return;
    }
    vaka_process_hold(room->process, 1);
    json_t *request = json_pack("{s:s, s:s}", "own", "wake", "journal", text);
    if (mods)
        json_object_set(request, "mods", mods);
    if (wants_renewal(room, text))
        json_object_set_new(request, "renew", json_integer(room->rewinds));
    vaka_process_ask(room->process, request, woken, room);
}

void vaka_room_when_awake(vaka_room *room, vaka_room_go *go, void *data)
{
    room->used = uv_now(&room->serve->loop);
    if (room->match) {
        go(data, true);
        return;
    }
    if (go)
        add_wait(room, go, data);
    if (room->waking)
        return;
    room->waking = true;
    vaka_store_journal(room->serve->store, room->id, got_journal, room);
}

/* --- sleeping --------------------------------------------------------------------------------- */

void vaka_room_sleep(vaka_room *room)
{
    if (!room->match)
        return;
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        vaka_guest_unplan(guest);
    vaka_process_ask(room->process, vaka_room_request(room, "close"), NULL, NULL);
    vaka_process_hold(room->process, -1);
    room->match = 0;
    room->lives++;
    room->process = NULL;
    room->bot_acts = false;
    for (vaka_guest *guest = room->guests; guest; guest = guest->next) {
        guest->watch = 0;
        guest->showing = false;
    }
}

/* Those who are here see it again as soon as it is back. */
void vaka_room_lost(vaka_room *room)
{
    room->match = 0;
    room->lives++;
    if (!room->waking && !room->beginning)
        room->process = NULL;
    room->bot_acts = false;
    for (vaka_guest *guest = room->guests, *next; guest; guest = next) {
        next = guest->next;
        guest->watch = guest->plan = guest->plan_watch = 0;
        guest->showing = false;
        vaka_guest_show(guest);
    }
}

/* --- beginning -------------------------------------------------------------------------------- */

static json_t *players_of(const vaka_room *room)
{
    json_t *players = json_array();

    for (int32_t seat = 0; seat < room->seats; seat++) {
        const char *who = room->seat[seat].who;

        json_array_append_new(players, json_string(strcmp(who, "person") == 0 ? "human" : who));
    }
    return players;
}

static json_t *names_of(const vaka_room *room)
{
    json_t *names = json_array();
    int32_t named = room->seats;

    while (named > 0 && !*room->seat[named - 1].name)
        named--;
    for (int32_t seat = 0; seat < named; seat++)
        json_array_append_new(names, json_string(room->seat[seat].name));
    return names;
}

json_t *vaka_room_open_request(const vaka_room *room, const char *key)
{
    json_t *request = json_pack("{s:s}", "own", "open");

    json_object_update(request, room->spec);
    json_object_set_new(request, "players", players_of(room));
    json_object_set_new(request, "names", names_of(room));
    if (key)
        json_object_set_new(request, "seed", json_string(key));
    return request;
}

static void begun(void *data, bool good, const char *text)
{
    vaka_room *room = data;

    (void)text;
    room->beginning = false;
    room->pending--;
    if (!good) { /* begins anew when somebody says hello */
        room->state = VAKA_ROOM_WAITING;
        vaka_room_sleep(room);
        vaka_serve_log(room->serve, room->id, "the beginning could not be kept");
        return;
    }
    for (vaka_guest *guest = room->guests, *next; guest; guest = next) {
        next = guest->next;
        vaka_guest_show(guest);
    }
    vaka_room_look(room);
}

static void opened(void *data, const json_t *answer)
{
    vaka_room *room = data;
    const char *head = json_string_value(json_object_get(answer, "head"));
    char *lines;

    if (!head) {
        const char *error = json_string_value(json_object_get(answer, "error"));

        vaka_serve_log(room->serve, room->id, "cannot begin: %s", error ? error : "worker died");
        if (answer && room->process)
            vaka_process_hold(room->process, -1);
        room->process = NULL;
        room->beginning = false;
        if (!answer && room->tries++ < 3)
            vaka_room_begin(room);
        return;
    }
    room->match = json_integer_value(json_object_get(answer, "match"));
    room->state = VAKA_ROOM_RUNNING;
    lines = vaka_lines_of(json_object_get(answer, "lines"), &room->lines);
    vaka_room_keep(room, head);
    room->pending++;
    vaka_store_lines(room->serve->store, room->id, 0, lines, begun, room);
    free(lines);
}

void vaka_room_begin(vaka_room *room)
{
    char key[VAKA_FAIR_HASH];

    if (room->state != VAKA_ROOM_WAITING || room->beginning)
        return;
    for (int32_t seat = 0; seat < room->seats; seat++)
        if (vaka_room_has_person(room, seat) && !room->seat[seat].joined)
            return;
    room->process = vaka_workers_for(room->serve->workers, room->key);
    if (!room->process)
        return;
    room->beginning = true;
    vaka_process_hold(room->process, 1);
    vaka_fair_key(&room->fair, key);
    vaka_process_ask(room->process, vaka_room_open_request(room, key), opened, room);
}
