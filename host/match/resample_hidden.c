/* match/resample_hidden.c - other numbers in counters that a seat may not see, others laid aside in
 * secret, and other lists for a deal that it has no part in.
 *
 * SPDX-License-Identifier: MIT */
#include "match/resample_inside.h"

#include "chance/rng.h"
#include "layout/intake.h"
#include "match/deal.h"
#include "table/agenda.h"
#include "table/counter.h"
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

/* --- Counters --------------------------------------------------------------------------------- */

/* A hidden number, and how low it may be for all that is known. */
typedef struct hidden {
    int16_t *at;
    int32_t least, most;
} hidden;

/* Nobody has as much as a purse can hold. Who knows nothing of the others takes himself for an
 * example: they have up to twice as much as he, and a little more; so on average what he has. */
static int32_t likely_most(const vaka_position *position, const vaka_counter_info *info,
                           int32_t seat)
{
    if (seat < 0 || !info->per_seat || info->total != VAKA_NONE ||
        !vaka_counter_seen_by(info, seat, seat))
        return info->max;
    int32_t most = 2 * vaka_counter_values(position, info)[seat] + 2;
    return most < info->max ? most : info->max;
}

static uint32_t gather(const vaka_position *position, const vaka_counter_info *info, int32_t seat,
                       hidden out[VAKA_MAX_SEATS])
{
    int32_t likely = likely_most(position, info, seat);
    uint32_t count = 0;

    for (int32_t n = 0; n < vaka_counter_numbers(position->face.layout, info); n++) {
        if (vaka_counter_seen_by(info, info->per_seat ? n : VAKA_NONE, seat))
            continue;
        out[count].at = &vaka_counter_values(position, info)[n];
        out[count].least = vaka_counter_least(position, info)[n];
        out[count].most = likely > out[count].least ? likely : out[count].least;
        count++;
    }
    return count;
}

static int32_t between(int32_t least, int32_t most, uint32_t *rng)
{
    return least + (int32_t)vaka_rng_below(rng, (uint32_t)(most - least) + 1u);
}

/* Nothing is known of a sum: each is any number that is likely. */
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

/* --- What is laid aside ----------------------------------------------------------------------- */

/* May the seat, for all it knows, be wrong about where a piece lies? */
static bool is_loose(const vaka_position *position, const bool *stays, int32_t piece, int32_t seat)
{
    return stays ? !stays[piece]
                 : !vaka_table_knows(position->face.layout, &position->pieces[piece], seat);
}

static void carry(vaka_position *position, int32_t piece, int32_t zone)
{
    vaka_table_unlink(position, piece, zone);
    vaka_table_link(position, piece, zone);
}

/* All that is loose in both zones, by its number. */
static int32_t loose_in(const vaka_position *position, const int32_t zone[2], const bool *stays,
                        int32_t seat, int16_t *out)
{
    int32_t count = 0;

    for (int32_t piece = 0; piece < position->table->piece_count; piece++) {
        int32_t lies = position->pieces[piece].zone;
        if (lies >= 0 && (lies == zone[0] || lies == zone[1]) &&
            is_loose(position, stays, piece, seat))
            out[count++] = (int16_t)piece;
    }
    return count;
}

/* Back to where it came from; how many are loose there now. */
static int32_t put_together(vaka_position *position, int32_t zone, const bool *stays, int32_t seat,
                            int16_t *out)
{
    const int32_t both[] = {zone, position->face.layout->zones[zone].aside_of};
    int32_t count = loose_in(position, both, stays, seat, out);

    for (int32_t i = 0; i < count; i++)
        carry(position, out[i], both[1]);
    return count;
}

/* How many more may lie aside. */
static int32_t room_aside(const vaka_position *position, const vaka_zone_info *info, int32_t zone)
{
    int32_t room = info->most;

    if (info->aside_room >= 0) {
        const vaka_counter_info *counter = &position->face.layout->counters[info->aside_room];
        int32_t says = vaka_counter_values(position, counter)[counter->per_seat ? info->owner : 0];
        room = says < room ? says : room;
    }
    room -= position->zones[zone].count;
    return room > 0 ? room : 0;
}

