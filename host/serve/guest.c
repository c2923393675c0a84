/* serve/guest.c - somebody who is connected to a table: what is sent to him.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/guest.h"

#include "cli/engine/engine_request.h"
#include "serve/serve_inside.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BEHIND ((size_t)64 << 10)    /* bytes that wait for a slow reader */
#define QUEUE_MOST ((size_t)4 << 20) /* bytes of anything; who reads so little is let go */
#define BURST 3                      /* seconds of messages that may come at once */

/* --- who is there ------------------------------------------------------------------------------
 */

static void leave_row(vaka_guest *guest)
{
    vaka_serve *serve = guest->room->serve;

    *(guest->quieter ? &guest->quieter->livelier : &serve->quietest) = guest->livelier;
    *(guest->livelier ? &guest->livelier->quieter : &serve->liveliest) = guest->quieter;
}

static void join_row(vaka_guest *guest)
{
    vaka_serve *serve = guest->room->serve;

    guest->heard = uv_now(&serve->loop);
    guest->pinged = false;
    guest->livelier = NULL;
    guest->quieter = serve->liveliest;
    *(serve->liveliest ? &serve->liveliest->livelier : &serve->quietest) = guest;
    serve->liveliest = guest;
}

void vaka_guest_lives(vaka_guest *guest)
{
    leave_row(guest);
    join_row(guest);
}

vaka_guest *vaka_guest_new(vaka_room *room, int32_t seat, struct lws *wsi)
{
    vaka_guest *guest = vaka_xnew(sizeof *guest);

    guest->serial = ++room->serve->serial;
    guest->room = room;
    guest->seat = seat;
    guest->wsi = wsi;
    guest->end = &guest->first;
    guest->allowance = BURST * room->serve->config.pace;
    guest->at = uv_now(&room->serve->loop);
    snprintf(guest->lang, sizeof guest->lang, "en");
    guest->next = room->guests;
    room->guests = guest;
    room->serve->guests++;
    join_row(guest);
    return guest;
}

static void drop_sent(vaka_guest *guest)
{
    for (vaka_sent *at = guest->first, *next; at; at = next) {
        next = at->next;
        free(at);
    }
    guest->first = NULL;
    guest->end = &guest->first;
    guest->waiting = guest->queued = 0;
}

void vaka_guest_unplan(vaka_guest *guest)
{
    if (guest->plan && guest->room->match)
        vaka_process_ask(guest->room->process,
                         json_pack("{s:s, s:I}", "cmd", "close", "match", guest->plan), NULL, NULL);
    guest->plan = guest->plan_watch = 0;
}

void vaka_guest_free(vaka_guest *guest)
{
    vaka_room *room = guest->room;
    vaka_guest **at = &room->guests;

    while (*at && *at != guest)
        at = &(*at)->next;
    if (*at)
        *at = guest->next;
    room->serve->guests--;
    leave_row(guest);
    room->used = uv_now(&room->serve->loop);
    if (guest->seat >= 0)
        room->seat[guest->seat].left = room->used;
    vaka_guest_unplan(guest);
    if (guest->watch && room->match)
        vaka_process_ask(room->process,
                         json_pack("{s:s, s:I}", "cmd", "unwatch", "watch", guest->watch), NULL,
                         NULL);
    drop_sent(guest);
    free(guest->in);
    if (guest->hello && !guest->missed && !room->serve->ends)
        vaka_room_tell_players(room);
    free(guest);
}

vaka_guest *vaka_guest_find(const vaka_room *room, uint64_t serial)
{
    vaka_guest *guest = room->guests;

    while (guest && (guest->serial != serial || guest->ends))
        guest = guest->next;
    return guest;
}

/* --- sending ---------------------------------------------------------------------------------- */

