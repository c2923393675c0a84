/* serve/room_agree.c - what those who play agree on: ends, rewinds, who sits where, once more.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/serve_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE 60000u   /* milliseconds: who is away for longer has vanished */
#define LANGUAGES_MOST 4u /* in which it is told how far a rewind goes, besides English */
#define SERIES_MOST 100u  /* rematches one after the other: tables are never taken away again */

typedef void carry_out(vaka_room *room, const vaka_proposal *agreed);

static void carry_out_end(vaka_room *room, const vaka_proposal *agreed)
{
    (void)agreed;
    vaka_room_end(room, json_pack("{s:s}", "why", "agreed"));
}

static void carry_out_hints(vaka_room *room, const vaka_proposal *agreed)
{
    (void)agreed;
    room->hints = true;
    vaka_room_keep(room, NULL);
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->seat >= 0 && guest->hello && !guest->ends)
            vaka_guest_send(guest, json_pack("{s:s, s:{s:b}}", "type", "room", "may", "hint", 1));
}

/* Connections of a seat that is somebody else's from now on. One that reads nothing stays until it
 * does: nothing that is said from now on may wait for it. */
static void show_out(vaka_room *room, int32_t seat)
{
    for (vaka_guest *guest = room->guests; guest; guest = guest->next) {
        if (guest->seat != seat || guest->ends)
            continue;
        vaka_guest_dismiss(guest, VAKA_TEXT("this seat was given to somebody else"));
        guest->ends = true;
    }
}

/* Words that were given for another position, or by somebody else, are not good any more. */
static void forget_proposals(vaka_room *room)
{
    json_t *gone = vaka_room_proposals(room, "en"), *made;
    const char *number;
    void *next;

    json_object_foreach_safe(gone, next, number, made)
        json_object_set_new(gone, number, json_null());
    memset(room->proposal, 0, sizeof room->proposal);
    vaka_room_tell(room, json_pack("{s:o}", "proposals", gone));
}

static void carry_out_replace(vaka_room *room, const vaka_proposal *agreed)
{
    vaka_room_seat *seat = &room->seat[agreed->seat];
    bool bot = strcmp(agreed->with, "bot") == 0;
    char token[VAKA_TOKEN], text[2 * VAKA_TOKEN];

    show_out(room, agreed->seat);
    forget_proposals(room);
    seat->joined = seat->resigned = seat->away = false;
    *seat->note = '\0';
    vaka_room_invite(room, agreed->seat, token);
    if (bot)
        snprintf(seat->who, sizeof seat->who, "bot:random");
    else
        snprintf(seat->who, sizeof seat->who, "person");
    vaka_room_keep(room, NULL);
    vaka_room_tell_players(room);
    if (bot) {
        vaka_room_look(room);
        return;
    }
    /* Only those who agreed may pass the seat on; the chat is read by those who look on, too. */
    snprintf(text, sizeof text, "#join=%s", token);
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->seat >= 0 && (agreed->agreed & VAKA_SEAT(guest->seat)) && !guest->ends)
            vaka_guest_send(guest, json_pack("{s:s, s:{s:i, s:s}}", "type", "room", "invitation",
                                             "seat", (int)agreed->seat, "link", text));
}

static void carry_out_rewind(vaka_room *room, const vaka_proposal *agreed)
{
    forget_proposals(room);
    vaka_room_rewind(room, agreed->to);
    vaka_room_tell(room, json_pack("{s:i}", "rewound", (int)room->rewinds));
}

static json_t *asked_again(const vaka_room *room)
{
    json_t *asked = json_deep_copy(room->spec), *seats = json_array();

    for (int32_t seat = 0; seat < room->seats; seat++) {
        json_t *made = json_pack("{s:s}", "who", room->seat[seat].who);

        if (*room->seat[seat].name)
            json_object_set_new(made, "name", json_string(room->seat[seat].name));
        json_array_append_new(seats, made);
    }
    json_object_set_new(asked, "seats", seats);
    json_object_set_new(asked, "hints", json_boolean(room->hints));
    return asked;
}

