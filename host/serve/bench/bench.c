/* serve/bench/bench.c - how much the server carries: `vaka bench --serve`.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/bench/bench.h"

#include "cli/engine/engine_request.h"
#include "serve/bench/bench_link.h"

#include "text/error.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define GAMES 50
#define SEATS_MOST 8
#define SECONDS 8
#define IDLE 1000
#define A_TABLE 80        /* idle connections at one table: two seats and those who look on */
#define CONNECTIONS 10000 /* in all, when what one takes is measured */
#define A_CROWD 2000      /* connections that are made at a time */
#define SAMPLES 4000000u
#define TRIES 200
#define THINK 100 /* milliseconds that people think about an action, in the second part */
#define TICK 2    /* milliseconds between two looks at who has thought enough */
#define READY 30  /* seconds until all who play have seen their tables */

typedef struct vaka_bench {
    uv_loop_t loop;
    const char *game;
    const char *program; /* whose server it is; NULL: this one's */
    int seats, port, idle_count, connections;
    pid_t server;
    char folder[64];
    vaka_bench_link *play, *idle; /* owned */
    uint64_t actions, refused, news, *waits;
    uint32_t *sizes; /* of news */
    uint32_t waited;
    uv_timer_t timer, clock;
    bool measures, ends, thinks;

    double seconds, work; /* that were measured, and those that server and workers worked in them */
    int open, idle_open;  /* connections then */
    double thought, thought_99; /* ms until acknowledged where people think before they act */
    int all_open;               /* when there were as many as could be had, … */
    long a_connection;          /* … and bytes of the server that each of them took */
} vaka_bench;

/* --- the server ------------------------------------------------------------------------------- */

static void start_server(vaka_bench *bench)
{
    char program[4096], store[128], web[128], port[16];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    if (bench->program)
        length = snprintf(program, sizeof program, "%.4000s", bench->program);
    snprintf(store, sizeof store, "%s/serve.db", bench->folder);
    snprintf(web, sizeof web, "%s", bench->folder);
    snprintf(port, sizeof port, "%d", bench->port);
    program[length > 0 ? length : 0] = '\0';
    bench->server = fork();
    if (bench->server != 0)
        return;
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(1);
    execl(program, program, "serve", "--port", port, "--store", store, "--web", web, "--pace",
          "100000", "--guests", "20000", (char *)NULL);
    _exit(1);
}

static int free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM, 0), port = 0;

    if (bind(fd, (struct sockaddr *)&address, sizeof address) == 0 &&
        getsockname(fd, (struct sockaddr *)&address, &size) == 0)
        port = ntohs(address.sin_port);
    close(fd);
    return port;
}

static long memory_of(pid_t process)
{
    char path[64], line[256];
    long kilobytes = 0;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/status", (int)process);
    file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, "VmRSS:", 6) == 0)
            kilobytes = strtol(line + 6, NULL, 10);
    if (file)
        fclose(file);
    return kilobytes;
}

/* --- HTTP, one request after the other ---------------------------------------------------------
 */

static int connect_to(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
                                  .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0)
        return fd;
    close(fd);
    return -1;
}

/* The answer's body; NULL: there was none. */
static json_t *post(const vaka_bench *bench, const char *path, json_t *body)
{
    char *text = vaka_json_write(body, NULL), *request = vaka_xnew(16384), *end;
    int fd = connect_to(bench->port);
    size_t size = 0;
    ssize_t got = 1;
    json_t *answer = NULL;

    json_decref(body);
    int length = snprintf(request, 16384,
                          "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: "
                          "http://127.0.0.1:%d\r\nContent-Type: application/json\r\nConnection: "
                          "close\r\nContent-Length: %zu\r\n\r\n%s",
                          path, bench->port, bench->port, strlen(text), text);
    if (fd >= 0 && write(fd, request, (size_t)length) == length) {
        while (!answer && got > 0 && size < 16383) {
            got = read(fd, request + size, 16383 - size);
            size += got > 0 ? (size_t)got : 0;
            request[size] = '\0';
            end = strstr(request, "\r\n\r\n");
            answer = end ? json_loads(end + 4, 0, NULL) : NULL;
        }
    }
    if (fd >= 0)
        close(fd);
    free(request);
    free(text);
    return answer;
}

