/* bridge_bench.c - what a call from Lua to C costs, beside the bare call; a program, not a test.
 *
 * SPDX-License-Identifier: MIT
 *
 *     bridge_bench [CALLS]
 *
 * Prints nanoseconds for a call: of the C function by itself, and from a script through the bridge,
 * with what an empty turn of the same loop costs taken off. Best of several rounds. */
#include "script/bridge/bridge.h"
#include "table/script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 7
#define CALLS_IN_A_RUN 50000 /* the fuel of one action is enough for them */

static int32_t nothing(const vaka_match *match)
{
    return match->seats;
}

static int32_t sum(const vaka_match *match, int32_t seat, int32_t at)
{
    return match->seats + seat + at;
}

static int32_t owner_at(const vaka_match *match, int32_t piece)
{
    return match->pieces[piece].owner;
}

static int32_t digits(const vaka_match *match, int32_t a, int32_t b, int32_t c, int32_t d)
{
    return match->seats + a + b + c + d;
}

static int32_t put(vaka_match *match, int32_t at)
{
    return match->zones[at].count;
}

static const vaka_export rows[] = {
    VAKA_QUERY(nothing, INT, "No argument."),
    VAKA_QUERY(sum, INT, "Two arguments.", SEAT, seat, ZONE, at),
    VAKA_QUERY(owner_at, SEAT, "A piece.", PIECE, piece),
    VAKA_QUERY(digits, INT, "Four arguments.", INT, a, INT, b, INT, c, INT, d),
    VAKA_CHANGE(put, INT, "A change.", ZONE, at),
};

static const struct {
    const char *what, *call;
} cases[] = {
    {"query, no argument", "f()"},  {"query, seat and zone", "f(1, 2)"},
    {"query, a piece", "f(piece)"}, {"query, four numbers", "f(1, 2, 3, 4)"},
    {"change, a zone", "f(2)"},
};

static vaka_status lay_out(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec zone = {sizeof zone, VAKA_ZONE_POOL, VAKA_SEE_ALL, 0, VAKA_NONE, 0, NULL, NULL};
    vaka_kind_spec kind = {sizeof kind, VAKA_SHAPE_DISK, VAKA_NONE, 0, "disk", "Disk", NULL, NULL};
    static const char *const ids[] = {"a", "b", "c", "d"};

    (void)setup;
    (void)facts;
    for (int i = 0; i < 4; i++) {
        zone.id = ids[i];
        vaka_layout_zone(layout, &zone);
    }
    vaka_layout_kind(layout, &kind);
    vaka_layout_limits(layout, 16, 2, 0);
    return VAKA_OK;
}

static const vaka_verb verbs[] = {{"go", "Go", 0, {{0, 0, 0, NULL}}}};
static const vaka_module module = {.stamp = VAKA_STAMP(vaka_module),
                                   .id = "org.vaka.bridge",
                                   .title = "Bridge",
                                   .version = "1.0",
                                   .seats_min = 2,
                                   .seats_max = 2,
                                   .verbs = verbs,
                                   .verb_count = 1,
                                   .layout = lay_out};

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void must(int status, const vaka_error *err)
{
    if (status == 0)
        return;
    fprintf(stderr, "bridge_bench: %s\n", err->text);
    exit(1);
}

/* Nanoseconds for one turn of a loop with this call in it. */
static double time_loop(vaka_sandbox *sandbox, int environment, const char *name, const char *call)
{
    char text[256];
    double best = 1e18;
    vaka_error err = {0};
    int length = snprintf(text, sizeof text,
                          "return function() local f, piece = game.%s, host.top('a') "
                          "for i = 1, %d do %s end end",
                          name, CALLS_IN_A_RUN, call);

    must(vaka_sandbox_load(sandbox, environment, "bench.lua", text, (size_t)length, &err), &err);
    for (int i = 0; i < ROUNDS * 4; i++) {
        vaka_sandbox_refuel(sandbox, VAKA_SANDBOX_FUEL);
        lua_pushvalue(vaka_sandbox_state(sandbox), -1);
        double begin = now();
        must(vaka_sandbox_call(sandbox, 0, 0, &err), &err);
        double one = (now() - begin) / CALLS_IN_A_RUN;
        best = one < best ? one : best;
    }
    lua_pop(vaka_sandbox_state(sandbox), 1);
    return best;
}

/* The same for the C function by itself, called through a pointer as libffi would. */
static double time_bare(const vaka_match *match, uint32_t calls)
{
    int32_t (*volatile function)(const vaka_match *, int32_t, int32_t) = sum;
    double best = 1e18;
    volatile int32_t sink = 0;

    for (int i = 0; i < ROUNDS; i++) {
        double begin = now();
        for (uint32_t j = 0; j < calls; j++)
            sink = function(match, 1, 2);
        double one = (now() - begin) / calls;
        best = one < best ? one : best;
    }
    (void)sink;
    return best;
}

int main(int count, char **words)
{
    uint32_t calls = count > 1 ? (uint32_t)strtoul(words[1], NULL, 10) : 5000000u;
    vaka_setup setup;
    vaka_layout *layout;
    vaka_position position;
    vaka_bridge *game, *host;
    vaka_error err = {0};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    int environment = vaka_sandbox_environment(sandbox, "bench");

    must(vaka_setup_init(&setup, &module, 2, &err), &err);
    must(vaka_layout_new(&setup, &layout, &err), &err);
    vaka_position_init(&position, layout);
    vaka_piece_new(&position.face, 0, 1, 0);
    must(vaka_bridge_new(rows, sizeof rows / sizeof *rows, "game", &game, &err), &err);
    must(vaka_bridge_new(vaka_host_exports, vaka_host_export_count, "host", &host, &err), &err);
    vaka_bridge_push(game, sandbox);
    vaka_sandbox_give(sandbox, environment, "game");
    vaka_bridge_push(host, sandbox);
    vaka_sandbox_give(sandbox, environment, "host");
    vaka_bridge_bind(sandbox, &position, true);

    double empty = time_loop(sandbox, environment, "nothing", "");
    printf("%-24s %6.1f ns\n", "bare C, seat and zone",
           time_bare(&position.face, calls ? calls : 1));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        printf("%-24s %6.1f ns\n", cases[i].what,
               time_loop(sandbox, environment, rows[i].name, cases[i].call) - empty);
    printf("%-24s %6.1f ns\n", "the same by its field",
           time_loop(sandbox, environment, "sum", "game.sum(1, 2)") - empty);

    vaka_sandbox_free(sandbox);
    vaka_bridge_free(game);
    vaka_bridge_free(host);
    vaka_position_done(&position);
    vaka_layout_free(layout);
    return 0;
}
