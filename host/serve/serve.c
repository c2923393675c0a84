/* serve/serve.c - the server: opened, run, closed.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/serve.h"

#include "chance/sha256.h"
#include "script/texts/lang.h"
#include "serve/qr.h"
#include "serve/room_inside.h"
#include "serve/visit.h"

#include <libwebsockets.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define SLEEP_AFTER 300000u /* milliseconds without anybody at a table */
#define TIDY_EVERY 15000u   /* … between two looks */
#define PING_EVERY 250u     /* … between two looks at who is silent */
#define PATIENCE 10000u     /* … for an answer of a worker */
#define RECEIVES 512u       /* bytes that the library keeps for what a connection says */
#define DESCRIPTORS 64u     /* for all that is no connection */

/* --- parts ------------------------------------------------------------------------------------ */

static void each_room(vaka_serve *serve, void (*visit)(vaka_room *room, void *data), void *data)
{
    for (size_t i = 0; i < VAKA_SERVE_BUCKETS; i++)
        for (vaka_room *room = serve->bucket[i], *next; room; room = next) {
            next = room->next;
            visit(room, data);
        }
}

static void lose(vaka_room *room, void *process)
{
    if (room->process == process)
        vaka_room_lost(room);
}

static void worker_died(void *data, vaka_process *process)
{
    vaka_serve *serve = data;

    vaka_serve_log(serve, NULL, "a worker has ended; its matches are played again");
    each_room(serve, lose, process);
}

static void tidy_room(vaka_room *room, void *now)
{
    if (room->match && !room->guests && room->pending == 0 && !room->bot_acts &&
        !room->bot_thinks && *(uint64_t *)now - room->used > SLEEP_AFTER)
        vaka_room_sleep(room);
}

static void tidy(uv_timer_t *timer)
{
    vaka_serve *serve = timer->data;
    uint64_t now = uv_now(timer->loop);

    each_room(serve, tidy_room, &now);
    vaka_workers_tidy(serve->workers, SLEEP_AFTER);
}

static void ping(uv_timer_t *timer)
{
    vaka_guests_ping(timer->data);
}

static void stop(uv_signal_t *signal_handle, int number)
{
    vaka_serve *serve = signal_handle->data;

    vaka_serve_log(serve, NULL, "told to stop (signal %d)", number);
    serve->ends = true;
    uv_stop(&serve->loop);
}

static void read_room(void *data, const char *id, const char *text)
{
    vaka_serve *serve = data;

    if (!vaka_room_read(serve, id, text))
        vaka_serve_log(serve, id, "this table cannot be read, and is left out");
}

/* The owner's token is made once, and told whenever the server starts. */
static vaka_status find_owner(vaka_serve *serve, char token[VAKA_TOKEN], vaka_error *err)
{
    char *kept = vaka_store_setting(serve->store, "owner");
    uint8_t raw[16];
    char secret[33];

    if (kept && strlen(kept) == 32) {
        memcpy(secret, kept, sizeof secret);
    } else {
        randombytes_buf(raw, sizeof raw);
        sodium_bin2hex(secret, sizeof secret, raw, sizeof raw);
        if (vaka_store_set(serve->store, "owner", secret, err))
            return err->status;
    }
    free(kept);
    snprintf(token, VAKA_TOKEN, "owner.%s", secret);
    vaka_sha256_text(secret, 32, serve->owner);
    return VAKA_OK;
}

static const struct lws_protocols protocols[] = {
    {"http", vaka_http_callback, sizeof(vaka_visit), 0, 0, NULL, 0},
    {"vaka", vaka_socket_callback, sizeof(void *), RECEIVES, 0, NULL, VAKA_SENDS},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

static const lws_retry_bo_t no_pings = {0}; /* of the library: guest.c has its own */

static vaka_status listen_on(vaka_serve *serve, vaka_error *err)
{
    const vaka_serve_config *config = &serve->config;
    void *loops[] = {&serve->loop};
    struct lws_context_creation_info info = {
        .port = config->port,
        .iface = strcmp(config->address, "0.0.0.0") == 0 ? NULL : config->address,
        .protocols = protocols,
        .user = serve,
        .foreign_loops = loops,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
        .retry_and_idle_policy = &no_pings,
        .timeout_secs = 15,
        .keepalive_timeout = 60,
        .server_string = "vaka",
        .max_http_header_data = 4096,
    };

    if (config->certificate) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = config->certificate;
        info.ssl_private_key_filepath = config->private_key;
    } else {
        if (!strchr(config->address, ':'))
            info.options |= (uint64_t)LWS_SERVER_OPTION_DISABLE_IPV6;
    }
    serve->context = lws_create_context(&info);
    /* Apart from the context, which is handed back as if all were well where the port is taken. */
    if (serve->context && lws_create_vhost(serve->context, &info))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_SYSTEM,
                     "cannot listen on %s, port %d; is it taken by another program?",
                     config->address, config->port);
}

/* As many connections as were asked for need as many descriptors. Some are left for workers and
 * the store: whoever only connects must not stop those who play. (The library has a bound of its
 * own, too, but with it looks for every connection in a list.) */
static void raise_limits(vaka_serve *serve)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)serve->config.guests + 2 * DESCRIPTORS;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    if (limit.rlim_cur < wanted) {
        limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur > 2 * DESCRIPTORS)
        serve->last = limit.rlim_cur - DESCRIPTORS;
}

