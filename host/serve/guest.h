/* serve/guest.h - somebody who is connected to a table.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_GUEST_H
#define SERVE_GUEST_H

#include "serve/room.h"

struct lws;

typedef struct vaka_sent { /* a message that waits to be sent */
    struct vaka_sent *next;
    size_t length;
    bool news;   /* may be left out, if a whole table comes instead */
    char text[]; /* with room for the library before it */
} vaka_sent;

typedef struct vaka_guest {
    struct vaka_guest *next;               /* in its room */
    struct vaka_guest *quieter, *livelier; /* of all there are, by when they were heard */
    uint64_t heard;                        /* when something came of it last, by the loop's clock */
    bool pinged;                           /* has been asked since then whether it is there */
    uint64_t serial; /* never used again: what is under way may outlive a guest */
    vaka_room *room;
    struct lws *wsi;
    int32_t seat; /* VAKA_ROOM_WATCH: looks on */
    char lang[16];
    char known[80];   /* id of the layout that it has already */
    json_int_t watch; /* number in the worker; 0: none */
    json_int_t plan;  /* the copy on which it tries moves, and the watch of that; 0: none */
    json_int_t plan_watch;
    bool hello;   /* has said so */
    bool showing; /* a whole table is on its way */
    bool lost;    /* news were left out: a whole table is due */
    bool ends;    /* is closed when all is sent: nothing more is told to it */
    bool missed;  /* … and those at the table have been told that it is gone */
    bool busy;    /* something of it takes a worker's time: nothing else may meanwhile */
    bool deaf;    /* read too little for too long: nothing is kept for it any more */

    vaka_sent *first, **end;
    size_t waiting; /* bytes of news */
    size_t queued;  /* bytes of all that waits */
    char *in;       /* owned: a message as it comes */
    size_t in_size;
    double allowance; /* messages that it may send now */
    uint64_t at;      /* when that was reckoned */
} vaka_guest;

vaka_guest *vaka_guest_new(vaka_room *room, int32_t seat, struct lws *wsi);
void vaka_guest_free(vaka_guest *guest); /* leaves its room */
/* NULL: it has gone, or is to be told nothing more. */
vaka_guest *vaka_guest_find(const vaka_room *room, uint64_t serial);

/* Queues a message; `message` is taken over. News are a message as a worker has written it. */
void vaka_guest_send(vaka_guest *guest, json_t *message);
void vaka_guest_send_news(vaka_guest *guest, const char *text, size_t length);
/* {"id": id, "ok": …} and what `rest` (borrowed, may be NULL) says besides. */
void vaka_guest_answer(vaka_guest *guest, const json_t *id, bool ok, const json_t *rest);
void vaka_guest_refuse(vaka_guest *guest, const json_t *id, const char *why);
/* Nothing more will come, and why. */
void vaka_guest_dismiss(vaka_guest *guest, const char *why);

/* Sends as much of what is queued as the system takes at once, and asks to be called when it takes
 * more. */
void vaka_guest_flush(vaka_guest *guest);

/* The copy on which it tries moves is thrown away. */
void vaka_guest_unplan(vaka_guest *guest);

/* Sends the whole table, as soon as it can be had. */
void vaka_guest_show(vaka_guest *guest);

/* Something has come of it. */
void vaka_guest_lives(vaka_guest *guest);

/* Asks those who have been silent for long whether they are there, some at a time; whoever does not
 * answer is let go. */
void vaka_guests_ping(struct vaka_serve *serve);

/* May it send one more message now? */
bool vaka_guest_may_speak(vaka_guest *guest);

/* Does so much wait for it that it gets nothing large before it has read that? */
bool vaka_guest_is_behind(const vaka_guest *guest);

/* A whole message has come (message.c). False: the connection is to be closed. */
bool vaka_guest_heard(vaka_guest *guest, const char *text, size_t length);

#endif