static bool is_full(const vaka_room *room)
{
    return room->serve->rooms >= room->serve->config.tables || room->series >= SERIES_MOST;
}

static void make_rematch(vaka_room *room)
{
    char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN] = {{0}};
    json_t *asked = asked_again(room), *list = json_array();
    vaka_room *next = vaka_room_new(room->serve, asked, tokens);

    json_decref(asked);
    next->series = room->series + 1;
    for (int32_t seat = 0; seat < room->seats; seat++)
        json_array_append_new(list, json_string(tokens[seat]));
    room->rematch = json_pack("{s:s, s:o}", "table", next->id, "tokens", list);
    vaka_room_keep(next, NULL);
    vaka_room_keep(room, NULL);
}

/* A table has one rematch, however often it is agreed on. */
static void carry_out_rematch(vaka_room *room, const vaka_proposal *agreed)
{
    (void)agreed;
    if (!room->rematch && is_full(room))
        return;
    if (!room->rematch)
        make_rematch(room);
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->seat >= 0 && guest->hello && !guest->ends)
            vaka_guest_send(guest, json_pack("{s:s, s:o}", "type", "room", "next",
                                             vaka_room_next(room, guest->seat)));
}

static const struct {
    const char *what;
    vaka_room_state when;
    carry_out *go;
} kinds[] = {
    {"end", VAKA_ROOM_RUNNING, carry_out_end},
    {"hints", VAKA_ROOM_RUNNING, carry_out_hints},
    {"rewind", VAKA_ROOM_RUNNING, carry_out_rewind},
    {"replace", VAKA_ROOM_RUNNING, carry_out_replace},
    {"rematch", VAKA_ROOM_OVER, carry_out_rematch},
};
#define KINDS (sizeof kinds / sizeof *kinds)

/* --- agreeing --------------------------------------------------------------------------------- */

static bool is_there(const vaka_room *room, int32_t seat)
{
    return vaka_room_is_here(room, seat) && !room->seat[seat].away;
}

/* Nobody loses his seat by a connection that breaks for a moment. */
static bool has_vanished(const vaka_room *room, int32_t seat)
{
    if (!vaka_room_has_person(room, seat) || room->seat[seat].away)
        return true;
    return !is_there(room, seat) && uv_now(&room->serve->loop) - room->seat[seat].left >= PATIENCE;
}

/* Those whose word is needed: all persons who play, but for the one it is about, if he is gone. */
static uint8_t needed(const vaka_room *room, const vaka_proposal *made)
{
    uint8_t set = 0;

    for (int32_t seat = 0; seat < room->seats; seat++)
        if (vaka_room_has_person(room, seat) && (seat != made->seat || !has_vanished(room, seat)))
            set |= VAKA_SEAT(seat);
    return set;
}

static void tell_proposals(vaka_room *room, uint32_t gone)
{
    char number[16];

    snprintf(number, sizeof number, "%u", gone);
    for (vaka_guest *guest = room->guests; guest; guest = guest->next) {
        json_t *list = guest->hello && !guest->ends ? vaka_room_proposals(room, guest->lang) : NULL;

        if (list && gone)
            json_object_set_new(list, number, json_null());
        if (list)
            vaka_guest_send(guest, json_pack("{s:s, s:o}", "type", "room", "proposals", list));
    }
}

static void settle(vaka_room *room, vaka_proposal *made)
{
    vaka_proposal agreed = *made;
    uint8_t all = needed(room, made);

    if ((agreed.agreed & all) != all) {
        tell_proposals(room, 0);
        return;
    }
    made->n = 0;
    tell_proposals(room, agreed.n);
    for (size_t i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].what, agreed.what) == 0 && kinds[i].when == room->state)
            kinds[i].go(room, &agreed);
}

/* Somebody's word is not needed any more: those who are left may have agreed already. */
static void settle_all(vaka_room *room)
{
    for (int i = 0; i < VAKA_ROOM_PROPOSALS; i++) {
        vaka_proposal *made = &room->proposal[i];
        bool known = strcmp(made->what, "rewind") != 0 || made->to > 0;
        uint8_t all = made->n ? needed(room, made) : 0;

        if (all && known && (made->agreed & all) == all)
            settle(room, made);
    }
}

