/* cli/measure/bench_bed.c - what benchmarks of a module are run on: a game, and positions out of
 * it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_bed.h"

#include "chance/rng.h"
#include "play/bot.h"

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

static vaka_status make_bots(const vaka_bed *bed, vaka_bot *bots, vaka_error *err)
{
    for (int32_t seat = 0; seat < bed->layout->setup.seats; seat++) {
        bots[seat] = (vaka_bot){0};
        if (vaka_nobody(bed->layout) & VAKA_SEAT(seat))
            continue;
        vaka_status status = vaka_bot_init(&bots[seat], "random", bed->seed, seat, err);

        if (status)
            return status;
    }
    return VAKA_OK;
}

/* Plays the game on a record, so that its journal can be saved, and keeps its actions. */
static vaka_status play_game(vaka_bed *bed, vaka_record *record, vaka_error *err)
{
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_door *door = vaka_record_door(record);
    uint32_t poll[4];
    vaka_action action;
    vaka_status status = make_bots(bed, bots, err);

    vaka_rng_seed(poll, bed->seed);
    while (!status && bed->count < GAME_BOUND && vaka_bot_next(bots, door, poll, &action)) {
        status = vaka_record_apply(record, &action, NULL, err);
        bed->actions[bed->count++] = action;
    }
    return status;
}

/* Goes through the game once more and keeps up to VAKA_BED_STOPS of its positions. */
static vaka_status keep_stops(vaka_bed *bed, vaka_error *err)
{
    vaka_door *door = vaka_door_clone(bed->start);
    uint32_t step = bed->count / VAKA_BED_STOPS + 1;
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; !status && i < bed->count; i++) {
        const vaka_action *action = &bed->actions[i];
        vaka_bed_stop *stop = NULL;

        if (i % step == 0) {
            stop = &bed->stop[bed->stops++];
            *stop = (vaka_bed_stop){vaka_door_clone(door), action->seat, *action, false};
        }
        status = vaka_door_apply(door, action, NULL, err);
        if (stop && !status && vaka_door_can_undo(door, action->seat, NULL)) {
            stop->can_undo = true;
            bed->undos++;
        }
    }
    vaka_door_free(door);
    return status;
}

static vaka_status make_folder(vaka_bed *bed, vaka_error *err)
{
    const char *under = getenv("TMPDIR");
    char path[sizeof bed->folder];

    if (!under || strlen(under) > 200)
        under = "/tmp";
    snprintf(path, sizeof path, "%s/vaka-bench-XXXXXX", under);
    if (!mkdtemp(path))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot make a folder in %s: %s", under,
                         strerror(errno));
    memcpy(bed->folder, path, sizeof path);
    snprintf(bed->game_path, sizeof bed->game_path, "%s/game.vkj", path);
    snprintf(bed->line_path, sizeof bed->line_path, "%s/line.vkj", path);
    snprintf(bed->plain_path, sizeof bed->plain_path, "%s/plain", path);
    return VAKA_OK;
}

static vaka_status record_game(vaka_bed *bed, vaka_error *err)
{
    vaka_record *record = NULL;
    vaka_status status = vaka_record_new(&bed->layout->setup, bed->head, NULL, &record, err);

    if (status)
        return status;
    status = play_game(bed, record, err);
    if (!status)
        status = vaka_record_save(record, bed->game_path, err);
    if (!status)
        status = vaka_record_save(record, bed->line_path, err);
    vaka_record_close(record);
    if (!status && bed->count == 0)
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "%s: nobody can do anything", bed->module->id);
    return status;
}

/* Many games like this one, for measuring how fast they are played. */
static vaka_status make_plan(vaka_bed *bed, const vaka_library *library, vaka_error *err)
{
    uint32_t queued = bed->head->queue_count;
    vaka_status status = VAKA_OK;

    bed->queue = vaka_xnew((queued + 1) * sizeof *bed->queue);
    for (uint32_t i = 0; !status && i < queued; i++)
        status = vaka_chance_read(bed->layout, bed->head->queue[i], &bed->queue[i], err);
    bed->plan = (vaka_sim_plan){.layout = bed->layout,
                                .library = library,
                                .queue = bed->queue,
                                .queued = queued,
                                .seed = vaka_seed_of(bed->seed),
                                .bound = VAKA_SIM_BOUND};
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        bed->plan.bot[seat] = "random";
    return status;
}

vaka_status vaka_bed_init_with(vaka_bed *bed, const vaka_bed_game *game, vaka_plugins *plugins,
                               vaka_error *err)
{
    memset(bed, 0, sizeof *bed);
    bed->module = game->setup->module;
    bed->plugins = plugins;
    bed->head = game->head;
    bed->seed = game->head->seed.number;
    bed->actions = vaka_xnew(GAME_BOUND * sizeof *bed->actions);
    vaka_status status = vaka_layout_new(game->setup, &bed->layout, err);
    if (!status)
        status = make_plan(bed, game->library, err);
    if (!status)
        status = make_folder(bed, err);
    if (!status)
        status = record_game(bed, err);
    if (!status)
        status =
            vaka_door_new(bed->layout, bed->seed, bed->queue, bed->plan.queued, &bed->start, err);
    if (status)
        return status;
    bed->scratch = vaka_door_clone(bed->start);
    vaka_door_keep_undo(bed->scratch, false);
    bed->scratch_undo = vaka_door_clone(bed->start);
    return keep_stops(bed, err);
}

void vaka_bed_done(vaka_bed *bed)
{
    for (uint32_t i = 0; i < bed->stops; i++)
        vaka_door_free(bed->stop[i].door);
    vaka_door_free(bed->start);
    vaka_door_free(bed->scratch);
    vaka_door_free(bed->scratch_undo);
    vaka_layout_free(bed->layout);
    free(bed->actions);
    free(bed->queue);
    if (!bed->folder[0])
        return;
    unlink(bed->game_path);
    unlink(bed->line_path);
    unlink(bed->plain_path);
    rmdir(bed->folder);
}
