/* serve/visit.h - an HTTP request that is being answered.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_VISIT_H
#define SERVE_VISIT_H

#include "serve/serve_inside.h"

#include <libwebsockets.h>

/* Bytes that the system takes at once of what is sent over a WebSocket. The library cuts messages
 * into pieces of that size, each with calls of its own; what it receives is cut finer. */
#define VAKA_SENDS (64 << 10)

typedef struct vaka_visit {
    struct vaka_visit *next;
    vaka_serve *serve;
    uint64_t serial; /* 0: no request under way */
    struct lws *wsi;
    char path[512];
    char query[64];
    char language[16]; /* what its browser asks for first */
    bool post, owner;
    bool whole; /* as much of the body has come as was announced */
    char *in;   /* owned: the body as it comes */
    size_t in_size;

    unsigned status; /* 0: not answered yet */
    char *bytes;     /* owned; NULL: `file` */
    const vaka_site_file *file;
    size_t size, sent;
    char type[64];
    char cookie[256]; /* empty: none */
    bool headed;      /* the headers are sent */
} vaka_visit;

/* The visit that is still under way; NULL: whoever asked has gone. */
vaka_visit *vaka_visit_find(const vaka_serve *serve, uint64_t serial);

/* Answers with JSON (taken over), or with a sentence. */
void vaka_visit_answer(vaka_visit *visit, unsigned status, json_t *answer);
void vaka_visit_refuse(vaka_visit *visit, unsigned status, const char *why);

/* Makes a table of what was asked for, and answers (make.c). */
void vaka_make(vaka_visit *visit, const json_t *asked);

/* The catalogue in a language (make.c). */
void vaka_show_catalogue(vaka_visit *visit, const char *language);

/* The two protocols of the library (http.c, socket.c). */
int vaka_http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t length);
int vaka_socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length);

/* Header `which` of a request as text; false: there is none, or it is too long. */
bool vaka_header(struct lws *wsi, int which, char *out, size_t room);

/* Is the request made for this server, and by a page of it? */
bool vaka_is_for_us(const vaka_serve *serve, struct lws *wsi, bool from_page);

/* The value of the cookie that opens this address: `out` has room for VAKA_TOKEN. */
bool vaka_cookie(struct lws *wsi, const char *name, char out[VAKA_TOKEN]);

#endif