/* Its connection may be stuck, so it is not asked to send what is left. */
static void let_go(vaka_guest *guest)
{
    drop_sent(guest);
    guest->ends = guest->deaf = true;
    if (!guest->wsi)
        return;
    lws_set_timeout(guest->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
    lws_callback_on_writable(guest->wsi);            /* if it can, it goes at once; … */
    lws_cancel_service(lws_get_context(guest->wsi)); /* … else as soon as the library looks */
}

/* With a byte that is sent back: of empty answers the library says nothing. Where something waits
 * to be sent already, that asks as well. */
static void ping(vaka_guest *guest)
{
    unsigned char room[LWS_PRE + 1] = {[LWS_PRE] = '?'};

    guest->pinged = true;
    if (!lws_partial_buffered(guest->wsi) &&
        lws_write(guest->wsi, room + LWS_PRE, 1, LWS_WRITE_PING) < 0)
        let_go(guest);
}

/* The library could do it, too, but looks through all connections for each answer, to find where
 * it stands among them; and asks also those who have just said something. */
void vaka_guests_ping(vaka_serve *serve)
{
    uint64_t now = uv_now(&serve->loop), silence = 1000u * (uint64_t)serve->config.ping;
    uint32_t left = 1 + serve->guests / 64; /* four times a second: all of them within 16 */

    for (vaka_guest *at = serve->quietest; at && left && now - at->heard >= silence;
         at = at->livelier) {
        if (at->deaf || !at->wsi)
            continue;
        if (now - at->heard >= 2 * silence + 10000) {
            let_go(at);
        } else if (!at->pinged) {
            ping(at);
            left--;
        }
    }
}

static bool send_first(vaka_guest *guest)
{
    vaka_sent *first = guest->first;
    int wrote;

    guest->first = first->next;
    if (!guest->first)
        guest->end = &guest->first;
    guest->waiting -= first->news ? first->length : 0;
    guest->queued -= first->length;
    wrote = lws_write(guest->wsi, (unsigned char *)first->text + LWS_PRE, first->length,
                      LWS_WRITE_TEXT);
    free(first);
    return wrote >= 0;
}

/* The library would have one wait until it says that a socket takes something. Nearly always it
 * does, and to be told so takes four calls of the system; where it does not, the library keeps what
 * is left and says when it is gone. */
void vaka_guest_flush(vaka_guest *guest)
{
    bool good = true;

    while (good && guest->first && !lws_partial_buffered(guest->wsi))
        good = send_first(guest);
    if (!good)
        let_go(guest);
    else if (guest->first || guest->ends || guest->lost)
        lws_callback_on_writable(guest->wsi);
}

static void queue_text(vaka_guest *guest, const char *text, size_t length, bool news)
{
    if (guest->queued > QUEUE_MOST)
        let_go(guest);
    if (guest->deaf)
        return;
    vaka_sent *made = vaka_xneed(malloc(sizeof *made + LWS_PRE + length));

    made->next = NULL;
    made->length = length;
    made->news = news;
    memcpy(made->text + LWS_PRE, text, length);
    *guest->end = made;
    guest->end = &made->next;
    guest->waiting += news ? length : 0;
    guest->queued += length;
    if (guest->wsi)
        vaka_guest_flush(guest);
}

void vaka_guest_send(vaka_guest *guest, json_t *message)
{
    size_t length;
    char *text = vaka_json_write(message, &length);

    json_decref(message);
    queue_text(guest, text, length, false);
    free(text);
}

/* A reader that is too slow gets no more news, and a whole table when all else is sent. */
void vaka_guest_send_news(vaka_guest *guest, const char *text, size_t length)
{
    if (guest->waiting > BEHIND)
        guest->lost = true;
    if (!guest->lost && !guest->showing && !guest->ends)
        queue_text(guest, text, length, true);
}

void vaka_guest_answer(vaka_guest *guest, const json_t *id, bool ok, const json_t *rest)
{
    json_t *answer = json_object();

    if (rest)
        json_object_update(answer, (json_t *)(uintptr_t)rest);
    json_object_del(answer, "id");
    if (id)
        json_object_set(answer, "id", (json_t *)(uintptr_t)id);
    json_object_set_new(answer, "ok", json_boolean(ok));
    vaka_guest_send(guest, answer);
}

void vaka_guest_dismiss(vaka_guest *guest, const char *why)
{
    vaka_guest_send(guest, json_pack("{s:s, s:s}", "type", "gone", "text",
                                     vaka_serve_say(guest->room->serve, guest->lang, why)));
}

void vaka_guest_refuse(vaka_guest *guest, const json_t *id, const char *why)
{
    json_t *rest =
        json_pack("{s:s}", "error", vaka_serve_say(guest->room->serve, guest->lang, why));

    vaka_guest_answer(guest, id, false, rest);
    json_decref(rest);
}

bool vaka_guest_is_behind(const vaka_guest *guest)
{
    return guest->queued > BEHIND;
}

bool vaka_guest_may_speak(vaka_guest *guest)
{
    uint64_t now = uv_now(&guest->room->serve->loop);
    double pace = guest->room->serve->config.pace;

    guest->allowance += (double)(now - guest->at) * pace / 1000;
    guest->at = now;
    if (guest->allowance > BURST * pace)
        guest->allowance = BURST * pace;
    if (guest->allowance < 1)
        return false;
    guest->allowance -= 1;
    return true;
}

/* --- the whole table -------------------------------------------------------------------------- */

typedef struct showing { /* to whom */
    vaka_room *room;
    vaka_process *process; /* that is asked */
    uint64_t guest;
    uint32_t life; /* of the room, when it was asked */
    json_int_t seq;
    char *seen; /* owned: document and layout as the worker wrote them, with a tab before each;
                 * NULL: nothing */
} showing;

/* The table with texts that are JSON already. */
static void send_with(vaka_guest *guest, json_t *table, const char *texts)
{
    static const char *const members[] = {",\"document\":", ",\"layout\":"};
    size_t length;
    char *start = vaka_json_write(table, &length), *whole = NULL;
    FILE *out = vaka_xneed(open_memstream(&whole, &length));

    fwrite(start, 1, strlen(start) - 1, out);
    for (size_t i = 0; *texts && i < sizeof members / sizeof *members; i++) {
        size_t size = strcspn(texts + 1, "\t");

        fputs(members[i], out);
        fwrite(texts + 1, 1, size, out);
        texts += size + 1;
    }
    fputc('}', out);
    vaka_xneed(fclose(out) == 0 ? whole : NULL);
    queue_text(guest, whole, length, false);
    json_decref(table);
    free(start);
    free(whole);
}

/* `at` may be NULL: the table alone, before anything is played. */
static void send_table(vaka_guest *guest, const showing *at)
{
    vaka_room *room = guest->room;
    json_t *table =
        json_pack("{s:s, s:s, s:s, s:o, s:o, s:o, s:s}", "type", "table", "table", room->id,
                  "state", vaka_room_state_name(room), "players", vaka_room_players(room), "may",
                  vaka_room_may(room, guest->seat), "proposals",
                  vaka_room_proposals(room, guest->lang), "commitment", room->fair.commitment);

    if (at)
        json_object_set_new(table, "seq", json_integer(at->seq));
    json_object_set_new(table, "seat",
                        guest->seat == VAKA_ROOM_WATCH ? json_string("watch")
                                                       : json_integer(guest->seat));
    json_object_set(table, "chat", room->chat);
    if (guest->seat >= 0 && *room->seat[guest->seat].note)
        json_object_set_new(table, "note", json_string(room->seat[guest->seat].note));
    if (room->outcome)
        json_object_set_new(table, "outcome", vaka_room_outcome(room, guest->lang));
    if (room->rematch && guest->seat >= 0)
        json_object_set_new(table, "next", vaka_room_next(room, guest->seat));
    guest->showing = guest->lost = false;
    send_with(guest, table, at && at->seen ? at->seen : "");
}

static void end_showing(showing *at)
{
    free(at->seen);
    free(at);
}

static void may_be_shown(void *data, bool good, const char *text)
{
    showing *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);

    (void)good;
    (void)text;
    if (guest && at->life == at->room->lives)
        send_table(guest, at);
    end_showing(at);
}

