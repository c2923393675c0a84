/* layout/counter.c - numbers that lie on the table: declaring them.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/counter.h"

#include <stdlib.h>
#include <string.h>

#include "text/word.h"

#define MOST_FIELDS 256

int32_t vaka_counter_count(const vaka_layout *layout)
{
    return layout->counter_count;
}

int32_t vaka_counter_by_id(const vaka_layout *layout, const char *id)
{
    for (int32_t i = 0; id && i < layout->counter_count; i++)
        if (strcmp(layout->counters[i].id, id) == 0)
            return i;
    return VAKA_NONE;
}

/* Its fields have one label each, from min to max. */
static bool are_fields(const vaka_counter_spec *spec)
{
    int32_t count = spec->max - spec->min + 1;

    if (!spec->fields)
        return true;
    if (count > MOST_FIELDS || vaka_word_list_size(spec->fields) != count)
        return false;
    for (int32_t i = 0; i < count; i++)
        if (!vaka_word_list_at(spec->fields, i).length)
            return false;
    return true;
}

/* A total is of the seats' secret numbers; 0 is what is left out where it has no meaning. */
static bool is_total(const vaka_counter_spec *spec, bool secret)
{
    if (spec->total == VAKA_NONE)
        return true;
    if (!secret || !spec->per_seat)
        return spec->total == 0;
    return spec->total >= VAKA_SUM_OPEN && spec->total <= INT16_MAX;
}

static const char *fault_of(const vaka_counter_spec *spec)
{
    bool open = spec->see == VAKA_SEE_ALL || spec->see == VAKA_SEE_OPEN;

    if (!open && spec->see != VAKA_SEE_OWNER && spec->see != VAKA_SEE_NOBODY)
        return "unknown visibility of counter";
    if (spec->see == VAKA_SEE_OWNER && !spec->per_seat)
        return "seen by its owner, but is the game's: counter";
    if (spec->min <= VAKA_HIDDEN || spec->max > INT16_MAX || spec->min > spec->max)
        return "no such bounds of counter";
    if (spec->start < spec->min || spec->start > spec->max)
        return "starts beyond its bounds: counter";
    if (!is_total(spec, !open))
        return "only the seats' secret numbers have a total, up to 32767: counter";
    return are_fields(spec) ? NULL : "not one field for each of its numbers, 256 at most: counter";
}

static char **copy_fields(vaka_layout *layout, const vaka_counter_spec *spec)
{
    int32_t count = spec->max - spec->min + 1;

    if (!spec->fields)
        return NULL;
    char **fields = vaka_arena_new(&layout->texts, sizeof *fields * (size_t)count);
    for (int32_t i = 0; i < count; i++) {
        vaka_word label = vaka_word_list_at(spec->fields, i);
        fields[i] = vaka_arena_copy_part(&layout->texts, label.at, label.length);
    }
    return fields;
}

static int32_t add_counter(vaka_layout *layout, const vaka_counter_spec *spec)
{
    size_t count = (size_t)layout->counter_count;
    vaka_counter_info *info;

    layout->counters = vaka_xgrow(layout->counters, sizeof *info * (count + 1));
    info = &layout->counters[count];
    *info = (vaka_counter_info){
        .per_seat = spec->per_seat != 0,
        .see = (uint8_t)(spec->see == VAKA_SEE_OPEN ? VAKA_SEE_ALL : spec->see),
        .min = (int16_t)spec->min,
        .max = (int16_t)spec->max,
        .start = (int16_t)spec->start,
        .total = (int16_t)spec->total,
    };
    info->id = vaka_arena_copy(&layout->texts, spec->id);
    info->title = vaka_arena_copy(&layout->texts, spec->title ? spec->title : spec->id);
    info->icon = spec->icon ? vaka_arena_copy(&layout->texts, spec->icon) : NULL;
    info->fields = copy_fields(layout, spec);
    if (info->see == VAKA_SEE_ALL || !info->per_seat)
        info->total = VAKA_NONE;
    return layout->counter_count++;
}

int32_t vaka_layout_counter(vaka_layout *layout, const vaka_counter_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a counter's spec is too short", NULL);
    if (!layout->open || layout->counter_count == VAKA_MAX_COUNTERS)
        return vaka_layout_wrong(layout, "too many counters, or too late for counter", spec->id);
    if (!vaka_layout_is_id(spec->id))
        return vaka_layout_wrong(layout, "bad id of a counter", spec->id);
    if (vaka_counter_by_id(layout, spec->id) != VAKA_NONE)
        return vaka_layout_wrong(layout, "there are two counters", spec->id);
    const char *fault = fault_of(spec);
    return fault ? vaka_layout_wrong(layout, fault, spec->id) : add_counter(layout, spec);
}

void vaka_counter_place(vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->counter_count; i++) {
        vaka_counter_info *info = &layout->counters[i];
        int32_t numbers = vaka_counter_numbers(layout, info);
        info->at = (int16_t)layout->counter_numbers;
        layout->counter_numbers += vaka_counter_is_secret(info) ? 2 * numbers : numbers;
    }
}
