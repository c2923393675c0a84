/* play/reading/reading.c - finds the decisions of a game, and looks ahead at each of them.
 *
 * SPDX-License-Identifier: MIT */
#include "play/reading/reading.h"

#include "table/codec.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SURE 1.5    /* standard errors by which something has to be better */
#define LOSS 0.02   /* … and by how much */
#define CHANGE 0.08 /* from which on a change is a turning point */
#define SEATS_NONE (-1)

typedef struct decision {
    vaka_live *live; /* owned: where it was made */
    vaka_plan_start start;
} decision;

struct vaka_reading {
    vaka_record *record; /* owned, like the rest: as it ended */
    vaka_read_point *points;
    decision *decisions; /* one for each point */
    uint32_t count, room, steps;
    int32_t open[VAKA_MAX_SEATS]; /* the decision that a seat is at, or -1 */
    vaka_action *undone;
    uint32_t undone_count;
    vaka_journal_text text;
    uint32_t next; /* of its lines, to be played */
    bool played;   /* all of them */

    vaka_search_budget budget;
    uint32_t threads;
    vaka_search_watch watch;
    atomic_uint known;
    pthread_t thread;
    bool under_way, knows_all;
};

/* --- finding decisions ------------------------------------------------------------------------ */

static vaka_read_point *begin_point(vaka_reading *reading, int32_t seat)
{
    vaka_live *live = vaka_record_live(reading->record);

    if (reading->count == reading->room) {
        reading->room = reading->room ? 2 * reading->room : 64;
        reading->points = vaka_xgrow(reading->points, reading->room * sizeof *reading->points);
        reading->decisions =
            vaka_xgrow(reading->decisions, reading->room * sizeof *reading->decisions);
    }
    reading->open[seat] = (int32_t)reading->count;
    vaka_live *then = vaka_live_clone(live);
    reading->decisions[reading->count] = (decision){then, vaka_plan_begin(live, seat)};
    reading->points[reading->count] =
        (vaka_read_point){.step = reading->steps,
                          .seat = seat,
                          .turn = vaka_live_position(live)->table->turn,
                          .question = vaka_question_of(vaka_live_position(then)),
                          .chance = -1};
    return &reading->points[reading->count++];
}

/* Does the seat go on with what it is at? */
static bool goes_on(const vaka_reading *reading, int32_t seat)
{
    vaka_live *live = vaka_record_live(reading->record);
    int32_t open = reading->open[seat];

    return open >= 0 && reading->points[open].played.count < VAKA_PLAN_LONGEST &&
           vaka_live_stretch(live, seat) > 0 &&
           vaka_plan_goes_on(live, &reading->decisions[open].start);
}

/* Before an action. What is done by somebody who need not decide is no decision. */
static void note(vaka_reading *reading, const vaka_action *action)
{
    vaka_live *live = vaka_record_live(reading->record);
    int32_t seat = action->seat;
    vaka_read_point *point;

    if (seat < 0 || seat >= VAKA_MAX_SEATS || !(vaka_live_must(live) & VAKA_SEAT(seat)))
        return;
    point =
        goes_on(reading, seat) ? &reading->points[reading->open[seat]] : begin_point(reading, seat);
    point->played.at[point->played.count++] = *action;
}

/* A decision of which nothing is left has not been made. */
static void take_back(vaka_reading *reading, int32_t seat)
{
    int32_t at = (int32_t)reading->count - 1;

    while (at >= 0 && (reading->points[at].seat != seat || !reading->points[at].played.count))
        at--;
    if (at < 0)
        return;
    vaka_plan *played = &reading->points[at].played;
    reading->undone =
        vaka_xgrow(reading->undone, (reading->undone_count + 1) * sizeof *reading->undone);
    reading->undone[reading->undone_count++] = played->at[--played->count];
    reading->open[seat] = played->count ? at : SEATS_NONE;
}

static void note_line(vaka_reading *reading, const vaka_journal_line *line)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(reading->record));
    vaka_action action;
    vaka_error err;

    if (line->type == VAKA_LINE_UNDO)
        take_back(reading, line->seat);
    else if (line->type == VAKA_LINE_REDO && reading->undone_count)
        note(reading, &reading->undone[--reading->undone_count]);
    else if (line->type == VAKA_LINE_ACTION &&
             vaka_action_read(layout, line->seat, line->action, &action, &err) == VAKA_OK) {
        reading->undone_count = 0;
        note(reading, &action);
    }
}

