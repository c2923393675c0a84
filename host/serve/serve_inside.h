/* serve/serve_inside.h - the server as its parts know it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_SERVE_INSIDE_H
#define SERVE_SERVE_INSIDE_H

#include "serve/config.h"
#include "serve/guest.h"
#include "serve/room.h"
#include "serve/site.h"
#include "text/language.h"

#define VAKA_SERVE_BUCKETS 1024u

typedef struct vaka_serve {
    vaka_serve_config config;
    uv_loop_t loop;
    struct lws_context *context;
    vaka_store *store;
    vaka_workers *workers;
    vaka_room *bucket[VAKA_SERVE_BUCKETS];
    uint32_t rooms;
    uint32_t guests;
    vaka_guest *quietest, *liveliest; /* of them */
    uint64_t serial;                  /* of the guest that came last */
    uint64_t last;                    /* descriptor that a connection may have; 0: any */
    char owner[VAKA_FAIR_HASH];       /* hash of the owner's token */
    json_t *catalogue;                /* owned: by language */
    struct vaka_texts *texts;         /* owned: the host's, in every language */
    vaka_site site;                   /* files of the page */
    struct vaka_visit *visits;        /* HTTP requests under way */
    uv_timer_t timer, later, ping;
    struct vaka_later *laters; /* what is to be done a moment later */
    uv_signal_t stop[2];
    bool ends;
} vaka_serve;

/* Plays every game of the store again, and prints what cannot be; false: something (check.c). */
bool vaka_serve_check(vaka_serve *serve);

/* Calls `go` a moment later, to ask somebody again who thinks; not good: the server ends. */
void vaka_serve_later(vaka_serve *serve, vaka_room_go *go, void *data);
void vaka_serve_do_later(vaka_serve *serve, bool good); /* all of it, now */

/* A line of the log. `about` (a table, an address) may be NULL. */
void vaka_serve_log(const vaka_serve *serve, const char *about, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A sentence of the server in a language; in English if there is none. Borrowed until the next. */
const char *vaka_serve_say(vaka_serve *serve, const char *language, const char *text);

#endif
