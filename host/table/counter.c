/* table/counter.c - numbers that lie on the table.
 *
 * SPDX-License-Identifier: MIT */
#include "table/counter.h"

#include <stdio.h>

#define WHOSE 80 /* room for "counter 'fish' of seat 1" */

void vaka_counter_init(vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        const vaka_counter_info *info = &layout->counters[i];
        for (int32_t n = 0; n < vaka_counter_numbers(layout, info); n++) {
            vaka_counter_values(position, info)[n] = info->start;
            if (vaka_counter_is_secret(info))
                vaka_counter_least(position, info)[n] = info->min;
        }
    }
}

/* Which call it was, for the module's author; what a script called the bridge says. */
static const char *prefix(const vaka_position *position, const char *call, char out[WHOSE])
{
    if (position->in_script)
        return "";
    snprintf(out, WHOSE, "%s: ", call);
    return out;
}

/* The counter that a call means, and which of its numbers; NULL after breaking the match. */
static const vaka_counter_info *find(const vaka_match *match, int32_t counter, int32_t seat,
                                     const char *call, int32_t *number)
{
    const vaka_layout *layout = match->layout;
    vaka_position *position = vaka_position_of(match);
    char by[WHOSE];

    if (counter < 0 || counter >= layout->counter_count) {
        vaka_position_break(position, "%sthere is no counter %d", prefix(position, call, by),
                            counter);
        return NULL;
    }
    const vaka_counter_info *info = &layout->counters[counter];
    *number = info->per_seat ? seat : 0;
    if (info->per_seat ? seat >= 0 && seat < match->seats : seat == VAKA_NONE)
        return info;
    vaka_position_break(position,
                        info->per_seat ? "%scounter '%s' has a number for each seat, none for %d"
                                       : "%scounter '%s' is the game's, not that of seat %d",
                        prefix(position, call, by), info->id, seat);
    return NULL;
}

int32_t vaka_counter(const vaka_match *match, int32_t counter, int32_t seat)
{
    int32_t number = 0;
    const vaka_counter_info *info = find(match, counter, seat, "vaka_counter", &number);

    return info ? vaka_counter_values(vaka_position_of(match), info)[number] : 0;
}

/* Says which one, and its bounds, but not the number it would have become: it may be secret. */
static void refuse(vaka_position *position, const vaka_counter_info *info, int32_t number,
                   const char *call)
{
    char whose[WHOSE] = "", by[WHOSE];

    if (info->per_seat)
        snprintf(whose, sizeof whose, " of seat %d", (int)number);
    vaka_position_break(position, "%scounter '%s'%s stays between %d and %d",
                        prefix(position, call, by), info->id, whose, info->min, info->max);
}

/* Lowered, it is no longer known to be at least anything: by how much is the game's to tell. */
static void put(vaka_position *position, const vaka_counter_info *info, int32_t number,
                int64_t value, const char *call)
{
    int16_t *at = &vaka_counter_values(position, info)[number];

    if (value < info->min || value > info->max) {
        refuse(position, info, number, call);
        return;
    }
    if (vaka_counter_is_secret(info) && value < *at)
        vaka_counter_least(position, info)[number] = info->min;
    *at = (int16_t)value;
}

void vaka_counter_set(vaka_match *match, int32_t counter, int32_t seat, int32_t value)
{
    int32_t number = 0;
    const vaka_counter_info *info = find(match, counter, seat, "vaka_counter_set", &number);

    if (info)
        put(vaka_position_of(match), info, number, value, "vaka_counter_set");
}

void vaka_counter_add(vaka_match *match, int32_t counter, int32_t seat, int32_t amount)
{
    vaka_position *position = vaka_position_of(match);
    int32_t number = 0;
    const vaka_counter_info *info = find(match, counter, seat, "vaka_counter_add", &number);

    if (info)
        put(position, info, number, (int64_t)vaka_counter_values(position, info)[number] + amount,
            "vaka_counter_add");
}

void vaka_counter_known(vaka_match *match, int32_t counter, int32_t seat, int32_t least)
{
    vaka_position *position = vaka_position_of(match);
    int32_t number = 0;
    char by[WHOSE];
    const vaka_counter_info *info = find(match, counter, seat, "vaka_counter_known", &number);

    if (!info || !vaka_counter_is_secret(info))
        return; /* all see it: while teaching, say */
    if (least < info->min || least > vaka_counter_values(position, info)[number]) {
        vaka_position_break(position, "%scounter '%s' is less than all are said to know",
                            prefix(position, "vaka_counter_known", by), info->id);
        return;
    }
    vaka_counter_least(position, info)[number] = (int16_t)least;
    position->marks |= VAKA_MARK_LEARNED; /* whatever was said: that it is nothing tells as much */
    position->learned |=
        VAKA_LEARNED_ALL &
        (uint16_t)(info->see == VAKA_SEE_OWNER ? ~(1u << (uint32_t)number) : VAKA_LEARNED_ALL);
}

void vaka_counter_check(vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        const vaka_counter_info *info = &layout->counters[i];
        int32_t sum = 0;
        if (info->total < 0) /* not known, or open */
            continue;
        for (int32_t n = 0; n < layout->setup.seats; n++)
            sum += vaka_counter_values(position, info)[n];
        if (sum != info->total)
            vaka_position_break(position,
                                "the numbers of counter '%s' add up to %d, not to its total of %d",
                                info->id, sum, info->total);
    }
}

void vaka_counter_hide(vaka_position *position, int32_t seat)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        const vaka_counter_info *info = &layout->counters[i];
        for (int32_t n = 0; n < vaka_counter_numbers(layout, info); n++)
            if (!vaka_counter_seen_by(info, info->per_seat ? n : VAKA_NONE, seat))
                vaka_counter_values(position, info)[n] = VAKA_HIDDEN;
    }
}