static bool is_step(const vaka_journal_line *line)
{
    return line->type == VAKA_LINE_ACTION || line->type == VAKA_LINE_UNDO ||
           line->type == VAKA_LINE_REDO;
}

/* Leaves out decisions that were taken back. */
static void tidy(vaka_reading *reading)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < reading->count; i++) {
        if (!reading->points[i].played.count) {
            vaka_live_free(reading->decisions[i].live);
            continue;
        }
        reading->points[kept] = reading->points[i];
        reading->decisions[kept++] = reading->decisions[i];
    }
    reading->count = kept;
}

vaka_status vaka_reading_open(const char *path, vaka_plugins *plugins, vaka_reading **out,
                              vaka_error *err)
{
    vaka_reading *reading = vaka_xnew(sizeof *reading);
    vaka_replay_report report = {0};
    vaka_status status = vaka_journal_read(path, &reading->text, err);

    if (!status)
        status = vaka_record_replay(path, plugins, 0, &reading->record, &report, err);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        reading->open[seat] = SEATS_NONE;
    reading->next = report.lines + 1;
    if (status)
        vaka_reading_free(reading);
    else
        *out = reading;
    return status;
}

bool vaka_reading_play(vaka_reading *reading, uint32_t lines)
{
    vaka_journal_text *text = &reading->text;
    vaka_error stopped;

    for (; lines > 0 && reading->next < text->count; lines--) {
        const vaka_journal_line *line = &text->lines[reading->next++];
        note_line(reading, line);
        if (vaka_record_follow(reading->record, line, &stopped))
            reading->next = text->count;
        else
            reading->steps += is_step(line);
    }
    if (reading->next < text->count)
        return true;
    if (!reading->played)
        tidy(reading);
    reading->played = true;
    return false;
}

bool vaka_reading_played(const vaka_reading *reading)
{
    return reading->played;
}

vaka_status vaka_reading_new(const char *path, vaka_plugins *plugins, vaka_reading **out,
                             vaka_error *err)
{
    vaka_status status = vaka_reading_open(path, plugins, out, err);

    if (!status)
        vaka_reading_play(*out, UINT32_MAX);
    return status;
}

void vaka_reading_free(vaka_reading *reading)
{
    if (!reading)
        return;
    atomic_store(&reading->watch.stop, true);
    vaka_reading_wait(reading);
    for (uint32_t i = 0; i < reading->count; i++)
        vaka_live_free(reading->decisions[i].live);
    vaka_record_close(reading->record);
    free(reading->points);
    free(reading->decisions);
    free(reading->undone);
    vaka_journal_text_done(&reading->text);
    free(reading);
}

/* --- looking ahead ---------------------------------------------------------------------------- */

static void judge(vaka_reading *reading, uint32_t number, vaka_crew *crew)
{
    vaka_read_point *point = &reading->points[number];
    vaka_search_played played = {point->played, reading->knows_all};
    vaka_search_result found;

    bool compared = vaka_search_beside(reading->decisions[number].live, point->seat,
                                       &reading->budget, &played, &reading->watch, crew, &found);
    double more = found.value - found.played_value;
    point->chance = found.played_value;
    if (!compared || more < LOSS || more < SURE * found.played_error)
        return;
    point->better = true;
    point->best = found.plan;
    point->best_chance = found.value;
}

static void *run(void *data)
{
    vaka_reading *reading = data;
    vaka_crew *crew =
        reading->count ? vaka_crew_new(reading->decisions[0].live, reading->threads) : NULL;

    for (uint32_t i = 0; crew && i < reading->count; i++) {
        judge(reading, i, crew);
        if (atomic_load(&reading->watch.stop))
            break;
        atomic_store(&reading->known, i + 1);
    }
    vaka_crew_free(crew);
    return NULL;
}

bool vaka_reading_may_know(const vaka_reading *reading)
{
    const vaka_journal_head *head = vaka_record_head(reading->record);
    bool played = false;

    for (int32_t seat = 0; seat < head->seats; seat++)
        played = played || (strncmp(head->player[seat], "bot:", 4) != 0 &&
                            strcmp(head->player[seat], "nobody") != 0);
    return !played || vaka_live_finished(vaka_record_live(reading->record), NULL);
}

