/* table/redraw.c - which results of chance a seat has seen, and other ones for the rest.
 *
 * SPDX-License-Identifier: MIT */
#include "table/redraw.h"

#include "table/chance_log.h"
#include "table/table.h"

void vaka_redraw_note(const vaka_position *position, uint32_t type, int32_t zone, int32_t piece,
                      int32_t value)
{
    vaka_redraw *redraw = position->redraw;

    if (!redraw || redraw->anew || redraw->count == VAKA_MAX_KEPT_CHANCE)
        return;
    vaka_redraw_result *result = &redraw->came[redraw->count++];
    *result = (vaka_redraw_result){(uint8_t)type, type == VAKA_CHANCE_DIE, (int16_t)zone,
                                   (int16_t)piece, (int16_t)value};
    if (piece >= 0)
        result->seen =
            vaka_table_knows(position->face.layout, &position->pieces[piece], redraw->seat);
}

void vaka_redraw_settle(vaka_redraw *redraw, const vaka_position *position)
{
    for (uint32_t i = 0; i < redraw->count; i++) {
        vaka_redraw_result *result = &redraw->came[i];
        const vaka_piece *piece = result->piece >= 0 ? &position->pieces[result->piece] : NULL;
        if (piece && piece->zone >= 0 && piece->kind == result->value)
            result->seen =
                result->seen || vaka_table_knows(position->face.layout, piece, redraw->seat);
    }
}

bool vaka_redraw_unseen(const vaka_redraw *redraw)
{
    for (uint32_t i = 0; i < redraw->count; i++)
        if (redraw->came[i].type == VAKA_CHANCE_DRAW && !redraw->came[i].seen)
            return true;
    return false;
}

bool vaka_redraw_is_anew(const vaka_position *position, uint32_t type, int32_t zone)
{
    const vaka_redraw *redraw = position->redraw;
    uint32_t next = position->chance_used;

    if (!redraw || !redraw->anew || next >= redraw->count)
        return false;
    const vaka_redraw_result *result = &redraw->came[next];
    if (result->type != type || result->zone != zone)
        return true;
    return (type == VAKA_CHANCE_DRAW && !result->seen && redraw->draws) ||
           (type == VAKA_CHANCE_HIDDEN && redraw->numbers);
}

/* Are there more of a kind in a zone than the seat will see drawn from it? */
static bool is_spare(const vaka_position *position, int32_t zone, int32_t kind)
{
    const vaka_redraw *redraw = position->redraw;
    int32_t left = 0;

    for (VAKA_EACH(&position->face, zone, piece))
        left += position->pieces[piece].kind == kind;
    for (uint32_t i = position->chance_used + 1; i < redraw->count; i++)
        left -= redraw->came[i].type == VAKA_CHANCE_DRAW && redraw->came[i].seen &&
                redraw->came[i].zone == zone && redraw->came[i].value == kind;
    return left > 0;
}

void vaka_redraw_choose(vaka_position *position, int32_t zone, int32_t piece,
                        uint32_t (*below)(vaka_position *, uint32_t))
{
    const vaka_layout *layout = position->face.layout;
    const vaka_piece *at = &position->pieces[piece];
    int32_t found = VAKA_NONE;
    uint32_t count = 0;

    if (is_spare(position, zone, at->kind))
        return;
    for (VAKA_EACH(&position->face, zone, other))
        if (other != piece && vaka_table_alike(layout, at, &position->pieces[other]) &&
            !vaka_table_knows(layout, &position->pieces[other], position->redraw->seat) &&
            is_spare(position, zone, position->pieces[other].kind) && below(position, ++count) == 0)
            found = other;
    if (found >= 0)
        vaka_table_exchange(position, piece, found);
}
