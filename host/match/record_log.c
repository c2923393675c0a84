/* match/record_log.c - keeps the log in step with undo and redo.
 *
 * SPDX-License-Identifier: MIT
 *
 * In a sealed question a seat takes back its own last action, which need not be the last one of
 * all: so each seat has a list of the steps it can undo, and one of those it can redo, and what is
 * undone is taken out of the middle of what is shown. Only what others have sealed since can lie
 * behind it, so no undo costs more for all the lines that were there before. */
#include "match/record_log.h"

#include <stdlib.h>
#include <string.h>

void vaka_record_told_done(vaka_record_told *told)
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        free(told->stand[seat].at);
        free(told->undone[seat].at);
    }
    free(told->steps);
    free(told->all);
    free(told->shown);
    *told = (vaka_record_told){0};
}

static void list_push(vaka_told_list *list, uint32_t step)
{
    list->at = vaka_xmore(list->at, list->count, sizeof *list->at);
    list->at[list->count++] = step;
}

/* A step that stands again goes before those that came after it. */
static void list_insert(vaka_record_told *told, vaka_told_list *list, uint32_t step)
{
    list_push(list, step);
    for (uint32_t i = list->count - 1; i > 0 && list->at[i - 1] > step; i--) {
        list->at[i] = list->at[i - 1];
        list->at[i - 1] = step;
        told->work++;
    }
}

static void add_entry(vaka_log_entry **list, uint32_t *count, const vaka_log_entry *entry)
{
    *list = vaka_xmore(*list, *count, sizeof **list);
    (*list)[(*count)++] = *entry;
}

static void add_step(vaka_record_told *told, uint32_t number, uint32_t count)
{
    told->steps = vaka_xmore(told->steps, told->step_count, sizeof told->steps[0]);
    told->steps[told->step_count++] =
        (vaka_told_step){.number = number, .first = told->all_count, .count = count};
}

/* A step, and what the live match has to tell about it. */
static void add_told(vaka_record_told *told, const vaka_live *live, uint32_t number, int32_t seat)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(live, &count);

    if (seat >= 0)
        list_push(&told->stand[seat], told->step_count);
    add_step(told, number, count);
    for (uint32_t i = 0; i < count; i++) {
        vaka_log_entry entry = {
            .event = events[i], .action = number, .turn = vaka_live_event_turn(live, i)};
        add_entry(&told->all, &told->all_count, &entry);
        add_entry(&told->shown, &told->shown_count, &entry);
    }
    told->work += 1 + count;
}

void vaka_record_told_add(vaka_record_told *told, const vaka_live *live, uint32_t number,
                          int32_t seat)
{
    if (seat >= 0)
        told->undone[seat].count = 0; /* past redoing */
    add_told(told, live, number, seat);
}

/* Puts an entry before so many at the end of a list. */
static void insert_entry(vaka_log_entry **list, uint32_t *count, uint32_t behind,
                         const vaka_log_entry *entry)
{
    add_entry(list, count, entry);
    memmove(*list + *count - behind, *list + *count - behind - 1, behind * sizeof **list);
    (*list)[*count - behind - 1] = *entry;
}

void vaka_record_told_note(vaka_record_told *told, const vaka_event *event, int16_t turn)
{
    vaka_told_step *step = &told->steps[told->step_count - 1];
    vaka_log_entry entry = {.event = *event, .action = step->number, .turn = turn};

    if (step->count > 0)
        entry.turn = told->all[step->first].turn;
    insert_entry(&told->all, &told->all_count, step->count, &entry);
    insert_entry(&told->shown, &told->shown_count, step->count, &entry);
    step->count++;
    told->changes++;
    told->work++;
}

/* Where in `shown` the entries of the steps after this one begin. */
static uint32_t shown_after(vaka_record_told *told, uint32_t number)
{
    uint32_t at = told->shown_count;

    for (; at > 0 && told->shown[at - 1].action > number; at--)
        told->work++;
    return at;
}

static void hide(vaka_record_told *told, const vaka_told_step *step)
{
    uint32_t after = shown_after(told, step->number);

    if (!step->count) /* and perhaps nothing has been told at all yet */
        return;
    memmove(told->shown + after - step->count, told->shown + after,
            (told->shown_count - after) * sizeof *told->shown);
    told->shown_count -= step->count;
}

static void show_again(vaka_record_told *told, const vaka_told_step *step)
{
    uint32_t after = shown_after(told, step->number), behind = told->shown_count - after;

    if (!step->count)
        return;
    for (uint32_t i = 0; i < step->count; i++) /* makes room */
        add_entry(&told->shown, &told->shown_count, &told->all[step->first]);
    memmove(told->shown + after + step->count, told->shown + after, behind * sizeof *told->shown);
    memcpy(told->shown + after, told->all + step->first, step->count * sizeof *told->shown);
    told->work += step->count;
}

void vaka_record_told_undo(vaka_record_told *told, int32_t seat)
{
    vaka_told_list *stand = &told->stand[seat];

    if (!stand->count)
        return;
    uint32_t step = stand->at[--stand->count];
    list_push(&told->undone[seat], step);
    hide(told, &told->steps[step]);
    told->changes++;
    told->work++;
}

/* Did a step tell what the live match tells now? */
static bool told_the_same(vaka_record_told *told, const vaka_live *live, const vaka_told_step *step)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(live, &count);

    if (count != step->count)
        return false;
    for (uint32_t i = 0; i < count; i++, told->work++)
        if (memcmp(&told->all[step->first + i].event, &events[i], sizeof *events) != 0)
            return false;
    return true;
}

void vaka_record_told_redo(vaka_record_told *told, const vaka_live *live, uint32_t number,
                           int32_t seat)
{
    vaka_told_list *undone = &told->undone[seat];
    uint32_t step = undone->count ? undone->at[--undone->count] : told->step_count;

    if (step < told->step_count && told_the_same(told, live, &told->steps[step])) {
        list_insert(told, &told->stand[seat], step);
        show_again(told, &told->steps[step]);
        told->changes++;
        return;
    }
    add_told(told, live, number, seat);
}
