/* serve/room_talk.c - what is said at a table.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/serve_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CHATS_KEPT 200

static json_t *line_json(json_int_t from, json_int_t at, json_t *text)
{
    json_t *line = json_pack("{s:I, s:o}", "at", at, "text", text);

    if (from == VAKA_ROOM_WATCH)
        json_object_set_new(line, "from", json_string("watch"));
    else if (from >= 0)
        json_object_set_new(line, "from", json_integer(from));
    return line;
}

static void add_line(vaka_room *room, json_t *line)
{
    char number[24];

    snprintf(number, sizeof number, "%lld", (long long)room->chats);
    json_object_set_new(room->chat, number, line);
    if (++room->chats > CHATS_KEPT) {
        snprintf(number, sizeof number, "%lld", (long long)(room->chats - CHATS_KEPT - 1));
        json_object_del(room->chat, number);
    }
}

static void got_chat(void *data, bool good, const char *text)
{
    vaka_room *room = data;
    json_t *lines = good && text ? json_loads(text, 0, NULL) : NULL, *line;
    json_t *since = room->chat; /* what was said while it was read: it is not among the lines */
    const char *number;
    size_t index;

    room->chat = json_object();
    room->chats = 0;
    json_array_foreach(lines, index, line)
        add_line(room, line_json(json_integer_value(json_array_get(line, 0)),
                                 json_integer_value(json_array_get(line, 1)),
                                 json_incref(json_array_get(line, 2))));
    json_object_foreach(since, number, line) add_line(room, json_incref(line));
    json_decref(since);
    json_decref(lines);
    vaka_room_tell(room, json_pack("{s:O}", "chat", room->chat));
}

void vaka_room_read_chat(vaka_room *room)
{
    if (room->chat)
        return;
    room->chat = json_object();
    vaka_store_chats(room->serve->store, room->id, got_chat, room);
}

void vaka_room_say(vaka_room *room, int32_t from, const char *text)
{
    int64_t now = (int64_t)time(NULL);
    char number[24];

    vaka_store_chat(room->serve->store, room->id, from, now, text);
    if (!room->chat)
        return; /* nobody is here; it is read when somebody comes */
    snprintf(number, sizeof number, "%lld", (long long)room->chats);
    json_t *line = line_json(from, now, json_string(text));
    vaka_room_tell(room, json_pack("{s:{s:O}}", "chat", number, line));
    add_line(room, line);
}