static vaka_proposal *free_place(vaka_room *room)
{
    for (int i = 0; i < VAKA_ROOM_PROPOSALS; i++)
        if (!room->proposal[i].n)
            return &room->proposal[i];
    return NULL;
}

static const char *read_replace(const vaka_room *room, int32_t seat, const json_t *in,
                                vaka_proposal *made)
{
    const char *with = json_string_value(json_object_get(in, "with"));
    const json_t *number = json_object_get(in, "seat");
    json_int_t whom = json_is_integer(number) ? json_integer_value(number) : VAKA_NONE;

    made->seat = whom >= 0 && whom < room->seats ? (int32_t)whom : VAKA_NONE;
    if (made->seat < 0 || made->seat == seat || strcmp(room->seat[made->seat].who, "nobody") == 0)
        return VAKA_TEXT("there is no such seat to be given to somebody else");
    if (!is_there(room, made->seat) && !has_vanished(room, made->seat))
        return VAKA_TEXT("that seat was left only a moment ago: give it a minute");
    if (!with || (strcmp(with, "bot") != 0 && strcmp(with, "person") != 0))
        return "\"with\" must be \"bot\" or \"person\"";
    snprintf(made->with, sizeof made->with, "%s", with);
    return NULL;
}

/* --- rewinding -------------------------------------------------------------------------------- */

typedef struct asking { /* how many lines a frame of this seat is, and what comes after them */
    vaka_room *room;
    uint32_t n;
    json_int_t frame;
    uint32_t to;
} asking;

static vaka_proposal *find(vaka_room *room, json_int_t n)
{
    for (int i = 0; n && i < VAKA_ROOM_PROPOSALS; i++)
        if (room->proposal[i].n == n)
            return &room->proposal[i];
    return NULL;
}

/* What is told of proposals that are gone goes, too. */
static void keep_far(vaka_room *room, uint32_t n, json_t *back)
{
    json_t *all = json_object(), *told;
    const char *key;
    char number[16];

    json_object_foreach(room->far, key, told) if (find(room, strtoll(key, NULL, 10)))
        json_object_set(all, key, told);
    snprintf(number, sizeof number, "%u", n);
    if (back)
        json_object_set(all, number, back);
    json_decref(room->far);
    room->far = all;
}

static void got_back(void *data, const json_t *answer)
{
    asking *at = data;
    vaka_proposal *made = find(at->room, at->n);

    if (made) {
        keep_far(at->room, at->n, json_object_get(answer, "back"));
        made->to = at->to;
        settle(at->room, made);
    }
    free(at);
}

/* Of those who are here. */
static json_t *languages(const vaka_room *room)
{
    json_t *list = json_object(), *all = json_pack("[s]", "en"), *one;
    const char *lang;

    for (const vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->hello && strcmp(guest->lang, "en") != 0 &&
            json_object_size(list) < LANGUAGES_MOST)
            json_object_set_new(list, guest->lang, json_true());
    json_object_foreach(list, lang, one) json_array_append_new(all, json_string(lang));
    json_decref(list);
    return all;
}

static void got_frames(void *data, const json_t *answer)
{
    asking *at = data;
    vaka_proposal *made = find(at->room, at->n);
    json_t *lines = json_object_get(answer, "at");
    json_int_t to = at->frame == 0 ? 1 : json_integer_value(json_array_get(lines, 0));

    if (made && to <= 0) {
        made->n = 0;
        tell_proposals(at->room, at->n);
    } else if (made && !(answer && at->room->match)) { /* its worker is gone: so is the way */
        made->to = (uint32_t)to;
        settle(at->room, made);
    } else if (made) {
        at->to = (uint32_t)to;
        vaka_process_ask(at->room->process,
                         json_pack("{s:s, s:I, s:I, s:o}", "own", "back", "match", at->room->match,
                                   "lines", to, "langs", languages(at->room)),
                         got_back, at);
        return;
    }
    free(at);
}

