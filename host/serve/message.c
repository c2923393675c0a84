/* serve/message.c - what a page says over its connection.
 *
 * SPDX-License-Identifier: MIT
 *
 * A message is a request with members of its own. What goes on to the engine is written anew,
 * member by member, with the watch of this connection: nothing that a page says chooses match or
 * seat. */
#include "serve/serve_inside.h"

#include "text/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH_MOST 6    /* of lists and objects within each other */
#define CHAT_MOST 2000u /* bytes; 500 characters at most */
#define NOTE_MOST 4000u /* bytes */

typedef void handler(vaka_guest *guest, const json_t *id, const json_t *in);

/* What is too long stays out: cut, it might be no UTF-8 any more, and no request could be made. */
static void put_text(char *to, size_t room, const json_t *in, const char *key)
{
    const char *text = json_string_value(json_object_get(in, key));

    if (text && strlen(text) < room)
        snprintf(to, room, "%s", text);
}

/* A text of one line that can be shown: control signs and what is no UTF-8 are left out. */
static void clean_text(const char *from, size_t most, char *to, bool lines)
{
    size_t length = strlen(from), used = 0;

    for (size_t at = 0; at < length && used < most;) {
        size_t step = vaka_utf8_shown(from + at, length - at);

        if (lines && from[at] == '\n')
            step = 1;
        if (step == 0) {
            at++;
            continue;
        }
        if (used + step > most)
            break;
        memcpy(to + used, from + at, step);
        used += step;
        at += step;
    }
    to[used] = '\0';
}

/* --- coming ----------------------------------------------------------------------------------- */

/* The first to come for a seat may add to the chance of the match, once, before it begins. */
static void join(vaka_guest *guest, const json_t *in)
{
    vaka_room *room = guest->room;
    const char *nonce = json_string_value(json_object_get(in, "nonce"));
    vaka_room_seat *seat = &room->seat[guest->seat];

    seat->away = false;
    if (seat->joined)
        return;
    if (nonce && room->state == VAKA_ROOM_WAITING && vaka_fair_is_nonce(nonce))
        snprintf(room->fair.nonce[guest->seat], VAKA_FAIR_NONCE, "%s", nonce);
    seat->joined = true;
    vaka_room_keep(room, NULL);
}

static void do_hello(vaka_guest *guest, const json_t *id, const json_t *in)
{
    put_text(guest->lang, sizeof guest->lang, in, "lang");
    put_text(guest->known, sizeof guest->known, in, "known");
    if (guest->seat >= 0)
        join(guest, in);
    vaka_room_read_chat(guest->room);
    guest->hello = true;
    vaka_guest_answer(guest, id, true, NULL);
    vaka_guest_show(guest);
    vaka_room_tell_players(guest->room);
    vaka_room_begin(guest->room);
}

static void do_speak(vaka_guest *guest, const json_t *id, const json_t *in)
{
    put_text(guest->lang, sizeof guest->lang, in, "lang");
    *guest->known = '\0';
    vaka_guest_answer(guest, id, true, NULL);
    vaka_guest_show(guest);
}

/* Can it have a worker's time for something that may take long? Else it is refused. */
static bool may_ask_much(vaka_guest *guest, const json_t *id)
{
    bool may = !guest->busy && !vaka_guest_is_behind(guest);

    if (!may)
        vaka_guest_refuse(guest, id, VAKA_TEXT("this could not be done now; please try it again"));
    return may;
}

/* --- playing ---------------------------------------------------------------------------------- */

typedef struct asked { /* by whom */
    vaka_room *room;
    uint64_t guest;
    json_t *id; /* owned, like the request */
    json_t *request;
    uint32_t life;  /* of the room, when a copy was asked for */
    bool deed;      /* it changes the match */
    bool long_work; /* it may take a while: one at a time for each guest */
} asked;

static void asked_free(asked *at)
{
    vaka_guest *guest = at->long_work ? vaka_guest_find(at->room, at->guest) : NULL;

    if (guest)
        guest->busy = false;
    json_decref(at->id);
    json_decref(at->request);
    free(at);
}