static vaka_status start_parts(vaka_serve *serve, char owner[VAKA_TOKEN], vaka_error *err)
{
    vaka_workers_plan plan = {.loop = &serve->loop,
                              .most = serve->config.workers,
                              .spread = (uint32_t)sysconf(_SC_NPROCESSORS_ONLN),
                              .patience = PATIENCE,
                              .died = worker_died,
                              .data = serve};
    ssize_t length = readlink("/proc/self/exe", plan.program, sizeof plan.program - 1);
    vaka_status status = vaka_site_read(&serve->site, serve->config.web, err);

    if (length <= 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "this program does not find itself");
    if (status == VAKA_OK)
        status = vaka_store_open(serve->config.store, &serve->loop, &serve->store, err);
    if (status == VAKA_OK)
        status = find_owner(serve, owner, err);
    if (status != VAKA_OK)
        return status;
    vaka_store_each(serve->store, read_room, serve);
    serve->catalogue = json_object();
    serve->texts = vaka_texts_new(NULL);
    serve->workers = vaka_workers_new(&plan);
    return listen_on(serve, err);
}

static void start_signals(vaka_serve *serve)
{
    static const int numbers[] = {SIGINT, SIGTERM};

    for (int i = 0; i < 2; i++) {
        serve->stop[i].data = serve;
        uv_signal_start(&serve->stop[i], stop, numbers[i]);
    }
    serve->timer.data = serve->later.data = serve->ping.data = serve;
    uv_timer_start(&serve->timer, tidy, TIDY_EVERY, TIDY_EVERY);
    uv_timer_start(&serve->ping, ping, PING_EVERY, PING_EVERY);
}

static void free_room(vaka_room *room, void *data)
{
    (void)data;
    vaka_room_give_up(room);
    vaka_room_free(room);
}

static void close_signals(vaka_serve *serve)
{
    for (int i = 0; i < 2; i++)
        uv_close((uv_handle_t *)&serve->stop[i], NULL);
    uv_close((uv_handle_t *)&serve->timer, NULL);
    uv_close((uv_handle_t *)&serve->later, NULL);
    uv_close((uv_handle_t *)&serve->ping, NULL);
}

/* What waits for the disk gets there; then everything is let go. */
static void close_parts(vaka_serve *serve)
{
    serve->ends = true;
    if (serve->context)
        lws_context_destroy(serve->context);
    vaka_serve_do_later(serve, false);
    if (serve->workers)
        vaka_workers_free(serve->workers);
    vaka_store_close(serve->store);
    close_signals(serve);
    uv_run(&serve->loop, UV_RUN_DEFAULT);
    uv_loop_close(&serve->loop);
    each_room(serve, free_room, NULL);
    vaka_site_done(&serve->site);
    json_decref(serve->catalogue);
    vaka_texts_free(serve->texts);
}

/* --- people ----------------------------------------------------------------------------------- */

/* For a telephone; colours are said, since terminals are light or dark. */
static void print_code(const char *link)
{
    bool colours = isatty(1);
    vaka_qr qr;
    char *lines, *at, *end;

    vaka_qr_make(&qr, link);
    if (!qr.side)
        return;
    lines = vaka_qr_lines(&qr);
    for (at = lines; (end = strchr(at, '\n')) != NULL; at = end + 1)
        printf("%s%.*s%s\n", colours ? "\033[97;40m" : "", (int)(end - at), at,
               colours ? "\033[0m" : "");
    free(lines);
}

static void greet(const vaka_serve *serve, const char *owner)
{
    const vaka_serve_config *config = &serve->config;
    char link[512], own[640];

    vaka_serve_config_link(config, link, sizeof link);
    if (config->open) {
        printf("Vaka is served at %s/\n"
               "This works on this machine only; `vaka serve --lan` lets friends in.\n",
               link);
    } else {
        snprintf(own, sizeof own, "%s/#owner=%s", link, owner);
        printf(
            "Vaka is served at %s/\n"
            "Tables are made by this link, which is yours alone; there you get a link for every\n"
            "seat, to pass on to your friends:\n  %s\n",
            link, own);
        if (config->lan)
            print_code(own);
    }
    if (config->lan && !config->certificate)
        printf("Plain http is not encrypted: whoever can listen on this network can read along,\n"
               "and browsers do not install the page for use without a network.\n");
    fflush(stdout);
}

static int check(vaka_serve *serve)
{
    if (!vaka_serve_check(serve))
        return VAKA_EXIT_FAILED;
    printf("Nothing is wrong: %u tables in %s, %u files of the page in %s.\n", serve->rooms,
           serve->config.store, serve->site.count, serve->config.web);
    return VAKA_EXIT_GOOD;
}

int vaka_serve_run(const vaka_given *given)
{
    vaka_serve *serve = vaka_xnew(sizeof *serve);
    char owner[VAKA_TOKEN];
    vaka_error err = {0};
    int status = VAKA_EXIT_GOOD;

    if (sodium_init() < 0)
        return vaka_complain(VAKA_EXIT_FAILED, "this system gives no random numbers");
    umask(077); /* the store holds secrets */
    lws_set_log_level(LLL_ERR, NULL);
    uv_loop_init(&serve->loop);
    uv_timer_init(&serve->loop, &serve->timer);
    uv_timer_init(&serve->loop, &serve->later);
    uv_timer_init(&serve->loop, &serve->ping);
    for (int i = 0; i < 2; i++)
        uv_signal_init(&serve->loop, &serve->stop[i]);
    if (vaka_serve_config_read(&serve->config, given, &err)) {
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    } else {
        raise_limits(serve);
        if (start_parts(serve, owner, &err))
            status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
        else if (vaka_options_has(given, "check"))
            status = check(serve);
        else {
            start_signals(serve);
            greet(serve, owner);
            uv_run(&serve->loop, UV_RUN_DEFAULT);
        }
    }
    close_parts(serve);
    free(serve);
    return status;
}
