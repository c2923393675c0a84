/* serve/room_act.c - what happens in the match of a table: done, kept, told.
 *
 * SPDX-License-Identifier: MIT
 *
 * A deed is one request to the worker: do it, what lines came of it, what everybody who looks on
 * sees of it. When its lines are on the disk its doer is answered and all are told. */
#include "serve/serve_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct deed {
    vaka_room *room;
    vaka_process *process; /* that is asked */
    uint64_t guest;        /* 0: a program's */
    json_t *id;            /* owned, like all that follows; NULL: none */
    json_t *state;         /* with the answer to the doer, and whom there are news for */
    char *news;            /* their messages, with a tab before each */
    uint32_t life;         /* of the room, when it was asked */
    bool program;
} deed;

static void deed_free(deed *done)
{
    json_decref(done->id);
    json_decref(done->state);
    free(done->news);
    free(done);
}

/* A worker may have been taken over by the game it plays: NULL if it is not a text of one line. */
static const char *text_of(const json_t *line)
{
    const char *text = json_string_value(line);

    return text && !strchr(text, '\n') ? text : NULL;
}

char *vaka_lines_of(const json_t *list, uint32_t *count)
{
    size_t index, length = 0;
    json_t *line;

    *count = 0;
    json_array_foreach(list, index, line) length += json_string_length(line) + 1;
    char *text = vaka_xnew(length + 1), *at = text;
    json_array_foreach(list, index, line)
    {
        if (!text_of(line))
            continue;
        at = stpcpy(at, text_of(line));
        *at++ = '\n';
        ++*count;
    }
    *at = '\0';
    return text;
}

/* --- telling ---------------------------------------------------------------------------------- */

static void send_news(const deed *done)
{
    const char *at = done->news;
    size_t index;
    json_t *number;

    json_array_foreach(json_object_get(done->state, "news"), index, number)
    {
        const char *end = *at ? strchr(at + 1, '\t') : NULL;
        size_t length = end ? (size_t)(end - at) - 1 : *at ? strlen(at + 1) : 0;

        for (vaka_guest *guest = done->room->guests; *at && guest; guest = guest->next)
            if (guest->watch == json_integer_value(number))
                vaka_guest_send_news(guest, at + 1, length);
        at += *at ? length + 1 : 0;
    }
}

/* What was asked could not be done, or it is not known whether it was. */
static void fail_doer(const deed *done)
{
    vaka_guest *guest = vaka_guest_find(done->room, done->guest);

    if (guest)
        vaka_guest_refuse(guest, done->id,
                          VAKA_TEXT("this could not be done now; please try it again"));
}

static void answer_doer(const deed *done)
{
    vaka_guest *guest = vaka_guest_find(done->room, done->guest);
    json_t *answer = json_object_get(done->state, "answer");

    if (!guest)
        return;
    json_object_del(answer, "view_hash");
    json_object_del(answer, "events"); /* they come with the news */
    json_object_del(answer, "hash");
    vaka_guest_answer(guest, done->id, json_is_true(json_object_get(answer, "ok")), answer);
}

static void told(void *data, bool good, const char *text)
{
    deed *done = data;
    vaka_room *room = done->room;
    bool current = done->life == room->lives; /* else all look at it anew: it was rewound, say */

    (void)text;
    if (!good) { /* what is not on the disk has not happened */
        fail_doer(done);
        deed_free(done);
        vaka_serve_log(room->serve, room->id, "an action could not be kept");
        if (current) {
            vaka_room_sleep(room);
            vaka_room_lost(room);
        }
        return;
    }
    if (current)
        send_news(done);
    answer_doer(done);
    if (current && json_is_true(json_object_get(done->state, "finished")) &&
        room->state == VAKA_ROOM_RUNNING)
        vaka_room_end(room, NULL);
    deed_free(done);
}

static void told_written(void *data, bool good, const char *text)
{
    ((deed *)data)->room->pending--;
    told(data, good, text);
}

/* --- doing ------------------------------------------------------------------------------------ */

static void ask_again(void *data, bool good)
{
    vaka_room *room = data;

    room->bot_thinks = false;
    if (good)
        vaka_room_look(room);
}

/* A program that thinks is asked again a moment later; nothing else waits for it. */
static void think_on(vaka_room *room)
{
    if (!room->bot_thinks)
        vaka_serve_later(room->serve, ask_again, room);
    room->bot_thinks = true;
}