static void got_answer(void *data, const json_t *answer)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);

    if (guest && answer) {
        json_t *rest = json_copy((json_t *)(uintptr_t)answer);

        json_object_del(rest, "watch");
        json_object_del(rest, "plan");
        json_object_del(rest, "at"); /* numbers of lines count what others did in secret */
        vaka_guest_answer(guest, at->id, json_is_true(json_object_get(answer, "ok")), rest);
        json_decref(rest);
    } else if (guest)
        vaka_guest_refuse(guest, at->id,
                          VAKA_TEXT("this could not be done now; please try it again"));
    asked_free(at);
}

static void ask_now(void *data, bool good)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);
    json_t *request = json_incref(at->request);

    if (!guest || !good || (!guest->watch && !json_object_get(request, "own"))) {
        if (guest)
            vaka_guest_refuse(guest, at->id,
                              VAKA_TEXT("this could not be done now; please try it again"));
        json_decref(request);
        asked_free(at);
        return;
    }
    if (json_object_get(request, "own"))
        json_object_set_new(request, "match", json_integer(at->room->match));
    else
        json_object_set_new(request, "watch", json_integer(guest->watch));
    if (!at->deed) {
        vaka_process_ask(at->room->process, request, got_answer, at);
        return;
    }
    vaka_room_act(at->room, guest, at->id, request);
    asked_free(at);
}

static void ask_hint(void *data, bool good);

/* One who thinks of a hint is asked again. */
static void got_hint(void *data, const json_t *answer)
{
    const asked *at = data;

    if (json_is_true(json_object_get(answer, "thinking")))
        vaka_serve_later(at->room->serve, ask_hint, data);
    else
        got_answer(data, answer);
}

static void ask_hint(void *data, bool good)
{
    asked *at = data;

    if (!good || !at->room->match || !vaka_guest_find(at->room, at->guest)) {
        got_answer(data, NULL);
        return;
    }
    json_object_set_new(at->request, "match", json_integer(at->room->match));
    json_object_set_new(at->request, "watch",
                        json_integer(vaka_guest_find(at->room, at->guest)->watch));
    vaka_process_ask(at->room->process, json_incref(at->request), got_hint, at);
}

/* Hands a request on; those of its members that `in` has are copied. */
static void pass_on(vaka_guest *guest, const json_t *id, json_t *request, const json_t *in,
                    const char *const *members)
{
    const char *cmd = json_string_value(json_object_get(request, "cmd"));
    bool long_work = !cmd || strcmp(cmd, "reach") == 0 || strcmp(cmd, "means") == 0;
    asked *at;

    if (long_work && !may_ask_much(guest, id)) {
        json_decref(request);
        return;
    }
    at = vaka_xnew(sizeof *at);
    for (; *members; members++)
        if (json_object_get(in, *members))
            json_object_set(request, *members, json_object_get(in, *members));
    *at = (asked){.room = guest->room,
                  .guest = guest->serial,
                  .id = json_incref((json_t *)(uintptr_t)id),
                  .request = request,
                  .deed = !long_work && strcmp(cmd, "why") != 0,
                  .long_work = long_work};
    guest->busy |= long_work;
    if (at->deed && guest->room->state != VAKA_ROOM_RUNNING) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("nothing is being played"));
        asked_free(at);
        return;
    }
    vaka_room_when_awake(guest->room, ask_now, at);
}

static void do_engine(vaka_guest *guest, const json_t *id, const json_t *in)
{
    static const char *const members[] = {"action", "ask",  "itself", "zone",
                                          "kind",   "from", "pieces", NULL};
    const char *cmd = json_string_value(json_object_get(in, "do"));

    if (guest->room->state == VAKA_ROOM_WAITING)
        vaka_guest_refuse(guest, id, VAKA_TEXT("the game has not begun yet"));
    else
        pass_on(guest, id, json_pack("{s:s}", "cmd", cmd), in, members);
}

/* --- planning --------------------------------------------------------------------------------- */

