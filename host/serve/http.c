/* serve/http.c - answers HTTP requests: the files of the page, tables, invitations.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/visit.h"

#include "cli/engine/engine_request.h"
#include "serve/room_inside.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BODY_MOST ((size_t)64 << 10)
#define TOKEN_MOST ((size_t)1 << 10)
#define CHUNK ((size_t)16 << 10)
#define YEAR 31536000

/* --- headers ---------------------------------------------------------------------------------- */

bool vaka_header(struct lws *wsi, int which, char *out, size_t room)
{
    int length = lws_hdr_total_length(wsi, (enum lws_token_indexes)which);

    *out = '\0';
    return length > 0 && (size_t)length < room &&
           lws_hdr_copy(wsi, out, (int)room, (enum lws_token_indexes)which) == length;
}

bool vaka_is_for_us(const vaka_serve *serve, struct lws *wsi, bool from_page)
{
    char host[160], origin[200];

    if (!vaka_header(wsi, WSI_TOKEN_HOST, host, sizeof host) ||
        !vaka_serve_config_host(&serve->config, host))
        return false;
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN))
        return !from_page;
    return vaka_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin) &&
           vaka_serve_config_origin(&serve->config, origin);
}

bool vaka_cookie(struct lws *wsi, const char *name, char out[VAKA_TOKEN])
{
    size_t length = VAKA_TOKEN;

    *out = '\0';
    return lws_http_cookie_get(wsi, name, out, &length) == 0;
}

static int add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                      unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at, end);
}

/* What a browser is to hold the page to: nothing from elsewhere, nothing inline, in no frame. */
static int add_guards(struct lws *wsi, unsigned char **at, unsigned char *end)
{
    static const char *const guards[][2] = {
        {"content-security-policy:",
         "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
         "'self' data: blob:; connect-src 'self'; font-src 'self'; media-src 'self' blob:; "
         "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
         "frame-ancestors 'none'"},
        {"x-content-type-options:", "nosniff"},
        {"referrer-policy:", "no-referrer"},
        {"cross-origin-opener-policy:", "same-origin"},
        {"cross-origin-resource-policy:", "same-origin"},
        {"permissions-policy:", "camera=(), microphone=(), geolocation=()"},
    };
    int failed = 0;

    for (size_t i = 0; i < sizeof guards / sizeof *guards; i++)
        failed |= add_header(wsi, guards[i][0], guards[i][1], at, end);
    return failed;
}

static int send_head(vaka_visit *visit)
{
    unsigned char room[LWS_PRE + 4096], *start = room + LWS_PRE, *at = start;
    unsigned char *end = room + sizeof room - 1;
    struct lws *wsi = visit->wsi;
    int failed =
        lws_add_http_common_headers(wsi, visit->status, visit->type, visit->size, &at, end);

    failed |= add_guards(wsi, &at, end);
    failed |= add_header(wsi, "cache-control:", visit->file ? "no-cache" : "no-store", &at, end);
    if (visit->file)
        failed |= add_header(wsi, "etag:", visit->file->tag, &at, end);
    if (*visit->cookie)
        failed |= add_header(wsi, "set-cookie:", visit->cookie, &at, end);
    if (failed || lws_finalize_write_http_header(wsi, start, &at, end))
        return -1;
    visit->headed = true;
    lws_callback_on_writable(wsi);
    return 0;
}

static void end_visit(vaka_visit *visit)
{
    vaka_visit **at = &visit->serve->visits;

    while (*at && *at != visit)
        at = &(*at)->next;
    if (*at)
        *at = visit->next;
    free(visit->in);
    free(visit->bytes);
    *visit = (vaka_visit){0};
}

