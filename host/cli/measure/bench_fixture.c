/* cli/measure/bench_fixture.c - what benchmarks of a module are run on: a game, and positions out
 * of it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"

#include "chance/rng.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define GAME_BOUND 5000u /* actions that are kept of the game */

double vaka_bench_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double vaka_bench_worked(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double vaka_bench_median(double *numbers, uint32_t count)
{
    qsort(numbers, count, sizeof *numbers, compare_doubles);
    return (numbers[(count - 1) / 2] + numbers[count / 2]) / 2;
}

/* Plays the game on a record, so that its journal can be saved, and keeps its actions. */
static vaka_status play_game(vaka_fixture *fixture, vaka_record *record, vaka_error *err)
{
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_live *live = vaka_record_live(record);
    uint32_t poll[4];
    vaka_action action;
    vaka_status status = vaka_sim_bots(&fixture->plan, &fixture->plan.seed, bots, err);

    vaka_rng_seed(poll, fixture->seed);
    while (!status && fixture->count < GAME_BOUND && vaka_bot_next(bots, live, poll, &action)) {
        status = vaka_record_apply(record, &action, NULL, err);
        fixture->actions[fixture->count++] = action;
    }
    return status;
}

/* Goes through the game once more and keeps up to VAKA_FIXTURE_STOPS of its positions. */
static vaka_status keep_stops(vaka_fixture *fixture, vaka_error *err)
{
    vaka_live *live = vaka_live_clone(fixture->start);
    uint32_t step = fixture->count / VAKA_FIXTURE_STOPS + 1;
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < fixture->count; i++) {
        const vaka_action *action = &fixture->actions[i];
        vaka_fixture_stop *stop = NULL;

        if (i % step == 0) {
            stop = &fixture->stop[fixture->stops++];
            *stop = (vaka_fixture_stop){vaka_live_clone(live), action->seat, *action, false};
        }
        status = vaka_live_apply(live, action, NULL, err);
        if (stop && !status && vaka_live_can_undo(live, action->seat, NULL)) {
            stop->can_undo = true;
            fixture->undos++;
        }
    }
    vaka_live_free(live);
    return status;
}

static vaka_status make_folder(vaka_fixture *fixture, vaka_error *err)
{
    const char *under = getenv("TMPDIR");
    char path[sizeof fixture->folder];

    if (!under || strlen(under) > 200)
        under = "/tmp";
    snprintf(path, sizeof path, "%s/vaka-bench-XXXXXX", under);
    if (!mkdtemp(path))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot make a folder in %s: %s", under,
                         strerror(errno));
    memcpy(fixture->folder, path, sizeof path);
    snprintf(fixture->game_path, sizeof fixture->game_path, "%s/game.vkj", path);
    snprintf(fixture->line_path, sizeof fixture->line_path, "%s/line.vkj", path);
    snprintf(fixture->plain_path, sizeof fixture->plain_path, "%s/plain", path);
    return VAKA_OK;
}

static vaka_status record_game(vaka_fixture *fixture, vaka_error *err)
{
    vaka_record *record = NULL;
    vaka_status status =
        vaka_record_new(&fixture->layout->setup, fixture->head, NULL, &record, err);

    if (status)
        return status;
    status = play_game(fixture, record, err);
    if (!status)
        status = vaka_record_save(record, fixture->game_path, err);
    if (!status)
        status = vaka_record_save(record, fixture->line_path, err);
    vaka_record_close(record);
    if (!status && fixture->count == 0)
        status =
            vaka_fail(err, VAKA_ERR_CONTRACT, "%s: nobody can do anything", fixture->module->id);
    return status;
}

/* Many games like this one, for measuring how fast they are played. */
static vaka_status make_plan(vaka_fixture *fixture, const vaka_library *library, vaka_error *err)
{
    uint32_t queued = fixture->head->queue_count;
    vaka_status status = vaka_journal_queue_read(fixture->layout, fixture->head->queue, queued,
                                                 &fixture->queue, err);

    fixture->plan = (vaka_sim_plan){.layout = fixture->layout,
                                    .library = library,
                                    .queue = fixture->queue,
                                    .queued = queued,
                                    .seed = vaka_seed_of(fixture->seed),
                                    .bound = VAKA_SIM_BOUND};
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        fixture->plan.bot[seat] = "random";
    return status;
}

vaka_status vaka_fixture_init(vaka_fixture *fixture, const vaka_start *start,
                              const vaka_library *library, vaka_plugins *plugins, vaka_error *err)
{
    memset(fixture, 0, sizeof *fixture);
    fixture->module = start->setup.module;
    fixture->plugins = plugins;
    fixture->head = &start->head;
    fixture->seed = start->head.seed.number;
    fixture->actions = vaka_xnew(GAME_BOUND * sizeof *fixture->actions);
    vaka_status status = vaka_layout_new(&start->setup, &fixture->layout, err);
    if (!status)
        status = make_plan(fixture, library, err);
    if (!status)
        status = make_folder(fixture, err);
    if (!status)
        status = record_game(fixture, err);
    if (!status)
        status = vaka_live_new(fixture->layout, fixture->seed, fixture->queue, fixture->plan.queued,
                               &fixture->start, err);
    if (status)
        return status;
    fixture->scratch = vaka_live_clone(fixture->start);
    vaka_live_keep_undo(fixture->scratch, false);
    fixture->scratch_undo = vaka_live_clone(fixture->start);
    vaka_position_init(&fixture->view, fixture->layout);
    return keep_stops(fixture, err);
}

void vaka_fixture_done(vaka_fixture *fixture)
{
    for (uint32_t i = 0; i < fixture->stops; i++)
        vaka_live_free(fixture->stop[i].live);
    vaka_live_free(fixture->start);
    vaka_live_free(fixture->scratch);
    vaka_live_free(fixture->scratch_undo);
    vaka_position_done(&fixture->view);
    vaka_layout_free(fixture->layout);
    free(fixture->actions);
    free(fixture->queue);
    if (!fixture->folder[0])
        return;
    unlink(fixture->game_path);
    unlink(fixture->line_path);
    unlink(fixture->plain_path);
    rmdir(fixture->folder);
}