static json_t *make_table(const vaka_bench *bench, const char *game, int seats)
{
    json_t *list = json_array();

    for (int i = 0; i < seats; i++)
        json_array_append_new(list, json_pack("{s:s}", "who", "person"));
    return post(bench, "/tables", json_pack("{s:s, s:o}", "game", game, "seats", list));
}

/* Path and cookie that a token stands for. */
static bool read_token(const char *token, char *path, size_t room, const char **secret)
{
    const char *first = token ? strchr(token, '.') : NULL;
    const char *second = first ? strchr(first + 1, '.') : NULL;

    if (!second)
        return false;
    snprintf(path, room, "/t/%.*s/%.*s/ws", (int)(first - token), token, (int)(second - first - 1),
             first + 1);
    *secret = second + 1;
    return true;
}

/* --- play ------------------------------------------------------------------------------------- */

/* People think for a while from when they are asked. */
static bool has_thought(vaka_bench_link *link)
{
    uint64_t now = uv_hrtime();

    if (!link->bench->thinks)
        return true;
    if (!link->ready)
        link->ready = now + THINK * 1000000u;
    if (now < link->ready)
        return false;
    link->ready = 0;
    return true;
}

static void act(vaka_bench_link *link)
{
    size_t count = json_object_size(link->choices), pick;
    void *at = json_object_iter(link->choices);
    char text[512];

    if (!link->must || link->waits || count == 0 || link->bench->ends || !has_thought(link))
        return;
    for (pick = (size_t)(uv_hrtime() >> 4) % count; pick > 0; pick--)
        at = json_object_iter_next(link->choices, at);
    snprintf(text, sizeof text, "{\"id\":1,\"do\":\"apply\",\"action\":\"%s\"}",
             json_object_iter_key(at));
    link->waits = true;
    link->asked = uv_hrtime();
    vaka_bench_link_send(link, text);
}

static void take_document(vaka_bench_link *link, json_t *document)
{
    json_t *choices = json_object_get(document, "choices"), *seat;
    char number[8];
    const char *action;
    json_t *label;

    if (json_is_object(json_object_get(document, "result")) && !link->bench->thinks)
        uv_stop(&link->bench->loop); /* from now on fewer play: it is measured up to here */
    snprintf(number, sizeof number, "%d", link->seat);
    seat = json_object_get(json_object_get(document, "seats"), number);
    if (json_object_get(seat, "must"))
        link->must = json_is_true(json_object_get(seat, "must"));
    if (choices && !json_is_object(choices))
        json_object_clear(link->choices);
    json_object_foreach(choices, action, label)
    {
        if (json_is_null(label))
            json_object_del(link->choices, action);
        else
            json_object_set(link->choices, action, label);
    }
}

static void answered(vaka_bench_link *link, const json_t *message)
{
    vaka_bench *bench = link->bench;

    link->waits = false;
    if (!bench->measures)
        return;
    if (json_is_true(json_object_get(message, "ok")))
        bench->actions++;
    else
        bench->refused++;
    if (bench->waited < SAMPLES)
        bench->waits[bench->waited++] = uv_hrtime() - link->asked;
}

static void heard(vaka_bench_link *link, const char *text, size_t length)
{
    json_t *message = json_loadb(text, length, 0, NULL);
    const char *type = json_string_value(json_object_get(message, "type"));
    vaka_bench *bench = link->bench;

    if (type && strcmp(type, "table") == 0) {
        link->shown = json_object_get(message, "document") != NULL;
        json_object_clear(link->choices);
        link->must = link->waits = false;
        take_document(link, json_object_get(message, "document"));
    } else if (type && strcmp(type, "news") == 0) {
        if (bench->measures && bench->news < SAMPLES)
            bench->sizes[bench->news++] = (uint32_t)length;
        take_document(link, json_object_get(message, "patch"));
    } else if (json_integer_value(json_object_get(message, "id")) == 1) {
        answered(link, message);
    }
    json_decref(message);
    act(link);
}

static void tick(uv_timer_t *clock)
{
    vaka_bench *bench = clock->data;

    for (int i = 0; i < GAMES * bench->seats; i++)
        act(&bench->play[i]);
}

/* --- the whole -------------------------------------------------------------------------------- */

static void stop(uv_timer_t *timer)
{
    uv_stop(timer->loop);
}

static void run_for(vaka_bench *bench, uint64_t milliseconds)
{
    uv_timer_start(&bench->timer, stop, milliseconds, 0);
    uv_run(&bench->loop, UV_RUN_DEFAULT);
}