static int send_body(vaka_visit *visit)
{
    unsigned char room[LWS_PRE + CHUNK];
    const char *bytes = visit->bytes ? visit->bytes : visit->file ? visit->file->bytes : "";
    size_t left = visit->size - visit->sent, part = left < CHUNK ? left : CHUNK;
    struct lws *wsi = visit->wsi;
    bool last = part == left;

    memcpy(room + LWS_PRE, bytes + visit->sent, part);
    visit->sent += part;
    if (lws_write(wsi, room + LWS_PRE, part, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) <
        (int)part)
        return -1;
    if (!last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    end_visit(visit);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* --- answers ---------------------------------------------------------------------------------- */

vaka_visit *vaka_visit_find(const vaka_serve *serve, uint64_t serial)
{
    vaka_visit *visit = serve->visits;

    while (visit && visit->serial != serial)
        visit = visit->next;
    return visit;
}

static void be_answered(vaka_visit *visit, unsigned status, const char *type)
{
    visit->status = status;
    snprintf(visit->type, sizeof visit->type, "%s", type);
    lws_callback_on_writable(visit->wsi);
}

void vaka_visit_answer(vaka_visit *visit, unsigned status, json_t *answer)
{
    visit->bytes = vaka_json_write(vaka_xneed(answer), &visit->size);
    json_decref(answer);
    be_answered(visit, status, "application/json");
}

void vaka_visit_refuse(vaka_visit *visit, unsigned status, const char *why)
{
    vaka_visit_answer(
        visit, status,
        json_pack("{s:s}", "error", vaka_serve_say(visit->serve, visit->language, why)));
}

static void show_file(vaka_visit *visit)
{
    const vaka_site_file *file = vaka_site_find(&visit->serve->site, visit->path);
    char tag[64];

    if (!file) {
        vaka_visit_refuse(visit, 404, "there is nothing here");
        return;
    }
    visit->file = file;
    if (vaka_header(visit->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, tag, sizeof tag) &&
        strcmp(tag, file->tag) == 0) {
        be_answered(visit, 304, file->type);
        return;
    }
    visit->size = file->size;
    be_answered(visit, 200, file->type);
}

/* --- tables and invitations --------------------------------------------------------------------
 */

static json_t *table_json(const vaka_room *room)
{
    json_t *game = json_object_get(room->spec, "game");

    return json_pack("{s:s, s:O, s:s, s:o}", "table", room->id, "game", game, "state",
                     vaka_room_state_name(room), "players", vaka_room_players(room));
}

static void show_tables(vaka_visit *visit)
{
    json_t *list = json_array();

    for (size_t i = 0; i < VAKA_SERVE_BUCKETS; i++)
        for (const vaka_room *room = visit->serve->bucket[i]; room; room = room->next)
            json_array_append_new(list, table_json(room));
    vaka_visit_answer(visit, 200, json_pack("{s:o}", "tables", list));
}

static void set_cookie(vaka_visit *visit, const char *secret, const char *path)
{
    const vaka_serve_config *config = &visit->serve->config;
    bool secure = config->certificate || (config->origin && !strncmp(config->origin, "https", 5));

    snprintf(visit->cookie, sizeof visit->cookie,
             "vaka=%s; Path=%s; Max-Age=%d; HttpOnly; SameSite=Strict%s", secret, path, YEAR,
             secure ? "; Secure" : "");
}

static void join_as_owner(vaka_visit *visit, const char *secret)
{
    if (!vaka_secret_fits(secret, visit->serve->owner)) {
        vaka_visit_refuse(visit, 403, VAKA_TEXT("this invitation is not good, or not any more"));
        return;
    }
    set_cookie(visit, secret, "/tables");
    vaka_visit_answer(visit, 200, json_pack("{s:b}", "owner", 1));
}

static void join(vaka_visit *visit, const json_t *body)
{
    const char *given = json_string_value(json_object_get(body, "token"));
    char token[VAKA_TOKEN], path[64], *id, *secret;
    vaka_room *room = NULL;
    int32_t seat = 0;

    snprintf(token, sizeof token, "%s", given ? given : "");
    if (strncmp(token, "owner.", 6) == 0) {
        join_as_owner(visit, token + 6);
        return;
    }
    if (vaka_token_split(token, &id, &seat, &secret))
        room = vaka_room_find(visit->serve, id);
    if (!room || seat >= room->seats || !vaka_room_admit(room, seat, secret)) {
        vaka_visit_refuse(visit, 403, VAKA_TEXT("this invitation is not good, or not any more"));
        return;
    }
    if (seat == VAKA_ROOM_WATCH)
        snprintf(path, sizeof path, "/t/%s/watch/", room->id);
    else
        snprintf(path, sizeof path, "/t/%s/%d/", room->id, (int)seat);
    set_cookie(visit, secret, path);
    /* The commitment is told here: a nonce goes with the first message to the seat, after it. */
    json_t *answer =
        json_pack("{s:s, s:s}", "table", room->id, "commitment", room->fair.commitment);
    json_object_set_new(answer, "seat",
                        seat == VAKA_ROOM_WATCH ? json_string("watch") : json_integer(seat));
    vaka_visit_answer(visit, 200, answer);
}

/* --- requests --------------------------------------------------------------------------------- */

static bool is_language(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_");

    return length >= 2 && length <= 8 && !text[length];
}

static void get(vaka_visit *visit)
{
    const char *language = strncmp(visit->query, "lang=", 5) == 0 ? visit->query + 5 : "en";

    if (strcmp(visit->path, "/catalogue") == 0)
        vaka_show_catalogue(visit, is_language(language) ? language : "en");
    else if (strcmp(visit->path, "/tables") == 0 && visit->owner)
        show_tables(visit);
    else if (strcmp(visit->path, "/tables") == 0)
        vaka_visit_refuse(visit, 403, VAKA_TEXT("only the owner's link leads here"));
    else
        show_file(visit);
}

/* Of strangers nothing but a token is read; and nothing once it is answered. */
static size_t body_most(const vaka_visit *visit)
{
    if (!visit->serial || visit->status)
        return 0;
    return visit->owner ? BODY_MOST : TOKEN_MOST;
}

static void post(vaka_visit *visit)
{
    json_t *body;

    if (visit->in_size > body_most(visit)) {
        vaka_visit_refuse(visit, 413, "this is too long");
        return;
    }
    body = json_loadb(visit->in ? visit->in : "", visit->in_size, JSON_REJECT_DUPLICATES, NULL);

    if (!json_is_object(body))
        vaka_visit_refuse(visit, 400, "this is no JSON object");
    else if (strcmp(visit->path, "/join") == 0)
        join(visit, body);
    else if (strcmp(visit->path, "/tables") != 0)
        vaka_visit_refuse(visit, 404, "there is nothing here");
    else if (!visit->owner)
        vaka_visit_refuse(visit, 403, VAKA_TEXT("only the owner's link leads here"));
    else
        vaka_make(visit, body);
    json_decref(body);
}

/* Whoever may make tables: with the owner's cookie, or anybody where only this machine comes. */
static bool is_owner(const vaka_serve *serve, struct lws *wsi)
{
    char secret[VAKA_TOKEN];

    return serve->config.open ||
           (vaka_cookie(wsi, "vaka", secret) && vaka_secret_fits(secret, serve->owner));
}

static bool is_json(struct lws *wsi)
{
    char type[64];

    return vaka_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, type, sizeof type) &&
           strncmp(type, "application/json", 16) == 0;
}

/* The first of those that the browser names. */
static void read_language(vaka_visit *visit)
{
    char list[256] = "";

    vaka_header(visit->wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, list, sizeof list);
    list[strcspn(list, "-,;")] = '\0';
    snprintf(visit->language, sizeof visit->language, "%.8s", is_language(list) ? list : "en");
}

static int begin_visit(vaka_visit *visit, struct lws *wsi, const char *path)
{
    vaka_serve *serve = lws_context_user(lws_get_context(wsi));

    *visit = (vaka_visit){.serve = serve, .wsi = wsi, .next = serve->visits};
    visit->serial = ++serve->serial;
    serve->visits = visit;
    visit->post = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    snprintf(visit->path, sizeof visit->path, "%s", path);
    lws_hdr_copy_fragment(wsi, visit->query, sizeof visit->query, WSI_TOKEN_HTTP_URI_ARGS, 0);
    read_language(visit);
    visit->owner = is_owner(serve, wsi);
    if (!vaka_is_for_us(serve, wsi, visit->post))
        vaka_visit_refuse(visit, 403, "this server is not asked by that name");
    else if (!visit->post && !lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI))
        vaka_visit_refuse(visit, 405, "only GET and POST are known here");
    else if (visit->post && !is_json(wsi))
        vaka_visit_refuse(visit, 415, "only JSON is read here");
    else if (!visit->post)
        get(visit);
    return 0;
}

