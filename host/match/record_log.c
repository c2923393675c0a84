/* match/record_log.c - keeps the log in step with undo and redo.
 *
 * SPDX-License-Identifier: MIT
 *
 * In a sealed question a seat takes back its own last action, which need not be the last one of
 * all: so steps are marked as undone rather than cut off. */
#include "match/record_log.h"

#include <stdlib.h>
#include <string.h>

void vaka_record_told_done(vaka_record_told *told)
{
    free(told->steps);
    free(told->all);
    free(told->shown);
    *told = (vaka_record_told){0};
}

static void add_entry(vaka_log_entry **list, uint32_t *count, uint32_t *room,
                      const vaka_log_entry *entry)
{
    if (*count == *room) {
        *room = *room ? *room * 2 : 64;
        *list = vaka_xgrow(*list, *room * sizeof **list);
    }
    (*list)[(*count)++] = *entry;
}

static void add_step(vaka_record_told *told, uint32_t number, int32_t seat)
{
    if (told->step_count == told->step_room) {
        told->step_room = told->step_room ? told->step_room * 2 : 64;
        told->steps = vaka_xgrow(told->steps, told->step_room * sizeof told->steps[0]);
    }
    told->steps[told->step_count++] = (vaka_told_step){.number = number, .seat = seat};
}

/* A step, and what the door has to tell about it. */
static void add_told(vaka_record_told *told, const vaka_door *door, uint32_t number, int32_t seat,
                     int16_t turn)
{
    uint32_t count;
    const vaka_event *events = vaka_door_events(door, &count);

    add_step(told, number, seat);
    for (uint32_t i = 0; i < count; i++) {
        vaka_log_entry entry = {.event = events[i], .action = number, .turn = turn};
        add_entry(&told->all, &told->all_count, &told->all_room, &entry);
        add_entry(&told->shown, &told->shown_count, &told->shown_room, &entry);
    }
}

void vaka_record_told_add(vaka_record_told *told, const vaka_door *door, uint32_t number,
                          int32_t seat, int16_t turn)
{
    for (uint32_t i = 0; told->undos && i < told->step_count; i++)
        if (told->steps[i].seat == seat && told->steps[i].undone)
            told->steps[i].lost = true;
    add_told(told, door, number, seat, turn);
}

/* Entries and steps are both in the order of their numbers: one walk over both. */
static void show_again(vaka_record_told *told)
{
    uint32_t step = 0;

    told->shown_count = 0;
    for (uint32_t i = 0; i < told->all_count; i++) {
        while (told->steps[step].number != told->all[i].action)
            step++;
        if (!told->steps[step].undone)
            add_entry(&told->shown, &told->shown_count, &told->shown_room, &told->all[i]);
    }
}

void vaka_record_told_undo(vaka_record_told *told, int32_t seat)
{
    for (uint32_t i = told->step_count; i-- > 0;) {
        vaka_told_step *step = &told->steps[i];
        if (step->seat != seat || step->undone)
            continue;
        step->undone = ++told->undos;
        show_again(told);
        return;
    }
}

/* Did a step tell what the door tells now? */
static bool told_the_same(const vaka_record_told *told, const vaka_door *door, uint32_t number)
{
    uint32_t count;
    const vaka_event *events = vaka_door_events(door, &count);

    for (uint32_t i = told->all_count; i > 0 && told->all[i - 1].action >= number; i--) {
        const vaka_log_entry *entry = &told->all[i - 1];
        if (entry->action != number)
            continue;
        if (count == 0 || memcmp(&entry->event, &events[--count], sizeof entry->event) != 0)
            return false;
    }
    return count == 0;
}

void vaka_record_told_redo(vaka_record_told *told, const vaka_door *door, uint32_t number,
                           int32_t seat, int16_t turn)
{
    vaka_told_step *last = NULL;

    for (uint32_t i = 0; i < told->step_count; i++) {
        vaka_told_step *step = &told->steps[i];
        if (step->seat == seat && step->undone && !step->lost &&
            (!last || step->undone > last->undone))
            last = step;
    }
    if (last && told_the_same(told, door, last->number)) {
        last->undone = 0;
        show_again(told);
        return;
    }
    if (last)
        last->lost = true;
    add_told(told, door, number, seat, turn);
}
