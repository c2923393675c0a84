/* conformance/check_pairs.c - a run that compared nothing has shown nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where a seat does not know all there must be another position that it cannot tell from this one.
 * A game in which none is ever found keeps no secret that could be tested: each kind has a back of
 * its own, a swap group, or `possible` finds nothing possible. */
#include "game.h"

#include "match/sealed.h"
#include "table/counter.h"
#include "table/table.h"

#include <inttypes.h>

#define ENOUGH 40u /* positions, before their number says anything */

static bool is_shuffled(const vaka_layout *layout, const vaka_piece *piece)
{
    uint32_t type = layout->zones[piece->zone].type;

    return type == VAKA_ZONE_DECK || type == VAKA_ZONE_CUP;
}

/* Does a viewer not know which of two kinds lies where? `order`: in decks and cups; otherwise one
 * of the two lies elsewhere: in a hand, on the board. */
static bool hides_pieces(const vaka_position *position, int32_t viewer, bool order)
{
    const vaka_layout *layout = position->face.layout;
    int32_t kind = VAKA_NONE;
    bool differ = false, loose = false;

    for (int32_t i = 0; i < position->table->piece_count; i++) {
        const vaka_piece *piece = &position->pieces[i];
        if (piece->zone < 0 || vaka_table_knows(layout, piece, viewer) ||
            (order && !is_shuffled(layout, piece)))
            continue;
        differ = differ || (kind >= 0 && piece->kind != kind);
        loose = loose || !is_shuffled(layout, piece);
        kind = piece->kind;
    }
    return differ && (order || loose);
}

/* Has another seat sealed something that is not carried out yet? */
static bool hides_sealed(const vaka_position *position, int32_t viewer)
{
    bool hides = false;

    for (int32_t seat = 0; seat < position->face.seats; seat++)
        hides = hides || (seat != viewer && vaka_sealed_asks(position, seat) &&
                          position->table->sealed_count[seat] > 0);
    return hides;
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
    at->tally->hidden_pieces += hides_pieces(position, viewer, false);
    at->tally->hidden_order += hides_pieces(position, viewer, true);
    at->tally->hidden_sealed += hides_sealed(position, viewer);
    at->tally->hidden_counters += hides_counters(position, viewer);
    at->tally->hidden_deals += hides_deal(position, viewer);
}

/* A class of secrets: in how many positions there are some, in how many pairs they differ. */
typedef struct secrets {
    uint64_t hidden, pairs;
    const char *what, *never;
} secrets;

bool check_pairs(const tally *at, finding *found)
{
    const pairs *rest = &at->rest, *motion = &at->motion;
    const secrets all[] = {
        {at->hidden_pieces, rest->pieces + motion->pieces, "pieces lie hidden",
         "there is never another one that the seat could not tell from it: their backs, owners or "
         "groups all differ"},
        {at->hidden_order, rest->order + motion->order, "decks or cups hide what is drawn next",
         "it can never be anything else: the backs or groups of all that is in them differ"},
        {at->hidden_sealed, rest->sealed + motion->sealed, "others have sealed something",
         "it can never be anything else than what it is"},
        {at->hidden_counters, rest->counters + motion->counters, "counters are secret",
         "they can never be anything else than what they are"},
        {at->hidden_deals, rest->deals + motion->deals, "two others make a deal",
         "its lists can never be anything else"},
    };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].hidden >= ENOUGH && !all[i].pairs)
            return finding_set(found, "pairs", "%s in %" PRIu64 " positions, and %s", all[i].what,
                               all[i].hidden, all[i].never);
    if (at->samples >= ENOUGH && at->unmixed * 100 > at->samples)
        return finding_set(found, "pairs",
                           "%" PRIu64 " of %" PRIu64
                           " samples (more than 1 %%) have to keep what their seat may not know: "
                           "what is asked or done at once depends on it",
                           at->unmixed, at->samples);
    return true;
}
