/* fuzz/targets/request.c - any bytes on a connection of the server: HTTP, and WebSocket behind it.
 *
 * SPDX-License-Identifier: MIT
 *
 * The first byte says whether anybody may make tables. The rest is sent, in parts where a zero byte
 * stands; {O} stands for the owner's secret, {T0} and {T1} for the invitations of a table, {W} for
 * its number, {S0} for the secret of its first seat, {Z} for a zero byte. Whatever the server
 * answers must be HTTP or a frame, must have the guards of the page where it is the server's own,
 * and must hold no secret that was not sent. When the connection has gone nothing of it is left. */
#include "fuzz.h"
#include "server.h"

#include "chance/sha256.h"
#include "serve/visit.h"

#include <fcntl.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define OWNER "0123456789abcdef0123456789abcdef"
#define SENT_MOST ((size_t)96 << 10)
#define HEARD_MOST ((size_t)256 << 10)
#define TURNS 24 /* of the loop, after a part */

static const struct lws_protocols protocols[] = {
    {"http", vaka_http_callback, sizeof(vaka_visit), 0, 0, NULL, 0},
    {"vaka", vaka_socket_callback, sizeof(void *), 512, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

static char page[] = "<!doctype html><title>a page</title>";
static char secret[] = "what nobody may read: " OWNER;
static vaka_site_file files[2] = {
    {(char *)(uintptr_t) "index.html", page, sizeof page - 1, "text/html", "\"1\""},
    {(char *)(uintptr_t) "planted.txt", secret, sizeof secret - 1, "text/plain", "\"2\""},
};
static char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN];
static char table[64]; /* its number */

typedef struct talk {
    int end;     /* ours, of the connection */
    char *sent;  /* all that was sent */
    char *heard; /* all that was answered, with an end */
    size_t sent_size, heard_size;
} talk;

static void begin(void)
{
    vaka_serve *serve = fuzz_server();
    void *loops[] = {&serve->loop};
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = serve,
        .foreign_loops = loops,
        .options = LWS_SERVER_OPTION_LIBUV,
        .server_string = "vaka",
        .max_http_header_data = 4096,
    };

    lws_set_log_level(0, NULL);
    snprintf(serve->config.host[0], sizeof serve->config.host[0], "localhost");
    serve->config.hosts = 1;
    serve->site = (vaka_site){files, getenv("VAKA_PLANTED") ? 2 : 1};
    vaka_sha256_text(OWNER, 32, serve->owner);
    serve->context = lws_create_context(&info);
    if (!serve->context)
        fuzz_broken("the library of the network cannot be set up");
}

/* --- sending ---------------------------------------------------------------------------------- */

static void add(talk *at, const char *bytes, size_t size)
{
    if (at->sent_size + size > SENT_MOST)
        return;
    memcpy(at->sent + at->sent_size, bytes, size);
    at->sent_size += size;
}

static const char *secret_of(int seat)
{
    return strrchr(tokens[seat], '.') + 1;
}

/* The words that stand for what no input can know, or have; {Z} is a zero byte. Returns how many
 * bytes of the input they are. */
static size_t add_word(talk *at, const uint8_t *bytes, size_t size)
{
    const char *const words[][2] = {{"{O}", OWNER}, {"{T0}", tokens[0]},    {"{T1}", tokens[1]},
                                    {"{W}", table}, {"{S0}", secret_of(0)}, {"{Z}", ""}};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i][0]), more = strlen(words[i][1]);

        if (size >= length && memcmp(bytes, words[i][0], length) == 0) {
            add(at, words[i][1], more ? more : 1);
            return length;
        }
    }
    add(at, (const char *)bytes, 1);
    return 1;
}

/* As the loop turns, what has come back is read. */
static void turn(talk *at)
{
    vaka_serve *serve = fuzz_server();

    for (int i = 0; i < TURNS; i++) {
        uv_run(&serve->loop, UV_RUN_NOWAIT);
        ssize_t got = recv(at->end, at->heard + at->heard_size, HEARD_MOST - at->heard_size - 1,
                           MSG_DONTWAIT);

        if (got > 0)
            at->heard_size += (size_t)got;
    }
}

static void send_parts(talk *at, const uint8_t *bytes, size_t size)
{
    size_t from = 0;

    for (size_t i = 0; i < size;) {
        bool cut = bytes[i] == 0;

        i += cut ? 1 : add_word(at, bytes + i, size - i);
        if (!cut && i < size)
            continue;
        if (send(at->end, at->sent + from, at->sent_size - from, MSG_DONTWAIT | MSG_NOSIGNAL) < 0)
            return; /* the server has had enough */
        from = at->sent_size;
        turn(at);
    }
}

/* --- looking ---------------------------------------------------------------------------------- */

static bool holds(const char *bytes, size_t size, const char *text)
{
    size_t length = strlen(text);

    for (size_t i = 0; i + length <= size; i++)
        if (memcmp(bytes + i, text, length) == 0)
            return true;
    return false;
}

static int times(const talk *at, const char *text)
{
    const char *from = at->heard;
    int found = 0;

    for (; (from = strstr(from, text)) != NULL; from++)
        found++;
    return found;
}

static void look_for(const talk *at, const char *what)
{
    if (*what && holds(at->heard, at->heard_size, what) && !holds(at->sent, at->sent_size, what))
        fuzz_broken("%sa secret is told that was not sent: %.2000s",
                    getenv("VAKA_PLANTED") ? "planted: " : "", at->heard);
}

static void look_at(const talk *at)
{
    at->heard[at->heard_size] = '\0';
    if (at->heard_size >= 5 && memcmp(at->heard, "HTTP/", 5) != 0)
        fuzz_broken("this is no answer: %.200s", at->heard);
    if (times(at, "content-type: application/json") >
        times(at, "content-security-policy: default-src 'none'"))
        fuzz_broken("an answer lacks its guards: %.2000s", at->heard);
    look_for(at, OWNER);
    for (int seat = 0; seat < 2; seat++)
        look_for(at, secret_of(seat));
}

/* --- a connection ----------------------------------------------------------------------------- */

/* Until the library has let go of its end, and the server of whoever was there. */
static void hang_up(const talk *at, int its_end)
{
    vaka_serve *serve = fuzz_server();

    close(at->end);
    for (int i = 0; i < TURNS * 8; i++) {
        uv_run(&serve->loop, UV_RUN_NOWAIT);
        if (fcntl(its_end, F_GETFD) == -1 && !serve->visits && !serve->guests)
            return;
    }
    fuzz_broken("something is left of a connection that is gone");
}

static void run(const uint8_t *bytes, size_t size)
{
    vaka_serve *serve = fuzz_server();
    int ends[2];

    if (size < 2)
        return;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends))
        fuzz_broken("there is no connection left");
    serve->config.open = bytes[0] & 1;
    vaka_room *room = fuzz_server_room(tokens);
    snprintf(table, sizeof table, "%s", room->id);
    if (!lws_adopt_socket(serve->context, ends[1]))
        fuzz_broken("the connection is not taken");
    talk at = {.end = ends[0], .sent = vaka_xnew(SENT_MOST), .heard = vaka_xnew(HEARD_MOST)};
    send_parts(&at, bytes + 1, size - 1);
    fuzz_server_settle();
    turn(&at);
    look_at(&at);
    hang_up(&at, ends[1]);
    free(at.sent);
    free(at.heard);
    fuzz_server_clear();
}

const fuzz_target fuzz_request = {"request", begin, run};
