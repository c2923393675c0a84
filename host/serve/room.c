/* serve/room.c - a table of the server: found, made, told of.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/room.h"

#include "chance/sha256.h"
#include "cli/engine/engine_request.h"
#include "serve/room_inside.h"
#include "serve/serve_inside.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECRET_BYTES 16

/* --- finding ---------------------------------------------------------------------------------- */

static uint32_t bucket_of(const char *id)
{
    uint32_t hash = 2166136261u;

    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return hash % VAKA_SERVE_BUCKETS;
}

vaka_room *vaka_room_find(vaka_serve *serve, const char *id)
{
    vaka_room *room = serve->bucket[bucket_of(id)];

    while (room && strcmp(room->id, id) != 0)
        room = room->next;
    return room;
}

vaka_room *vaka_room_add(vaka_serve *serve, const char *id)
{
    vaka_room *room = vaka_xnew(sizeof *room);
    vaka_room **bucket = &serve->bucket[bucket_of(id)];

    snprintf(room->id, sizeof room->id, "%s", id);
    room->serve = serve;
    room->next = *bucket;
    *bucket = room;
    serve->rooms++;
    return room;
}

void vaka_room_free(vaka_room *room)
{
    json_decref(room->spec);
    json_decref(room->outcome);
    json_decref(room->rematch);
    json_decref(room->far);
    json_decref(room->chat);
    free(room->key);
    free(room);
}

/* --- tokens ----------------------------------------------------------------------------------- */

static void random_digits(char *out, size_t bytes)
{
    uint8_t raw[32];

    randombytes_buf(raw, bytes);
    sodium_bin2hex(out, 2 * bytes + 1, raw, bytes);
}

static char *hash_of(vaka_room *room, int32_t seat)
{
    return seat == VAKA_ROOM_WATCH ? room->watch : room->seat[seat].token;
}

void vaka_room_invite(vaka_room *room, int32_t seat, char token[VAKA_TOKEN])
{
    char secret[2 * SECRET_BYTES + 1], name[8] = "watch";

    random_digits(secret, SECRET_BYTES);
    vaka_sha256_text(secret, strlen(secret), hash_of(room, seat));
    if (seat != VAKA_ROOM_WATCH)
        snprintf(name, sizeof name, "%d", (int)seat);
    snprintf(token, VAKA_TOKEN, "%s.%s.%s", room->id, name, secret);
}

bool vaka_secret_fits(const char *secret, const char *hash)
{
    char found[VAKA_FAIR_HASH];

    vaka_sha256_text(secret, strlen(secret), found);
    return strlen(hash) == VAKA_FAIR_HASH - 1 && sodium_memcmp(found, hash, sizeof found) == 0;
}

bool vaka_room_admit(vaka_room *room, int32_t seat, const char *secret)
{
    if (seat != VAKA_ROOM_WATCH && !vaka_room_has_person(room, seat))
        return false;
    return vaka_secret_fits(secret, hash_of(room, seat));
}

bool vaka_seat_read(const char *text, int32_t *seat)
{
    if (strcmp(text, "watch") == 0)
        *seat = VAKA_ROOM_WATCH;
    else if (text[0] >= '0' && text[0] < '0' + VAKA_MAX_SEATS && !text[1])
        *seat = text[0] - '0';
    else
        return false;
    return true;
}

bool vaka_token_split(char *token, char **id, int32_t *seat, char **secret)
{
    char *first = strchr(token, '.'), *second = first ? strchr(first + 1, '.') : NULL;

    if (!second)
        return false;
    *first = *second = '\0';
    *id = token;
    *secret = second + 1;
    return vaka_seat_read(first + 1, seat);
}

/* --- making ----------------------------------------------------------------------------------- */

static void fill_seats(vaka_room *room, const json_t *seats)
{
    size_t index;
    json_t *given;

    json_array_foreach(seats, index, given)
    {
        vaka_room_seat *seat = &room->seat[index];
        const char *name = json_string_value(json_object_get(given, "name"));

        snprintf(seat->who, sizeof seat->who, "%s",
                 json_string_value(json_object_get(given, "who")));
        snprintf(seat->name, sizeof seat->name, "%s", name ? name : "");
    }
    room->seats = (int32_t)json_array_size(seats);
}

char *vaka_room_key_of(const json_t *spec)
{
    return vaka_json_write_sorted(spec);
}

static json_t *spec_of(const json_t *asked)
{
    static const char *const members[] = {"game", "scenario", "options", "rules", "mods"};
    json_t *spec = json_object();

    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        json_t *value = json_object_get(asked, members[i]);

        if (value)
            json_object_set(spec, members[i], value);
    }
    json_object_set_new(spec, "seats",
                        json_integer((json_int_t)json_array_size(json_object_get(asked, "seats"))));
    return spec;
}

vaka_room *vaka_room_new(vaka_serve *serve, const json_t *asked,
                         char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN])
{
    char id[VAKA_ROOM_ID];

    do
        random_digits(id, 6);
    while (vaka_room_find(serve, id));
    vaka_room *room = vaka_room_add(serve, id);
    room->spec = spec_of(asked);
    room->key = vaka_room_key_of(room->spec);
    room->hints = json_is_true(json_object_get(asked, "hints"));
    fill_seats(room, json_object_get(asked, "seats"));
    for (int32_t seat = 0; seat < room->seats; seat++)
        if (vaka_room_has_person(room, seat))
            vaka_room_invite(room, seat, tokens[seat]);
    vaka_room_invite(room, VAKA_ROOM_WATCH, tokens[room->seats]);
    snprintf(room->fair.table, sizeof room->fair.table, "%s", id);
    random_digits(room->fair.secret, 32);
    room->fair.seats = room->seats;
    vaka_fair_commit(&room->fair, room->fair.commitment);
    return room;
}

