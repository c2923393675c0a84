/* cli/measure/bench_bare.c - the same games bare and through the host: what the host costs.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"

#include "chance/rng.h"
#include "layout/extension.h"
#include "vaka/ext/bench.h"

#include <stdlib.h>
#include <string.h>

#define SPAN 60e6 /* ns: about as long does a bare repetition take */
#define MOST_GAMES 100000u

/* The seat that must decide: the rules of vaka/ext/bench.h let it be one at a time. */
static int32_t deciding_seat(const vaka_live *live)
{
    uint8_t must = vaka_live_must(live);

    return must ? __builtin_ctz(must) : VAKA_NONE;
}

static vaka_status play_through_host(vaka_live *live, uint32_t chooser[4], uint64_t *actions,
                                     vaka_error *err)
{
    while (!vaka_live_finished(live, NULL)) {
        uint32_t count = 0;
        const vaka_action *legal = vaka_live_legal(live, deciding_seat(live), &count);

        if (count == 0)
            return vaka_fail(err, VAKA_ERR_CONTRACT, "nobody can act");
        vaka_status status =
            vaka_live_apply(live, &legal[vaka_rng_below(chooser, count)], NULL, err);
        if (status)
            return status;
        ++*actions;
    }
    return VAKA_OK;
}

static vaka_status host_games(const vaka_fixture *fixture, const vaka_bench *bench, vaka_bare *out,
                              vaka_error *err)
{
    out->digest_host = out->actions_host = 0;
    for (uint32_t i = 0; i < out->games; i++) {
        uint64_t seed = fixture->seed + i;
        vaka_live *live = NULL;
        uint32_t chooser[4];
        vaka_status status = vaka_live_new(fixture->layout, seed, NULL, 0, &live, err);

        if (status)
            return status;
        vaka_live_keep_undo(live, false);
        vaka_rng_seed(chooser, seed ^ VAKA_BENCH_CHOOSER);
        status = play_through_host(live, chooser, &out->actions_host, err);
        out->digest_host ^= bench->digest(&vaka_live_position(live)->face);
        vaka_live_free(live);
        if (status)
            return status;
    }
    return VAKA_OK;
}

/* So many games that a bare repetition takes about SPAN. */
static uint32_t enough_games(const vaka_fixture *fixture, const vaka_bench *bench)
{
    uint32_t games = 16;

    for (; games < MOST_GAMES; games *= 2) {
        uint64_t actions;
        double begin = vaka_bench_worked();

        bench->run(fixture->seed, games, &actions);
        if (vaka_bench_worked() - begin > SPAN / 2)
            break;
    }
    return games;
}

vaka_status vaka_bare_run(const vaka_fixture *fixture, uint32_t repetitions, vaka_bare *out,
                          vaka_error *err)
{
    const vaka_bench *bench = vaka_extension(fixture->module, VAKA_EXT_BENCH, sizeof *bench);
    double *bare = vaka_xnew(repetitions * sizeof *bare);
    double *host = vaka_xnew(repetitions * sizeof *host);
    vaka_status status = VAKA_OK;

    memset(out, 0, sizeof *out);
    if (bench) {
        out->name = bench->name;
        out->games = enough_games(fixture, bench);
    }
    for (uint32_t i = 0; bench && !status && i < repetitions; i++) {
        double t0 = vaka_bench_worked();
        out->digest_bare = bench->run(fixture->seed, out->games, &out->actions_bare);
        double t1 = vaka_bench_worked();
        status = host_games(fixture, bench, out, err);
        double t2 = vaka_bench_worked();
        bare[i] = (double)out->actions_bare / ((t1 - t0) * 1e-9);
        host[i] = (double)out->actions_host / ((t2 - t1) * 1e-9);
    }
    if (bench && !status) {
        out->bare_per_second = vaka_bench_median(bare, repetitions);
        out->host_per_second = vaka_bench_median(host, repetitions);
    }
    free(bare);
    free(host);
    return status;
}