static void ask_frames(void *data, bool good)
{
    asking *at = data;
    vaka_proposal *made = find(at->room, at->n);

    if (!good || !made) {
        free(at);
        return;
    }
    vaka_process_ask(at->room->process,
                     json_pack("{s:s, s:I, s:i, s:I}", "own", "frames", "match", at->room->match,
                               "seat", (int)made->by, "from", at->frame - (at->frame > 0)),
                     got_frames, at);
}

static void find_lines(vaka_room *room, const vaka_proposal *made)
{
    asking *at = vaka_xnew(sizeof *at);

    *at = (asking){.room = room, .n = made->n, .frame = made->frame};
    vaka_room_when_awake(room, ask_frames, at);
}

/* --- what guests say -------------------------------------------------------------------------- */

const char *vaka_room_propose(vaka_room *room, int32_t seat, const json_t *in)
{
    const char *what = json_string_value(json_object_get(in, "what")), *why;
    vaka_proposal *made = free_place(room);
    size_t kind = 0;

    while (what && kind < KINDS && strcmp(kinds[kind].what, what) != 0)
        kind++;
    if (!what || kind == KINDS)
        return VAKA_TEXT("there is no such proposal");
    if (room->state != kinds[kind].when)
        return VAKA_TEXT("that cannot be proposed now");
    if (!made)
        return VAKA_TEXT("there are too many proposals already");
    if (room->state == VAKA_ROOM_OVER && !room->rematch && is_full(room))
        return VAKA_TEXT("this server has as many tables as it may");
    *made = (vaka_proposal){.by = seat, .seat = VAKA_NONE};
    snprintf(made->what, sizeof made->what, "%s", what);
    if (strcmp(what, "replace") == 0 && (why = read_replace(room, seat, in, made)) != NULL)
        return why;
    made->n = ++room->proposals;
    made->agreed = VAKA_SEAT(seat);
    made->frame = json_integer_value(json_object_get(in, "to"));
    if (strcmp(what, "rewind") == 0)
        find_lines(room, made);
    else
        settle(room, made);
    return NULL;
}

const char *vaka_room_agree(vaka_room *room, int32_t seat, const json_t *in, bool agrees)
{
    vaka_proposal *made = find(room, json_integer_value(json_object_get(in, "n")));
    bool rewinds = made && strcmp(made->what, "rewind") == 0;

    if (!made || (rewinds && made->to == 0))
        return VAKA_TEXT("there is no such proposal any more");
    if (!agrees) {
        uint32_t gone = made->n;

        made->n = 0;
        tell_proposals(room, gone);
        return NULL;
    }
    made->agreed |= VAKA_SEAT(seat);
    settle(room, made);
    return NULL;
}

/* Who has given up looks on from his seat. */
static void tell_resigned(vaka_room *room, int32_t seat)
{
    for (vaka_guest *guest = room->guests; guest; guest = guest->next)
        if (guest->seat == seat && guest->hello && !guest->ends)
            vaka_guest_send(guest, json_pack("{s:s, s:{s:n, s:n, s:n, s:n, s:n}}", "type", "room",
                                             "may", "resign", "plan", "hint", "propose", "note"));
}

/* With two seats the other one has won; with more a program plays on. */
const char *vaka_room_resign(vaka_room *room, int32_t seat)
{
    int32_t left = 0;

    if (room->state != VAKA_ROOM_RUNNING)
        return VAKA_TEXT("nothing is being played");
    room->seat[seat].resigned = true;
    for (int32_t other = 0; other < room->seats; other++)
        left += !room->seat[other].resigned && strcmp(room->seat[other].who, "nobody") != 0;
    if (left <= 1) {
        vaka_room_end(room, json_pack("{s:s, s:i}", "why", "resigned", "seat", (int)seat));
    } else {
        snprintf(room->seat[seat].who, sizeof room->seat[seat].who, "bot:random");
        vaka_room_keep(room, NULL);
        tell_resigned(room, seat);
        vaka_room_look(room);
    }
    vaka_room_tell_players(room);
    settle_all(room);
    return NULL;
}