static void complain_of(const json_t *table)
{
    const char *error = json_string_value(json_object_get(table, "error"));

    vaka_complain(0, "no table: %s", error ? error : "the server does not answer");
}

static bool sit_down(vaka_bench *bench)
{
    for (int game = 0; game < GAMES; game++) {
        json_t *table = make_table(bench, bench->game, bench->seats);
        json_t *seats = json_object_get(table, "seats");

        for (int seat = 0; seat < bench->seats; seat++) {
            vaka_bench_link *link = &bench->play[game * bench->seats + seat];
            char path[96];
            const char *secret, *token = json_string_value(
                                    json_object_get(json_array_get(seats, (size_t)seat), "token"));

            if (!read_token(token, path, sizeof path, &secret)) {
                complain_of(table);
                json_decref(table);
                return false;
            }
            *link = (vaka_bench_link){.bench = bench, .plays = true, .seat = seat, .heard = heard};
            link->choices = json_object();
            vaka_bench_link_start(link, &bench->loop, bench->port, path, secret);
        }
        json_decref(table);
        run_for(bench, 5);
    }
    return true;
}

static bool all_shown(const vaka_bench *bench)
{
    for (int i = 0; i < GAMES * bench->seats; i++)
        if (!bench->play[i].shown)
            return false;
    return true;
}

static bool any_pending(const vaka_bench_link *links, int count)
{
    for (int i = 0; i < count; i++)
        if (links[i].bench && !links[i].open && !links[i].dead)
            return true;
    return false;
}

/* Those who are only there: at tables that wait, some hundred at a time. */
static void fill_up(vaka_bench *bench, int from, int to)
{
    json_t *table = NULL;

    for (int i = from; i < to; i++) {
        int at = (i - from) % A_TABLE;
        char path[96];
        const char *token, *secret;

        if (at == 0) {
            json_decref(table);
            table = make_table(bench, bench->game, bench->seats);
            run_for(bench, 5);
        }
        token = at < 8    ? json_string_value(json_object_get(
                                json_array_get(json_object_get(table, "seats"), 0), "token"))
                : at < 16 ? json_string_value(json_object_get(
                                json_array_get(json_object_get(table, "seats"), 1), "token"))
                          : json_string_value(json_object_get(table, "watch"));
        if (!read_token(token, path, sizeof path, &secret)) {
            complain_of(table);
            break;
        }
        bench->idle[i] = (vaka_bench_link){.bench = bench};
        vaka_bench_link_start(&bench->idle[i], &bench->loop, bench->port, path, secret);
    }
    json_decref(table);
    for (int i = 0; i < READY * 10 && any_pending(bench->idle + from, to - from); i++)
        run_for(bench, 100);
    run_for(bench, 100);
}

static int compare_waits(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;

    return (one > other) - (one < other);
}

static int compare_sizes(const void *a, const void *b)
{
    uint32_t one = *(const uint32_t *)a, other = *(const uint32_t *)b;

    return (one > other) - (one < other);
}

static double at_share(const vaka_bench *bench, double share)
{
    uint32_t index = (uint32_t)(share * (bench->waited ? bench->waited - 1 : 0));

    return bench->waited ? (double)bench->waits[index] / 1e6 : 0;
}

static int open_count(const vaka_bench_link *links, int count)
{
    int open = 0;

    for (int i = 0; i < count; i++)
        open += links[i].open && !links[i].dead;
    return open;
}

static void report(vaka_bench *bench)
{
    qsort(bench->sizes, bench->news, sizeof *bench->sizes, compare_sizes);
    printf("%s, %d seats: %d games at a time, %d players and %d idle connections%s%s\n",
           bench->game, bench->seats, GAMES, bench->open, bench->idle_open,
           bench->program ? "; " : "", bench->program ? bench->program : "");
    printf("  actions acknowledged   %10.0f a second (%llu refused)\n",
           (double)bench->actions / bench->seconds, (unsigned long long)bench->refused);
    printf("  … a core of the server %10.0f a second\n", (double)bench->actions / bench->work);
    printf("  until acknowledged     %10.2f ms (median), %.2f ms (99 %%)\n", at_share(bench, 0.5),
           at_share(bench, 0.99));
    printf("  … by who thinks %.1f s   %9.2f ms (median), %.2f ms (99 %%)\n", THINK / 1000.,
           bench->thought, bench->thought_99);
    printf("  news                   %10u bytes (median) of %llu\n",
           bench->news ? bench->sizes[bench->news / 2] : 0, (unsigned long long)bench->news);
    if (bench->all_open)
        printf("  an idle connection     %10ld bytes, with %d of them\n", bench->a_connection,
               bench->all_open);
    fflush(stdout);
}

