/* serve/socket.c - the WebSocket of a seat: who comes, what is read and what is sent.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/visit.h"

#include "serve/room_inside.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#define MESSAGE_MOST ((size_t)16 << 10)
#define SEAT_MOST 8   /* connections of one seat */
#define WATCH_MOST 64 /* of those who look on at a table */

typedef struct session { /* what the library keeps for a connection */
    vaka_guest *guest;
} session;

static int32_t count_guests(const vaka_room *room, int32_t seat)
{
    int32_t count = 0;

    for (const vaka_guest *guest = room->guests; guest; guest = guest->next)
        count += guest->seat == seat;
    return count;
}

/* The table and seat of an address /t/TABLE/SEAT/ws; NULL: there is none. */
static vaka_room *room_of(vaka_serve *serve, struct lws *wsi, int32_t *seat)
{
    char path[96], *id, *name, *end;
    vaka_room *room;

    if (!vaka_header(wsi, WSI_TOKEN_GET_URI, path, sizeof path) || strncmp(path, "/t/", 3) != 0)
        return NULL;
    id = path + 3;
    name = strchr(id, '/');
    end = name ? strchr(name + 1, '/') : NULL;
    if (!end || strcmp(end, "/ws") != 0)
        return NULL;
    *name = *end = '\0';
    room = vaka_room_find(serve, id);
    return room && vaka_seat_read(name + 1, seat) && *seat < room->seats ? room : NULL;
}

/* Everything that decides who somebody is, is looked at here, and nowhere later. */
static vaka_room *admitted(vaka_serve *serve, struct lws *wsi, int32_t *seat)
{
    vaka_room *room = vaka_is_for_us(serve, wsi, true) ? room_of(serve, wsi, seat) : NULL;
    char secret[VAKA_TOKEN];

    if (!room || !vaka_cookie(wsi, "vaka", secret) || !vaka_room_admit(room, *seat, secret))
        return NULL;
    if (serve->guests >= serve->config.guests ||
        count_guests(room, *seat) >= (*seat == VAKA_ROOM_WATCH ? WATCH_MOST : SEAT_MOST))
        return NULL;
    return room;
}

/* The library makes the system's buffer for sending as small as its own for receiving: a whole
 * table would then go in a hundred steps. */
static void widen(struct lws *wsi)
{
    int size = VAKA_SENDS;

    setsockopt(lws_get_socket_fd(wsi), SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
}

static int come(session *at, struct lws *wsi)
{
    vaka_serve *serve = lws_context_user(lws_get_context(wsi));
    int32_t seat = 0;
    vaka_room *room = admitted(serve, wsi, &seat);

    if (!room)
        return -1;
    widen(wsi);
    at->guest = vaka_guest_new(room, seat, wsi);
    return 0;
}

static void leave(session *at)
{
    if (at && at->guest) {
        at->guest->wsi = NULL;
        vaka_guest_free(at->guest);
        at->guest = NULL;
    }
}

static int refuse(struct lws *wsi, const char *why)
{
    char text[64];

    snprintf(text, sizeof text, "%s", why);
    lws_close_reason(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION, (unsigned char *)text, strlen(text));
    return -1;
}

static int hear(session *at, struct lws *wsi, const char *bytes, size_t length)
{
    vaka_guest *guest = at->guest;
    bool good;

    if (!guest || guest->ends)
        return 0;
    vaka_guest_lives(guest);
    if (guest->in_size + length > MESSAGE_MOST)
        return refuse(wsi, "too long");
    if (lws_frame_is_binary(wsi))
        return refuse(wsi, "not text");
    guest->in = vaka_xgrow(guest->in, guest->in_size + length + 1);
    if (length) /* else there may be no bytes at all */
        memcpy(guest->in + guest->in_size, bytes, length);
    guest->in_size += length;
    if (lws_remaining_packet_payload(wsi) || !lws_is_final_fragment(wsi))
        return 0;
    good = vaka_guest_heard(guest, guest->in, guest->in_size);
    free(guest->in); /* most connections are silent most of the time */
    guest->in = NULL;
    guest->in_size = 0;
    return good ? 0 : refuse(wsi, "not understood, or too much");
}

/* The system takes more. */
static int speak(session *at)
{
    vaka_guest *guest = at->guest;

    if (!guest || (!guest->first && guest->ends))
        return guest ? -1 : 0;
    if (guest->first)
        vaka_guest_flush(guest);
    if (!guest->first && guest->lost)
        vaka_guest_show(guest);
    return 0;
}

int vaka_socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length)
{
    session *at = user;
    int32_t seat = 0;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return admitted(lws_context_user(lws_get_context(wsi)), wsi, &seat) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return come(at, wsi);
    case LWS_CALLBACK_RECEIVE:
        return hear(at, wsi, in, length);
    case LWS_CALLBACK_RECEIVE_PONG:
        if (at->guest && !at->guest->ends) /* who is to go, and reads nothing, is let go */
            vaka_guest_lives(at->guest);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return speak(at);
    case LWS_CALLBACK_CLOSED:
        leave(at);
        return 0;
    default:
        return 0;
    }
}
