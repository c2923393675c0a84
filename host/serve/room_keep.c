/* serve/room_keep.c - a table as the store keeps it.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/serve_inside.h"

#include "cli/engine/engine_request.h"
#include "serve/room_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static json_t *seat_json(const vaka_room *room, int32_t seat)
{
    const vaka_room_seat *at = &room->seat[seat];

    return json_pack("{s:s, s:s, s:s, s:s, s:b, s:b, s:s}", "who", at->who, "name", at->name,
                     "token", at->token, "note", at->note, "joined", at->joined, "resigned",
                     at->resigned, "nonce", room->fair.nonce[seat]);
}

static char *text_of(const vaka_room *room)
{
    json_t *seats = json_array();
    json_t *all = json_pack("{s:O, s:s, s:s, s:s, s:s, s:b, s:i, s:o}", "spec", room->spec, "state",
                            vaka_room_state_name(room), "watch", room->watch, "secret",
                            room->fair.secret, "commitment", room->fair.commitment, "hints",
                            room->hints, "rewinds", (int)room->rewinds, "seats", seats);

    for (int32_t seat = 0; seat < room->seats; seat++)
        json_array_append_new(seats, seat_json(room, seat));
    if (room->outcome)
        json_object_set(all, "outcome", room->outcome);
    if (room->rematch)
        json_object_set(all, "rematch", room->rematch);
    if (room->series)
        json_object_set_new(all, "series", json_integer(room->series));
    char *text = vaka_json_write(vaka_xneed(all), NULL);
    json_decref(all);
    return text;
}

static void kept(void *data, bool good, const char *text)
{
    vaka_room *room = data;

    (void)text;
    room->pending--;
    room->unkept = !good;
    if (!good)
        vaka_serve_log(room->serve, room->id, "the table could not be kept");
}

void vaka_room_keep(vaka_room *room, const char *head)
{
    char *text = text_of(room);
    vaka_store_match match = {.id = room->id,
                              .game = json_string_value(json_object_get(room->spec, "game")),
                              .state = vaka_room_state_name(room),
                              .text = text,
                              .head = head};

    room->pending++;
    vaka_store_keep(room->serve->store, &match, kept, room);
    free(text);
}

static void copy(char *to, size_t room, const json_t *from, const char *key)
{
    const char *text = json_string_value(json_object_get(from, key));

    snprintf(to, room, "%s", text ? text : "");
}

static void read_seat(vaka_room *room, int32_t seat, const json_t *from)
{
    vaka_room_seat *at = &room->seat[seat];

    copy(at->who, sizeof at->who, from, "who");
    copy(at->name, sizeof at->name, from, "name");
    copy(at->token, sizeof at->token, from, "token");
    copy(at->note, sizeof at->note, from, "note");
    copy(room->fair.nonce[seat], sizeof room->fair.nonce[seat], from, "nonce");
    at->joined = json_is_true(json_object_get(from, "joined"));
    at->resigned = json_is_true(json_object_get(from, "resigned"));
    at->left = uv_now(&room->serve->loop); /* the server was away: that is nobody's fault */
}

static void read_fair(vaka_room *room, const json_t *from)
{
    copy(room->fair.secret, sizeof room->fair.secret, from, "secret");
    copy(room->fair.commitment, sizeof room->fair.commitment, from, "commitment");
    snprintf(room->fair.table, sizeof room->fair.table, "%s", room->id);
    room->fair.seats = room->seats;
}

vaka_room *vaka_room_read(vaka_serve *serve, const char *id, const char *text)
{
    json_t *from = json_loads(text, 0, NULL), *spec = json_object_get(from, "spec");
    json_t *seats = json_object_get(from, "seats"), *seat;
    char state[16];
    size_t index;

    if (!json_is_object(spec) || json_array_size(seats) > VAKA_MAX_SEATS ||
        strlen(id) >= VAKA_ROOM_ID) {
        json_decref(from);
        return NULL;
    }
    vaka_room *room = vaka_room_add(serve, id);
    room->spec = json_incref(spec);
    room->key = vaka_room_key_of(spec);
    room->seats = (int32_t)json_array_size(seats);
    json_array_foreach(seats, index, seat) read_seat(room, (int32_t)index, seat);
    read_fair(room, from);
    copy(room->watch, sizeof room->watch, from, "watch");
    copy(state, sizeof state, from, "state");
    room->state = strcmp(state, "waiting") == 0   ? VAKA_ROOM_WAITING
                  : strcmp(state, "running") == 0 ? VAKA_ROOM_RUNNING
                                                  : VAKA_ROOM_OVER;
    room->hints = json_is_true(json_object_get(from, "hints"));
    room->rewinds = (uint32_t)json_integer_value(json_object_get(from, "rewinds"));
    room->series = (uint32_t)json_integer_value(json_object_get(from, "series"));
    room->outcome = json_incref(json_object_get(from, "outcome"));
    room->rematch = json_incref(json_object_get(from, "rematch"));
    json_decref(from);
    return room;
}