/* Seconds that a process has worked so far, all its threads together. */
static double work_of(long process)
{
    char path[300];
    unsigned long long worked = 0, all = 0;
    struct dirent *task;
    DIR *tasks;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%ld/task", process);
    tasks = opendir(path);
    while (tasks && (task = readdir(tasks)) != NULL) {
        if (*task->d_name == '.')
            continue;
        snprintf(path, sizeof path, "/proc/%ld/task/%.200s/schedstat", process, task->d_name);
        file = fopen(path, "r");
        if (file && fscanf(file, "%llu", &worked) == 1)
            all += worked;
        if (file)
            fclose(file);
    }
    if (tasks)
        closedir(tasks);
    return (double)all / 1e9;
}

/* Of the server and its workers, as long as none of them has ended. */
static double used(const vaka_bench *bench)
{
    char path[64];
    double seconds = work_of(bench->server);
    long worker;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)bench->server,
             (int)bench->server);
    file = fopen(path, "r");
    while (file && fscanf(file, "%ld", &worker) == 1)
        seconds += work_of(worker);
    if (file)
        fclose(file);
    return seconds;
}

static bool wait_for_server(const vaka_bench *bench)
{
    for (int i = 0; i < TRIES; i++) {
        int fd = connect_to(bench->port);

        if (fd >= 0) {
            close(fd);
            return true;
        }
        usleep(25000);
    }
    return false;
}

/* As many connections as were wanted, or as this system lets one have; those that are too many for
 * what is played afterwards go again. */
static void crowd(vaka_bench *bench)
{
    long before;

    fill_up(bench, 0, 2 * A_TABLE); /* what is made once is made now */
    before = memory_of(bench->server);
    for (int at = 2 * A_TABLE; at < bench->connections; at += A_CROWD)
        fill_up(bench, at, at + A_CROWD < bench->connections ? at + A_CROWD : bench->connections);
    bench->all_open = open_count(bench->idle, bench->connections);
    bench->a_connection = (memory_of(bench->server) - before) * 1024 /
                          (bench->all_open > 2 * A_TABLE ? bench->all_open - 2 * A_TABLE : 1);
    for (int i = bench->idle_count; i < bench->connections; i++)
        vaka_bench_link_close(&bench->idle[i]);
    run_for(bench, 500);
}

/* How long it takes where people think: what is waited for is the server, not one's turn at it. */
static void measure_thought(vaka_bench *bench)
{
    bench->thinks = true;
    uv_timer_start(&bench->clock, tick, TICK, TICK);
    run_for(bench, 1000); /* whoever waits has been answered */
    bench->measures = true;
    run_for(bench, SECONDS * 1000);
    bench->measures = bench->thinks = false;
    qsort(bench->waits, bench->waited, sizeof *bench->waits, compare_waits);
    bench->thought = at_share(bench, 0.5);
    bench->thought_99 = at_share(bench, 0.99);
    bench->waited = 0;
    bench->actions = bench->refused = bench->news = 0;
    tick(&bench->clock);
    uv_timer_stop(&bench->clock);
    run_for(bench, 500);
}

static void measure(vaka_bench *bench)
{
    uint64_t began;
    double work;

    if (bench->connections > bench->idle_count)
        crowd(bench);
    else
        fill_up(bench, 0, bench->idle_count);
    if (!sit_down(bench))
        return;
    for (int i = 0; i < READY * 10 && !all_shown(bench); i++)
        run_for(bench, 100);
    run_for(bench, 500);
    bench->open = open_count(bench->play, GAMES * bench->seats);
    bench->idle_open = open_count(bench->idle, bench->idle_count);
    measure_thought(bench);
    bench->measures = true;
    work = used(bench);
    began = uv_hrtime();
    run_for(bench, SECONDS * 1000);
    bench->measures = false;
    bench->ends = true;
    bench->seconds = (double)(uv_hrtime() - began) / 1e9;
    bench->work = used(bench) - work;
    qsort(bench->waits, bench->waited, sizeof *bench->waits, compare_waits);
    kill(bench->server, SIGTERM);
    waitpid(bench->server, NULL, 0);
    if (bench->actions)
        report(bench);
    else
        vaka_complain(0, "nothing was measured: games of %s are over too soon", bench->game);
}