static int take_body(vaka_visit *visit, const char *bytes, size_t length)
{
    if (visit->in_size + length > body_most(visit)) {
        visit->in_size += length; /* it is answered when it has come to its end */
        return visit->in_size > 16 * BODY_MOST ? -1 : 0;
    }
    visit->in = vaka_xgrow(visit->in, visit->in_size + length + 1);
    if (length) /* else there may be no bytes at all */
        memcpy(visit->in + visit->in_size, bytes, length);
    visit->in_size += length;
    return 0;
}

/* Bytes behind a body that is whole make libwebsockets say so again and again, and nobody else is
 * served: whoever sends more than was announced has to go. */
static int end_body(vaka_visit *visit)
{
    if (visit->whole)
        return -1;
    visit->whole = true;
    if (visit->serial && !visit->status)
        post(visit);
    return 0;
}

/* Asked for another upgrade than that to a WebSocket, libwebsockets 4.1 refuses, lets go of the
 * headers and looks at them once more: the connection is ended before. */
static int confirm_upgrade(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_UPGRADE) > 0 ? 0 : -1;
}

/* The system hands the lowest descriptor out that is free. */
static int admit(struct lws *wsi, const void *descriptor)
{
    const vaka_serve *serve = lws_context_user(lws_get_context(wsi));

    return serve->last && (uint64_t)(uintptr_t)descriptor > serve->last ? -1 : 0;
}

int vaka_http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t length)
{
    vaka_visit *visit = user;

    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return admit(wsi, in);
    case LWS_CALLBACK_HTTP:
        return begin_visit(visit, wsi, in);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return confirm_upgrade(wsi);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: /* a WebSocket that speaks nothing we know */
        return -1;
    case LWS_CALLBACK_HTTP_BODY:
        return take_body(visit, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return end_body(visit);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        if (!visit || !visit->serial || !visit->status)
            return 0;
        return visit->headed ? send_body(visit) : send_head(visit);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (visit && visit->serial)
            end_visit(visit);
        return 0;
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}
