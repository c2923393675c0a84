/* play/ways_stand.c - where the picks stand in a position that was come to.
 *
 * SPDX-License-Identifier: MIT
 *
 * Copies of a match number their pieces alike, so a piece is followed by its number. Which of
 * several equal ones an action takes is the rules' choice: of each sort that was picked all pieces
 * at the origin are followed, and no more may leave than were picked. */
#include "play/ways_inside.h"

#include "table/hash.h"

#include <string.h>

static const vaka_position *start_of(const vaka_ways_walker *walker)
{
    return vaka_live_position((vaka_live *)(uintptr_t)walker->live);
}

static int8_t sort_of(const vaka_ways_wish *wish, const vaka_piece *piece)
{
    for (uint32_t i = 0; i < wish->picks; i++)
        if (wish->pick[i].kind == piece->kind && wish->pick[i].owner == piece->owner &&
            wish->pick[i].face == piece->face)
            return (int8_t)i;
    return -1;
}

void vaka_ways_mark(vaka_ways_walker *walker)
{
    const vaka_position *start = start_of(walker);

    walker->wanted = 0;
    memset(walker->sort_of, 0, sizeof walker->sort_of);
    for (int32_t i = 0; i < start->table->piece_count; i++) {
        const vaka_piece *piece = &start->pieces[i];

        walker->sort[i] = piece->zone == walker->wish->from ? sort_of(walker->wish, piece) : -1;
        if (walker->sort[i] >= 0)
            walker->sort_of[walker->sort[i]]++;
    }
    for (uint32_t i = 0; i < walker->wish->picks; i++)
        walker->wanted += (uint32_t)walker->wish->pick[i].count;
}

static bool is_same(const vaka_piece *now, const vaka_piece *was, int32_t shown)
{
    return now->zone == was->zone && now->kind == was->kind && now->owner == was->owner &&
           (now->face == was->face || now->zone == shown);
}

bool vaka_ways_where(const vaka_ways_walker *walker, vaka_live *live, int32_t shown,
                     vaka_ways_stand *out)
{
    const vaka_position *start = start_of(walker), *now = vaka_live_position(live);
    int32_t left[VAKA_WAYS_SORTS] = {0};

    *out = (vaka_ways_stand){0, VAKA_NONE};
    if (now->table->piece_count != start->table->piece_count)
        return false;
    for (int32_t i = 0; i < now->table->piece_count; i++) {
        const vaka_piece *piece = &now->pieces[i];
        int8_t sort = walker->sort[i];

        if (sort < 0 || piece->zone == walker->wish->from) {
            if (!is_same(piece, &start->pieces[i], shown))
                return false;
            continue;
        }
        if (piece->zone < 0 || (out->at != VAKA_NONE && out->at != piece->zone) ||
            ++left[sort] > walker->wish->pick[sort].count)
            return false;
        out->at = piece->zone;
        out->off++;
    }
    return true;
}

void vaka_ways_off(const vaka_ways_walker *walker, vaka_live *live, uint8_t out[VAKA_WAYS_SORTS])
{
    const vaka_position *now = vaka_live_position(live);

    for (int32_t i = 0; i < now->table->piece_count; i++)
        if (walker->sort[i] >= 0 && now->pieces[i].zone != walker->wish->from)
            out[walker->sort[i]]++;
}

int32_t vaka_ways_worth(const vaka_ways_walker *walker, vaka_live *live, int32_t to)
{
    const vaka_position *start = start_of(walker), *now = vaka_live_position(live);
    int32_t worth = 0;

    for (int32_t i = 0; walker->taste && i < now->table->piece_count; i++)
        if (walker->sort[i] >= 0 && now->pieces[i].zone != walker->wish->from)
            worth += walker->taste->worth(walker->seen, walker->wish->seat, start->pieces[i].kind,
                                          walker->wish->from, to);
    return worth;
}

/* A piece without its place in the zone. */
static vaka_piece loose(const vaka_piece *piece)
{
    vaka_piece out = *piece;

    out.next = out.prev = 0;
    out.mark = 0;
    return out;
}

/* Those that have changed, in any order: a sum. */
static uint64_t pieces_digest(const vaka_position *now, const vaka_position *start)
{
    uint64_t sum = 0;

    for (int32_t i = 0; i < now->table->piece_count; i++) {
        vaka_piece is = loose(&now->pieces[i]), was = loose(&start->pieces[i]);

        if (memcmp(&is, &was, sizeof is) != 0)
            sum += vaka_hash(0, &is, sizeof is) - vaka_hash(0, &was, sizeof was);
    }
    return sum;
}

uint64_t vaka_ways_digest(const vaka_ways_walker *walker, vaka_live *live)
{
    const vaka_layout *layout = walker->layout;
    const vaka_position *position = vaka_live_position(live);
    uint64_t sum = pieces_digest(position, start_of(walker));
    uint64_t digest = vaka_hash(sum, position->block, layout->at_zones);

    return vaka_hash(digest, position->block + layout->at_sealed,
                     layout->block_size - layout->at_sealed);
}