static void clean_up(vaka_bench *bench)
{
    static const char *const names[] = {"serve.db", "serve.db-wal", "serve.db-shm", "index.html"};
    char path[128];

    for (int i = 0; i < GAMES * bench->seats; i++)
        vaka_bench_link_close(&bench->play[i]);
    for (int i = 0; i < bench->idle_count || i < bench->connections; i++)
        vaka_bench_link_close(&bench->idle[i]);
    uv_close((uv_handle_t *)&bench->timer, NULL);
    uv_close((uv_handle_t *)&bench->clock, NULL);
    uv_run(&bench->loop, UV_RUN_DEFAULT);
    uv_loop_close(&bench->loop);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", bench->folder, names[i]);
        unlink(path);
    }
    rmdir(bench->folder);
    free(bench->play);
    free(bench->idle);
    free(bench->waits);
    free(bench->sizes);
}

/* One server, from its start to its end; false: it did not play. */
static bool run_bench(vaka_bench *bench)
{
    int most = bench->idle_count > bench->connections ? bench->idle_count : bench->connections;
    char path[128];
    FILE *page;

    bench->port = free_port();
    snprintf(bench->folder, sizeof bench->folder, "/tmp/vaka-bench-XXXXXX");
    if (!mkdtemp(bench->folder)) {
        vaka_complain(0, "cannot make a folder in /tmp");
        return false;
    }
    snprintf(path, sizeof path, "%s/index.html", bench->folder);
    page = fopen(path, "w");
    if (page)
        fclose(page);
    uv_loop_init(&bench->loop);
    uv_timer_init(&bench->loop, &bench->timer);
    uv_timer_init(&bench->loop, &bench->clock);
    bench->clock.data = bench;
    bench->play = vaka_xnew((size_t)(GAMES * bench->seats) * sizeof *bench->play);
    bench->idle = vaka_xnew(((size_t)most + 1) * sizeof *bench->idle);
    bench->waits = vaka_xnew(SAMPLES * sizeof *bench->waits);
    bench->sizes = vaka_xnew(SAMPLES * sizeof *bench->sizes);
    start_server(bench);
    bool good = wait_for_server(bench);
    if (good)
        measure(bench);
    else
        vaka_complain(0, "the server did not start");
    clean_up(bench);
    return good && bench->actions;
}

/* By turns, so that what else happens on the machine meets both alike. */
static int compare(const vaka_bench *plan, const char *other)
{
    double mine = 0, theirs = 0;

    for (int turn = 0; turn < 4; turn++) {
        vaka_bench bench = *plan;

        bench.program = turn % 2 ? NULL : other;
        if (!run_bench(&bench))
            return VAKA_EXIT_FAILED;
        *(turn % 2 ? &mine : &theirs) += (double)bench.actions / bench.work;
    }
    printf("actions a core: %.2f times those of %s\n", mine / theirs, other);
    return VAKA_EXIT_GOOD;
}

int vaka_serve_bench(const vaka_given *given)
{
    uint64_t seats = 2;
    const char *text = vaka_options_text(given, "seats");
    const char *other = vaka_options_text(given, "against");
    vaka_bench bench = {.game = given->args ? given->arg[0] : "",
                        .idle_count = (int)vaka_options_number(given, "idle", IDLE)};
    struct rlimit limit;

    if (text && (!vaka_read_number(text, &seats) || seats < 1 || seats > SEATS_MOST))
        return vaka_complain(VAKA_EXIT_USAGE, "--seats must be a number from 1 to %d", SEATS_MOST);
    if (!given->args)
        return vaka_complain(VAKA_EXIT_USAGE, "--serve needs a game: vaka bench GAME --serve");
    bench.seats = (int)seats;
    bench.connections = vaka_options_has(given, "idle") ? 0 : CONNECTIONS;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    setenv("VAKA_TEST_MODULES", "1", 0);
    if (other)
        return compare(&bench, other);
    return run_bench(&bench) ? VAKA_EXIT_GOOD : VAKA_EXIT_FAILED;
}