/* Any number of what lies together, by chance; each only where the module finds it possible. */
static void lay_aside(vaka_position *position, int32_t zone, int16_t *loose, int32_t count,
                      uint32_t *rng)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_zone_info *info = &layout->zones[zone];
    int32_t room = room_aside(position, info, zone);
    uint32_t many = vaka_rng_below(rng, (uint32_t)(room < count ? room : count) + 1u);

    for (uint32_t i = 0; i < many; i++) {
        uint32_t at = i + vaka_rng_below(rng, (uint32_t)count - i);
        int16_t piece = loose[at];
        loose[at] = loose[i];
        const vaka_piece *lies = &position->pieces[piece];
        if (!vaka_intake_fits(layout, zone, lies->kind, lies->owner))
            continue;
        carry(position, piece, zone);
        if (!vaka_resample_possible(position))
            carry(position, piece, info->aside_of);
    }
}

/* For each zone in which others lay aside: puts together, and with `rng` lays aside anew. */
static void each_aside(vaka_position *position, const bool *stays, int32_t seat, uint32_t *rng)
{
    const vaka_layout *layout = position->face.layout;

    if (!layout->has_aside)
        return;
    int16_t *loose = vaka_xnew(sizeof *loose * ((size_t)position->table->piece_count + 1));
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].aside_of < 0 || layout->zones[zone].owner == seat)
            continue;
        int32_t count = put_together(position, zone, stays, seat, loose);
        if (rng)
            lay_aside(position, zone, loose, count, rng);
    }
    free(loose);
}

void vaka_arrange_aside(vaka_position *position, const bool *stays, int32_t seat)
{
    each_aside(position, stays, seat, NULL);
}

void vaka_resample_aside(vaka_position *position, const bool *stays, int32_t seat, uint32_t *rng)
{
    each_aside(position, stays, seat, rng);
}

/* --- Deals ------------------------------------------------------------------------------------ */

#define MOST_LINES 4u /* of a made-up offer */
#define DEAL_TRIES 40

bool vaka_resample_deal_hidden(const vaka_position *position, int32_t seat)
{
    const vaka_deal_region *deal = position->deal;

    return deal && deal->open && seat != deal->by && !(seat == deal->with && deal->offered);
}

static void clear(vaka_position *position)
{
    memset(position->deal + 1, 0, 2 * (size_t)position->face.layout->good_count);
}

void vaka_resample_deal_clear(vaka_position *position, int32_t seat)
{
    if (vaka_resample_deal_hidden(position, seat))
        clear(position);
}

/* Others see who is asked, not whether it reads an offer or writes one already. */
static void mix_stage(vaka_position *position, uint32_t *rng)
{
    vaka_deal_region *deal = position->deal;
    const vaka_frame *frame = vaka_agenda_top(position);
    int8_t asked = frame->seat;
    int8_t other = (int8_t)(frame->local[0] == asked ? frame->local[1] : frame->local[0]);

    if (frame->stage == 0) /* nothing has been offered yet */
        return;
    deal->offered = !deal->left[asked] || vaka_rng_below(rng, 2);
    deal->by = deal->offered ? other : asked;
    deal->with = deal->offered ? asked : other;
}

/* A line for one of the lists, if it can be. */
static void add_line(vaka_position *position, uint32_t *rng)
{
    const vaka_layout *layout = position->face.layout;
    int32_t which = (int32_t)vaka_rng_below(rng, 2);
    int32_t good = (int32_t)vaka_rng_below(rng, (uint32_t)layout->good_count);
    int32_t most = layout->goods[good].most;

    if (which == VAKA_DEAL_GIVES) {
        int32_t has = vaka_deal_has(position, position->deal->by, good);
        most = has < most ? has : most;
    }
    if (most > 0)
        vaka_deal_list(position, which)[good] = (uint8_t)(1u + vaka_rng_below(rng, (uint32_t)most));
}

void vaka_resample_deal(vaka_position *position, int32_t seat, uint32_t *rng)
{
    vaka_deal_region *deal = position->deal;
    uint32_t lines = 0, most = (uint32_t)position->face.layout->deal_lines;

    if (!vaka_resample_deal_hidden(position, seat))
        return;
    if (seat != deal->with)
        mix_stage(position, rng);
    for (int i = 0; i < DEAL_TRIES; i++) { /* an offer that is made has something in it */
        clear(position);
        lines = vaka_rng_below(rng, (most < MOST_LINES ? most : MOST_LINES) + 1u);
        for (uint32_t n = 0; n < lines; n++)
            add_line(position, rng);
        if (!deal->offered ||
            (!vaka_deal_is_empty(position) && vaka_deal_fits(position, deal->by, VAKA_DEAL_GIVES)))
            break;
    }
    deal->lines = (uint8_t)(deal->offered ? 0 : most - lines);
}