/* --- telling ---------------------------------------------------------------------------------- */

const char *vaka_room_state_name(const vaka_room *room)
{
    static const char *const names[] = {"waiting", "running", "over"};

    return names[room->state];
}

bool vaka_room_has_person(const vaka_room *room, int32_t seat)
{
    return seat >= 0 && seat < room->seats && strcmp(room->seat[seat].who, "person") == 0;
}

bool vaka_room_is_here(const vaka_room *room, int32_t seat)
{
    for (const vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->seat == seat && !guest->ends)
            return true;
    return false;
}

static json_t *player_json(const vaka_room *room, int32_t seat)
{
    const vaka_room_seat *at = &room->seat[seat];
    const char *bot = strncmp(at->who, "bot:", 4) == 0 ? at->who + 4 : NULL;
    json_t *player = json_object();

    if (*at->name)
        json_object_set_new(player, "name", json_string(at->name));
    json_object_set_new(player, "who",
                        json_string(at->resigned ? "resigned"
                                    : bot        ? "bot"
                                                 : at->who));
    if (bot)
        json_object_set_new(player, "bot", json_string(bot));
    if (vaka_room_is_here(room, seat) && !at->away)
        json_object_set_new(player, "here", json_true());
    if (at->joined)
        json_object_set_new(player, "joined", json_true());
    return player;
}

json_t *vaka_room_players(const vaka_room *room)
{
    json_t *players = json_object();

    for (int32_t seat = 0; seat < room->seats; seat++) {
        char number[12];

        snprintf(number, sizeof number, "%d", (int)seat);
        json_object_set_new(players, number, player_json(room, seat));
    }
    return players;
}

json_t *vaka_room_may(const vaka_room *room, int32_t seat)
{
    bool plays = vaka_room_has_person(room, seat);
    bool runs = room->state == VAKA_ROOM_RUNNING;
    json_t *may = json_object();

    if (plays && runs) {
        json_object_set_new(may, "resign", json_true());
        json_object_set_new(may, "plan", json_true());
        if (room->hints)
            json_object_set_new(may, "hint", json_true());
    }
    if (plays)
        json_object_set_new(may, "note", json_true());
    if (plays && room->state != VAKA_ROOM_WAITING)
        json_object_set_new(may, "propose", json_true());
    if (room->state != VAKA_ROOM_WAITING)
        json_object_set_new(may, "replay", json_true());
    if (room->state == VAKA_ROOM_OVER)
        json_object_set_new(may, "journal", json_true());
    return may;
}

static json_t *proposal_json(const vaka_proposal *at)
{
    json_t *made = json_pack("{s:s, s:i}", "what", at->what, "by", (int)at->by);
    json_t *agreed = json_array();

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (at->agreed & VAKA_SEAT(seat))
            json_array_append_new(agreed, json_integer(seat));
    json_object_set_new(made, "agreed", agreed);
    if (at->seat >= 0)
        json_object_set_new(made, "seat", json_integer(at->seat));
    if (*at->with)
        json_object_set_new(made, "with", json_string(at->with));
    return made;
}

json_t *vaka_room_proposals(const vaka_room *room, const char *language)
{
    json_t *list = json_object();

    for (int i = 0; i < VAKA_ROOM_PROPOSALS; i++) {
        char number[16];

        if (!room->proposal[i].n)
            continue;
        snprintf(number, sizeof number, "%u", room->proposal[i].n);
        json_t *made = proposal_json(&room->proposal[i]);
        json_t *told = json_object_get(room->far, number), *far = json_object_get(told, language);
        json_object_update(made, far ? far : json_object_get(told, "en"));
        json_object_set_new(list, number, made);
    }
    return list;
}

json_t *vaka_room_next(const vaka_room *room, int32_t seat)
{
    json_t *tokens = json_object_get(room->rematch, "tokens");

    return json_pack("{s:O?}", "token", json_array_get(tokens, (size_t)seat));
}

json_t *vaka_room_outcome(const vaka_room *room, const char *language)
{
    const json_t *seat = json_object_get(room->outcome, "seat");
    json_t *told = json_copy(room->outcome);
    const char *name = seat ? room->seat[json_integer_value(seat)].name : "", *text;
    char number[24], whole[256];

    snprintf(number, sizeof number, "%d", (int)json_integer_value(seat) + 1);
    text = vaka_serve_say(room->serve, language,
                          seat ? VAKA_TEXT("{0} has given up: the game is over.")
                               : VAKA_TEXT("All have agreed to end the game: nobody wins."));
    vaka_say_with(NULL, text, VAKA_WITH(*name ? name : number), whole, sizeof whole);
    json_object_set_new(told, "text", json_string(whole));
    return told;
}

void vaka_room_tell(vaka_room *room, json_t *patch)
{
    json_object_set_new(patch, "type", json_string("room"));
    for (vaka_guest *guest = room->guests, *next; guest; guest = next) {
        next = guest->next;
        if (guest->hello && !guest->ends)
            vaka_guest_send(guest, json_incref(patch));
    }
    json_decref(patch);
}

void vaka_room_tell_players(vaka_room *room)
{
    json_t *players = vaka_room_players(room);
    const char *number;
    json_t *player;

    /* As a patch: what is not there any more has to be named. */
    json_object_foreach(players, number, player)
    {
        static const char *const members[] = {"name", "bot", "here", "joined"};

        for (size_t i = 0; i < sizeof members / sizeof *members; i++)
            if (!json_object_get(player, members[i]))
                json_object_set_new(player, members[i], json_null());
    }
    vaka_room_tell(room, json_pack("{s:o}", "players", players));
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        guest->missed = guest->ends;
}