static void got_plan(void *data, const json_t *answer)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);
    bool current = at->life == at->room->lives; /* else the copy has gone with its match */
    json_int_t plan = current ? json_integer_value(json_object_get(answer, "plan")) : 0;

    if (plan && guest && !guest->plan) {
        guest->plan = plan;
        guest->plan_watch = json_integer_value(json_object_get(answer, "watch"));
    } else if (plan && at->room->match) { /* nobody wants it any more */
        vaka_process_ask(at->room->process, json_pack("{s:s, s:I}", "cmd", "close", "match", plan),
                         NULL, NULL);
    }
    got_answer(data, current ? answer : NULL);
}

static void make_plan(void *data, bool good)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);

    if (!guest || !good) {
        got_answer(data, NULL);
        return;
    }
    vaka_guest_unplan(guest);
    at->life = at->room->lives;
    json_object_set_new(at->request, "match", json_integer(at->room->match));
    vaka_process_ask(at->room->process, json_incref(at->request), got_plan, at);
}

static asked *asked_by(vaka_guest *guest, const json_t *id, json_t *request)
{
    asked *at = vaka_xnew(sizeof *at);

    *at = (asked){.room = guest->room,
                  .guest = guest->serial,
                  .id = json_incref((json_t *)(uintptr_t)id),
                  .request = request,
                  .long_work = true};
    guest->busy = true;
    return at;
}

/* What came of a move that was tried: first whether it may be done, then what changes by it. */
static void tried(void *data, const json_t *answer)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);
    bool good = guest && guest->plan_watch && json_is_true(json_object_get(answer, "ok"));

    if (!good) {
        got_answer(data, answer);
        return;
    }
    vaka_process_ask(at->room->process,
                     json_pack("{s:s, s:I}", "cmd", "news", "watch", guest->plan_watch), got_answer,
                     at);
}

static void do_hint(vaka_guest *guest, const json_t *id, const json_t *in)
{
    bool now = json_is_true(json_object_get(in, "now"));
    json_t *request =
        json_pack("{s:s, s:i, s:b}", "own", "hint", "seat", (int)guest->seat, "now", (int)now);

    if (!guest->room->hints || guest->room->state != VAKA_ROOM_RUNNING)
        vaka_guest_refuse(guest, id,
                          VAKA_TEXT("no hints: the others would have to agree to them first"));
    else if (may_ask_much(guest, id))
        vaka_room_when_awake(guest->room, ask_hint, asked_by(guest, id, json_incref(request)));
    json_decref(request);
}

static void begin_plan(vaka_guest *guest, const json_t *id, const json_t *in)
{
    const char *known = json_string_value(json_object_get(in, "known"));
    json_t *request =
        json_pack("{s:s, s:i, s:s, s:s}", "own", "plan", "seat", (int)guest->seat, "lang",
                  guest->lang, "known", known && strlen(known) < sizeof guest->known ? known : "");

    vaka_room_when_awake(guest->room, make_plan, asked_by(guest, id, request));
}

/* What is to be done on the copy; NULL: nothing that is known. */
static json_t *plan_step(const vaka_guest *guest, const json_t *in)
{
    static const char *const words[] = {"undo", "redo"};
    const char *action = json_string_value(json_object_get(in, "action"));

    if (action)
        return json_pack("{s:s, s:I, s:s}", "cmd", "apply", "watch", guest->plan_watch, "action",
                         action);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (json_is_true(json_object_get(in, words[i])))
            return json_pack("{s:s, s:I}", "cmd", words[i], "watch", guest->plan_watch);
    if (json_is_true(json_object_get(in, "others")))
        return json_pack("{s:s, s:I, s:i}", "own", "others", "match", guest->plan, "seat",
                         (int)guest->seat);
    return NULL;
}

/* Without a step to be tried: a new copy. `end` throws it away. */
static void do_plan(vaka_guest *guest, const json_t *id, const json_t *in)
{
    json_t *step = plan_step(guest, in);

    if (guest->room->state != VAKA_ROOM_RUNNING) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("nothing is being played"));
    } else if (json_is_true(json_object_get(in, "end"))) {
        vaka_guest_unplan(guest);
        vaka_guest_answer(guest, id, true, NULL);
    } else if (!may_ask_much(guest, id)) {
        json_decref(step);
        return;
    } else if (!step) {
        begin_plan(guest, id, in);
    } else if (guest->plan_watch && guest->room->match) {
        vaka_process_ask(guest->room->process, json_incref(step), tried, asked_by(guest, id, NULL));
    } else {
        vaka_guest_refuse(guest, id, VAKA_TEXT("this could not be done now; please try it again"));
    }
    json_decref(step);
}