static void got_deed(void *data, const json_t *answer)
{
    deed *done = data;
    vaka_room *room = done->room;
    const json_t *lines = json_object_get(answer, "lines");
    bool current = done->life == room->lives;
    uint32_t count = 0;
    size_t length;

    if (done->program && current)
        room->bot_acts = false;
    if (!lines || !current) { /* the worker died, or what it did is gone: the table was rewound */
        fail_doer(done);
        deed_free(done);
        return;
    }
    done->state = json_incref((json_t *)(uintptr_t)answer);
    const char *news = vaka_process_rest(done->process, &length);
    done->news = vaka_xneed(strndup(news, length));
    json_t *must = json_incref(json_object_get(answer, "must"));
    char *text = vaka_lines_of(lines, &count);
    bool acted = count > 0;
    bool thinks = json_is_true(json_object_get(json_object_get(answer, "answer"), "thinking"));
    if (acted) {
        uint32_t from = room->lines;
        room->lines += count;
        room->pending++;
        vaka_store_lines(room->serve->store, room->id, from, text, told_written, done);
    } else {
        vaka_room_when_kept(room, told, done);
    }
    free(text);
    if (acted)
        vaka_room_drive(room, must);
    else if (thinks)
        think_on(room);
    json_decref(must);
}

static void ask_for(deed *done, json_t *request)
{
    vaka_room *room = done->room;

    done->process = room->process;
    done->life = room->lives;
    vaka_process_ask(
        room->process,
        json_pack("{s:s, s:I, s:o}", "own", "deed", "match", room->match, "ask", request), got_deed,
        done);
}

void vaka_room_act(vaka_room *room, vaka_guest *guest, const json_t *id, json_t *request)
{
    deed *made;

    if (!room->match) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("this could not be done now; please try it again"));
        json_decref(request);
        return;
    }
    made = vaka_xnew(sizeof *made);
    *made =
        (deed){.room = room, .guest = guest->serial, .id = json_incref((json_t *)(uintptr_t)id)};
    ask_for(made, request);
}

/* --- programs --------------------------------------------------------------------------------- */

static const char *bot_of(const vaka_room *room, int32_t seat)
{
    const char *who = seat >= 0 && seat < room->seats ? room->seat[seat].who : "";

    return strncmp(who, "bot:", 4) == 0 ? who + 4 : NULL;
}

void vaka_room_drive(vaka_room *room, const json_t *must)
{
    size_t index;
    json_t *item;

    if (room->state != VAKA_ROOM_RUNNING || room->bot_acts || room->bot_thinks || !room->match)
        return;
    json_array_foreach(must, index, item)
    {
        int32_t seat = (int32_t)json_integer_value(item);
        const char *bot = bot_of(room, seat);

        if (!bot)
            continue;
        deed *made = vaka_xnew(sizeof *made);
        *made = (deed){.room = room, .program = true};
        room->bot_acts = true;
        ask_for(made, json_pack("{s:s, s:I, s:i, s:s}", "own", "bot", "match", room->match, "seat",
                                (int)seat, "bot", bot));
        return;
    }
}

static void looked(void *data, const json_t *answer)
{
    if (answer)
        vaka_room_drive(data, json_object_get(answer, "must"));
}

void vaka_room_look(vaka_room *room)
{
    if (room->match)
        vaka_process_ask(room->process, vaka_room_request(room, "turn"), looked, room);
}

/* --- ends and rewinds ------------------------------------------------------------------------- */

void vaka_room_end(vaka_room *room, json_t *outcome)
{
    json_t *patch = json_pack("{s:s, s:{s:n, s:n, s:n, s:b, s:b}, s:n}", "state", "over", "may",
                              "resign", "hint", "plan", "journal", 1, "replay", 1, "proposals");

    room->state = VAKA_ROOM_OVER;
    memset(room->proposal, 0, sizeof room->proposal);
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        vaka_guest_unplan(guest);
    if (outcome) {
        json_decref(room->outcome);
        room->outcome = outcome;
    }
    vaka_room_keep(room, NULL);
    for (vaka_guest *guest = room->guests; outcome && guest; guest = guest->next)
        if (guest->hello && !guest->ends)
            vaka_guest_send(guest, json_pack("{s:s, s:o}", "type", "room", "outcome",
                                             vaka_room_outcome(room, guest->lang)));
    vaka_room_tell(room, patch);
}

static void show_all(vaka_room *room)
{
    for (vaka_guest *guest = room->guests, *next; guest; guest = next) {
        next = guest->next;
        guest->showing = false;
        vaka_guest_show(guest);
    }
}

/* The lines that stay are played again, with another key for what is to come: whoever wakes a match
 * sees to that (room_match.c), also after a server that was ended just now. */
void vaka_room_rewind(vaka_room *room, uint32_t to)
{
    vaka_room_sleep(room);
    room->rewinds++;
    vaka_room_keep(room, NULL);
    vaka_store_rewind(room->serve->store, room->id, to, NULL, NULL);
    show_all(room);
}
