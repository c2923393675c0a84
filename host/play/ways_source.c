/* play/ways_source.c - from which zone an action takes the piece whose kind it names.
 *
 * SPDX-License-Identifier: MIT */
#include "play/ways.h"

#include "match/resample.h"
#include "match/sealed.h"

/* Has a piece left its zone, or been turned in it? */
static bool is_taken(const vaka_piece *before, const vaka_piece *after)
{
    return after->zone != before->zone || after->face != before->face ||
           after->mark != before->mark || after->kind != before->kind;
}

/* The one zone that pieces of a kind were taken from in which the seat sees any: nobody can point
 * at what fills a gap out of a hidden pile. Of several the seat's own, for more than what is named
 * may move. VAKA_NONE: none, or it is not certain. */
static int32_t left(const vaka_live *before, const vaka_position *was, const vaka_match *now,
                    int32_t seat, int32_t kind)
{
    const vaka_layout *layout = vaka_live_layout(before);
    const vaka_match *seen = vaka_live_seen((vaka_live *)(uintptr_t)before, seat);
    int32_t found[2] = {VAKA_NONE, VAKA_NONE}; /* of others, of one's own */
    bool many[2] = {false, false};

    for (int32_t i = 0; i < was->table->piece_count; i++) {
        const vaka_piece *piece = &was->face.pieces[i];

        if (piece->kind != kind || piece->zone < 0 || !is_taken(piece, &now->pieces[i]) ||
            vaka_count(seen, piece->zone, VAKA_NONE, kind) == 0)
            continue;
        bool own = layout->zones[piece->zone].owner == seat;
        many[own] = many[own] || (found[own] != VAKA_NONE && found[own] != piece->zone);
        found[own] = piece->zone;
    }
    bool own = found[1] != VAKA_NONE;
    return many[own] ? VAKA_NONE : found[own];
}

vaka_live *vaka_ways_settled(const vaka_live *live, int32_t seat)
{
    if (vaka_sealed_asks(vaka_live_position((vaka_live *)(uintptr_t)live), seat))
        return NULL;
    vaka_live *settled = vaka_live_clone(live);

    vaka_live_keep_undo(settled, false);
    if (vaka_resample_settle(settled, seat))
        return settled;
    vaka_live_free(settled);
    return NULL;
}

int32_t vaka_ways_source(const vaka_live *settled, int32_t seat, const vaka_action *action,
                         int32_t kind)
{
    const vaka_position *before = vaka_live_position((vaka_live *)(uintptr_t)settled);
    vaka_live *after = vaka_live_clone(settled);
    int32_t from = VAKA_NONE;

    vaka_live_keep_undo(after, false);
    if (vaka_live_apply(after, action, NULL, NULL) == VAKA_OK)
        from = left(settled, before, &vaka_live_position(after)->face, seat, kind);
    vaka_live_free(after);
    return from;
}