/* --- looking back -------------------------------------------------------------------------------
 */

/* While it runs a seat may see again what it saw; afterwards what anybody saw. */
static void do_replay(vaka_guest *guest, const json_t *id, const json_t *in)
{
    static const char *const members[] = {"from", NULL};
    const json_t *as = json_object_get(in, "as");
    const char *word = json_string_value(as);
    json_t *seat = NULL;

    if (guest->room->state == VAKA_ROOM_OVER && json_is_integer(as))
        seat = json_integer(json_integer_value(as));
    else if (guest->seat == VAKA_ROOM_WATCH ||
             (guest->room->state == VAKA_ROOM_OVER && word && strcmp(word, "watch") == 0))
        seat = json_string("spectator");
    else
        seat = json_integer(guest->seat);
    json_t *request =
        json_pack("{s:s, s:o, s:s}", "own", "frames", "seat", seat, "lang", guest->lang);
    if (guest->room->state == VAKA_ROOM_WAITING) {
        json_decref(request);
        vaka_guest_refuse(guest, id, VAKA_TEXT("the game has not begun yet"));
    } else {
        pass_on(guest, id, request, in, members);
    }
}

static void got_journal(void *data, bool good, const char *text)
{
    asked *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);
    char *proof = vaka_fair_write(&at->room->fair);
    json_t *rest = json_pack("{s:s, s:s}", "journal", text ? text : "", "proof", proof);

    if (guest && good)
        vaka_guest_answer(guest, at->id, true, rest);
    else if (guest)
        vaka_guest_refuse(guest, at->id, "it cannot be read now");
    json_decref(rest);
    free(proof);
    asked_free(at);
}

static void do_journal(vaka_guest *guest, const json_t *id, const json_t *in)
{
    asked *at;

    (void)in;
    if (guest->room->state != VAKA_ROOM_OVER) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("the journal is opened when the game is over"));
        return;
    }
    if (!may_ask_much(guest, id))
        return;
    at = asked_by(guest, id, NULL);
    vaka_store_journal(guest->room->serve->store, guest->room->id, got_journal, at);
}

/* --- talking ---------------------------------------------------------------------------------- */

static void do_name(vaka_guest *guest, const json_t *id, const json_t *in)
{
    const char *given = json_string_value(json_object_get(in, "name"));
    char name[VAKA_ROOM_NAME];

    if (!given || guest->room->state != VAKA_ROOM_WAITING) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("names are chosen before the game begins"));
        return;
    }
    clean_text(given, sizeof name - 1, name, false);
    snprintf(guest->room->seat[guest->seat].name, sizeof name, "%s", name);
    vaka_room_keep(guest->room, NULL);
    vaka_guest_answer(guest, id, true, NULL);
    vaka_room_tell_players(guest->room);
}

/* All who look on at a table talk together at a tenth of the pace of one who plays: they may be
 * many, and everybody there is told. */
static bool may_talk(vaka_room *room)
{
    uint64_t now = uv_now(&room->serve->loop), step = 10000u / room->serve->config.pace + 1;

    if (room->crowd > now + 10 * step)
        return false;
    room->crowd = (room->crowd > now ? room->crowd : now) + step;
    return true;
}

static void do_chat(vaka_guest *guest, const json_t *id, const json_t *in)
{
    const char *given = json_string_value(json_object_get(in, "text"));
    char text[CHAT_MOST + 1];

    clean_text(given ? given : "", CHAT_MOST, text, false);
    if (!*text) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("there is nothing to say"));
        return;
    }
    if (guest->seat == VAKA_ROOM_WATCH && !may_talk(guest->room)) {
        vaka_guest_refuse(guest, id, VAKA_TEXT("this could not be done now; please try it again"));
        return;
    }
    vaka_room_say(guest->room, guest->seat, text);
    vaka_guest_answer(guest, id, true, NULL);
}

