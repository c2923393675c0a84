/* match/resample_counters.c - other numbers in counters that a seat may not see.
 *
 * SPDX-License-Identifier: MIT */
#include "match/resample_inside.h"

#include "chance/rng.h"
#include "table/counter.h"

/* A hidden number, and how low it may be for all that is known. */
typedef struct hidden {
    int16_t *at;
    int32_t least, most;
} hidden;

static uint32_t gather(const vaka_position *position, const vaka_counter_info *info, int32_t seat,
                       hidden out[VAKA_MAX_SEATS])
{
    uint32_t count = 0;

    for (int32_t n = 0; n < vaka_counter_numbers(position->face.layout, info); n++) {
        if (vaka_counter_seen_by(info, info->per_seat ? n : VAKA_NONE, seat))
            continue;
        out[count].at = &vaka_counter_values(position, info)[n];
        out[count].least = vaka_counter_least(position, info)[n];
        out[count++].most = info->max;
    }
    return count;
}

static int32_t between(int32_t least, int32_t most, uint32_t *rng)
{
    return least + (int32_t)vaka_rng_below(rng, (uint32_t)(most - least) + 1u);
}

/* Nothing is known of a sum: each is any number. */
static void mix_each(vaka_position *position, const hidden *all, uint32_t count, uint32_t *rng)
{
    for (uint32_t i = 0; i < count; i++) {
        int16_t was = *all[i].at;
        *all[i].at = (int16_t)between(all[i].least, all[i].most, rng);
        if (!vaka_resample_possible(position))
            *all[i].at = was;
    }
}

/* The sum stays: what one gets another gives, as far as either can. */
static void mix_sum(vaka_position *position, const hidden *all, uint32_t count, uint32_t *rng)
{
    for (uint32_t i = count; i > 1; i--) {
        const hidden *a = &all[i - 1], *b = &all[vaka_rng_below(rng, i - 1)];
        int32_t sum = *a->at + *b->at;
        int32_t least = sum - b->most > a->least ? sum - b->most : a->least;
        int32_t most = sum - b->least < a->most ? sum - b->least : a->most;
        int16_t was = *a->at;
        *a->at = (int16_t)between(least, most, rng);
        *b->at = (int16_t)(sum - *a->at);
        if (!vaka_resample_possible(position)) {
            *a->at = was;
            *b->at = (int16_t)(sum - was);
        }
    }
}

void vaka_resample_counters(vaka_position *position, int32_t seat, uint32_t *rng)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        const vaka_counter_info *info = &layout->counters[i];
        hidden all[VAKA_MAX_SEATS];
        if (!vaka_counter_is_secret(info))
            continue;
        uint32_t count = gather(position, info, seat, all);
        if (info->total == VAKA_NONE)
            mix_each(position, all, count, rng);
        else
            mix_sum(position, all, count, rng);
    }
}

uint32_t vaka_resample_changed(const vaka_layout *layout, const int16_t *a, const int16_t *b)
{
    uint32_t changed = 0;

    for (int32_t i = 0; i < layout->counter_numbers; i++)
        changed += a[i] != b[i];
    return changed;
}