static void seen(void *data, const json_t *answer)
{
    showing *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);
    json_int_t watch = json_integer_value(json_object_get(answer, "watch"));

    if (at->life != at->room->lives) { /* the match has gone with the watch: it is shown anew */
        end_showing(at);
        return;
    }
    if (!guest || !watch) {
        if (guest)
            guest->showing = false;
        if (watch && at->room->match)
            vaka_process_ask(at->room->process,
                             json_pack("{s:s, s:I}", "cmd", "unwatch", "watch", watch), NULL, NULL);
        end_showing(at);
        return;
    }
    guest->watch = watch;
    size_t length;
    const char *texts = vaka_process_rest(at->process, &length);
    at->seen = vaka_xneed(strndup(texts, length));
    at->seq = json_integer_value(json_object_get(answer, "seq"));
    vaka_room_when_kept(at->room, may_be_shown, at);
}

static void watch_it(void *data, bool good)
{
    showing *at = data;
    vaka_guest *guest = vaka_guest_find(at->room, at->guest);

    if (!guest || !good) {
        if (guest) {
            guest->showing = false;
            vaka_guest_dismiss(guest, VAKA_TEXT("this game cannot be played on here"));
        }
        end_showing(at);
        return;
    }
    json_t *request = json_pack("{s:s, s:I}", "own", "watch", "match", at->room->match);
    json_object_set_new(request, "seat",
                        guest->seat == VAKA_ROOM_WATCH ? json_string("spectator")
                                                       : json_integer(guest->seat));
    json_object_set_new(request, "lang", json_string(guest->lang));
    if (*guest->known)
        json_object_set_new(request, "known", json_string(guest->known));
    if (guest->watch)
        vaka_process_ask(at->room->process,
                         json_pack("{s:s, s:I}", "cmd", "unwatch", "watch", guest->watch), NULL,
                         NULL);
    guest->watch = 0;
    at->process = at->room->process;
    at->life = at->room->lives;
    vaka_process_ask(at->process, request, seen, at);
}

void vaka_guest_show(vaka_guest *guest)
{
    showing *at;

    if (guest->showing || !guest->hello || guest->ends)
        return;
    if (vaka_guest_is_behind(guest)) {
        guest->lost = true; /* it comes when all else is read */
        return;
    }
    if (guest->room->state == VAKA_ROOM_WAITING) {
        send_table(guest, NULL);
        return;
    }
    guest->showing = true;
    at = vaka_xnew(sizeof *at);
    *at = (showing){.room = guest->room, .guest = guest->serial};
    vaka_room_when_awake(guest->room, watch_it, at);
}
