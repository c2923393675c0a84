/* conformance/check_pairs.c - a run that compared nothing has shown nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where a seat does not know all there must be another position that it cannot tell from this one.
 * A game in which none is ever found keeps no secret that could be tested: each kind has a back of
 * its own, a swap group, or `possible` finds nothing possible. */
#include "game.h"

#include "table/counter.h"
#include "table/table.h"

#include <inttypes.h>

#define ENOUGH 40u /* positions, before their number says anything */

/* Does a viewer not know which of two kinds lies where? */
static bool hides_pieces(const vaka_position *position, int32_t viewer)
{
    const vaka_layout *layout = position->face.layout;
    int32_t kind = VAKA_NONE;

    for (int32_t i = 0; i < position->table->piece_count; i++) {
        const vaka_piece *piece = &position->pieces[i];
        if (piece->zone < 0 || vaka_table_knows(layout, piece, viewer))
            continue;
        if (kind >= 0 && piece->kind != kind)
            return true;
        kind = piece->kind;
    }
    return false;
}

static bool hides_counters(const vaka_position *position, int32_t viewer)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->counter_count; i++) {
        const vaka_counter_info *info = &layout->counters[i];
        for (int32_t n = 0; n < vaka_counter_numbers(layout, info); n++)
            if (!vaka_counter_seen_by(info, info->per_seat ? n : VAKA_NONE, viewer))
                return true;
    }
    return false;
}

/* Do two others talk about a deal? */
static bool hides_deal(const vaka_position *position, int32_t viewer)
{
    const vaka_deal_region *deal = position->deal;

    return deal && deal->open && viewer != deal->by && viewer != deal->with;
}

void pairs_expect(game *at, int32_t viewer, const vaka_resampled *differ)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(at->record));

    at->tally->samples++;
    at->tally->unmixed += differ->unmixed;
    at->tally->hidden_pieces += hides_pieces(position, viewer);
    at->tally->hidden_counters += hides_counters(position, viewer);
    at->tally->hidden_deals += hides_deal(position, viewer);
}

bool check_pairs(const tally *at, finding *found)
{
    uint64_t pieces = at->rest.pieces + at->rest.order + at->motion.pieces + at->motion.order;
    uint64_t counters = at->rest.counters + at->motion.counters;

    if (at->hidden_pieces >= ENOUGH && !pieces)
        return finding_set(found, "pairs",
                           "pieces lie hidden in %" PRIu64
                           " positions, and there is never another one that the seat could not "
                           "tell from it: their backs, owners or groups all differ",
                           at->hidden_pieces);
    if (at->hidden_counters >= ENOUGH && !counters)
        return finding_set(found, "pairs",
                           "counters are secret in %" PRIu64
                           " positions, and they can never be anything else than what they are",
                           at->hidden_counters);
    if (at->hidden_deals >= ENOUGH && !(at->rest.deals + at->motion.deals))
        return finding_set(found, "pairs",
                           "two others make a deal in %" PRIu64
                           " positions, and its lists can never be anything else",
                           at->hidden_deals);
    if (at->samples >= ENOUGH && at->unmixed * 100 > at->samples)
        return finding_set(found, "pairs",
                           "%" PRIu64 " of %" PRIu64
                           " samples (more than 1 %%) have to keep what their seat may not know: "
                           "what is asked or done at once depends on it",
                           at->unmixed, at->samples);
    return true;
}