bool vaka_reading_know(vaka_reading *reading, bool all)
{
    if (all && !vaka_reading_may_know(reading))
        return false;
    atomic_store(&reading->watch.stop, true);
    vaka_reading_wait(reading);
    atomic_store(&reading->watch.stop, false);
    atomic_store(&reading->known, 0);
    for (uint32_t i = 0; i < reading->count; i++) {
        reading->points[i].chance = -1;
        reading->points[i].better = false;
    }
    reading->knows_all = all;
    return true;
}

bool vaka_reading_knows(const vaka_reading *reading)
{
    return reading->knows_all;
}

void vaka_reading_start(vaka_reading *reading, const vaka_search_budget *budget, uint32_t threads)
{
    vaka_reading_wait(reading);
    reading->budget = *budget;
    reading->threads = threads;
    if (!reading->played || !reading->count || !vaka_crew_can(reading->decisions[0].live))
        return;
    reading->under_way = pthread_create(&reading->thread, NULL, run, reading) == 0;
}

void vaka_reading_wait(vaka_reading *reading)
{
    if (reading->under_way)
        pthread_join(reading->thread, NULL);
    reading->under_way = false;
}

/* --- what came of it -------------------------------------------------------------------------- */

const vaka_read_point *vaka_reading_points(const vaka_reading *reading, uint32_t *count)
{
    *count = reading->count;
    return reading->points;
}

uint32_t vaka_reading_known(const vaka_reading *reading)
{
    return atomic_load(&((vaka_reading *)(uintptr_t)reading)->known);
}

vaka_record *vaka_reading_record(const vaka_reading *reading)
{
    return reading->record;
}

uint32_t vaka_reading_steps(const vaka_reading *reading)
{
    return reading->steps;
}

double vaka_reading_outcome(const vaka_reading *reading, int32_t seat)
{
    uint8_t winners;

    if (!vaka_live_finished(vaka_record_live(reading->record), &winners))
        return -1;
    return winners & VAKA_SEAT(seat) ? 1.0 / __builtin_popcount(winners) : 0;
}

int32_t vaka_reading_next(const vaka_reading *reading, uint32_t point)
{
    uint32_t known = vaka_reading_known(reading);

    for (uint32_t i = point + 1; i < known; i++)
        if (reading->points[i].seat == reading->points[point].seat &&
            reading->points[i].chance >= 0)
            return (int32_t)i;
    return -1;
}

/* How much the chance changes until the seat's next decision, whichever way; 0: nobody knows. */
static double change(const vaka_reading *reading, uint32_t point)
{
    int32_t next = vaka_reading_next(reading, point);

    if (next < 0 || reading->points[point].chance < 0)
        return 0;
    double by = reading->points[next].chance - reading->points[point].chance;
    return by < 0 ? -by : by;
}

static double loss(const vaka_reading *reading, uint32_t point)
{
    const vaka_read_point *at = &reading->points[point];

    return at->better ? at->best_chance - at->chance : 0;
}

/* The greatest of them, from `least` on, in order. */
static uint32_t greatest(const vaka_reading *reading,
                         double (*measure)(const vaka_reading *, uint32_t), double least,
                         uint32_t *out, uint32_t most)
{
    uint32_t known = vaka_reading_known(reading), count = 0;

    for (uint32_t i = 0; i < known; i++) {
        double own = measure(reading, i);
        uint32_t at = count;

        if (own < least)
            continue;
        while (at > 0 && measure(reading, out[at - 1]) < own)
            at--;
        if (at == most)
            continue;
        count += count < most;
        memmove(&out[at + 1], &out[at], (count - 1 - at) * sizeof *out);
        out[at] = i;
    }
    return count;
}

uint32_t vaka_reading_turns(const vaka_reading *reading, uint32_t *out, uint32_t most)
{
    return greatest(reading, change, CHANGE, out, most);
}

uint32_t vaka_reading_losses(const vaka_reading *reading, uint32_t *out, uint32_t most)
{
    return greatest(reading, loss, LOSS, out, most);
}