static void do_note(vaka_guest *guest, const json_t *id, const json_t *in)
{
    const char *given = json_string_value(json_object_get(in, "text"));

    clean_text(given ? given : "", NOTE_MOST, guest->room->seat[guest->seat].note, true);
    vaka_room_keep(guest->room, NULL);
    vaka_guest_answer(guest, id, true, NULL);
}

static void answer_why(vaka_guest *guest, const json_t *id, const char *why)
{
    if (why)
        vaka_guest_refuse(guest, id, why);
    else
        vaka_guest_answer(guest, id, true, NULL);
}

static void do_propose(vaka_guest *guest, const json_t *id, const json_t *in)
{
    answer_why(guest, id, vaka_room_propose(guest->room, guest->seat, in));
}

static void do_agree(vaka_guest *guest, const json_t *id, const json_t *in)
{
    bool agrees = strcmp(json_string_value(json_object_get(in, "do")), "agree") == 0;

    answer_why(guest, id, vaka_room_agree(guest->room, guest->seat, in, agrees));
}

static void do_resign(vaka_guest *guest, const json_t *id, const json_t *in)
{
    (void)in;
    answer_why(guest, id, vaka_room_resign(guest->room, guest->seat));
}

static void do_leave(vaka_guest *guest, const json_t *id, const json_t *in)
{
    (void)in;
    guest->ends = true;
    guest->room->seat[guest->seat].away = !vaka_room_is_here(guest->room, guest->seat);
    vaka_guest_answer(guest, id, true, NULL);
    vaka_room_tell_players(guest->room);
}

/* --- all of it -------------------------------------------------------------------------------- */

static const struct {
    const char *what;
    handler *run;
    bool of_seats; /* those who look on cannot */
} rows[] = {
    {"hello", do_hello, false},    {"speak", do_speak, false},   {"apply", do_engine, true},
    {"undo", do_engine, true},     {"redo", do_engine, true},    {"why", do_engine, true},
    {"reach", do_engine, true},    {"means", do_engine, true},   {"hint", do_hint, true},
    {"plan", do_plan, true},       {"replay", do_replay, false}, {"journal", do_journal, false},
    {"name", do_name, true},       {"chat", do_chat, false},     {"note", do_note, true},
    {"propose", do_propose, true}, {"agree", do_agree, true},    {"refuse", do_agree, true},
    {"resign", do_resign, true},   {"leave", do_leave, true},
};

/* How deep lists and objects lie in each other, from the text alone: before it is read. */
static bool is_too_deep(const char *text, size_t length)
{
    int depth = 0;
    bool quoted = false;

    for (size_t i = 0; i < length; i++) {
        if (quoted && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && (text[i] == '{' || text[i] == '['))
            depth++;
        else if (!quoted && (text[i] == '}' || text[i] == ']'))
            depth--;
        if (depth > DEPTH_MOST)
            return true;
    }
    return false;
}

static bool is_id(const json_t *id)
{
    return !id || json_is_integer(id) || (json_is_string(id) && json_string_length(id) <= 64);
}

static bool dispatch(vaka_guest *guest, const json_t *in)
{
    const json_t *id = json_object_get(in, "id");
    const char *what = json_string_value(json_object_get(in, "do"));

    if (!json_is_object(in) || !is_id(id) || !what)
        return false;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(rows[i].what, what) != 0)
            continue;
        if (rows[i].of_seats && !vaka_room_has_person(guest->room, guest->seat))
            vaka_guest_refuse(guest, id, VAKA_TEXT("only those who play can do that"));
        else if (!guest->hello && rows[i].run != do_hello)
            vaka_guest_refuse(guest, id, "\"hello\" comes first");
        else
            rows[i].run(guest, id, in);
        return true;
    }
    vaka_guest_refuse(guest, id, "there is no such request");
    return true;
}

bool vaka_guest_heard(vaka_guest *guest, const char *text, size_t length)
{
    json_t *in;
    bool good;

    if (!vaka_guest_may_speak(guest) || is_too_deep(text, length))
        return false;
    in = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    good = in && dispatch(guest, in);
    json_decref(in);
    return good;
}
