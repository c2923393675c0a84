/* core/table.h - the inside of the table: links between pieces, and who knows a piece.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H

#include "core/position.h"

/* Seats that know what a piece is, as it lies. 0xff: everybody, spectators too. */
uint8_t vaka_table_knowers(const vaka_layout *layout, const vaka_piece *piece);

/* Does a seat, the spectator or the referee know it? */
static inline bool vaka_table_knows(const vaka_layout *layout, const vaka_piece *piece,
                                    int32_t seat)
{
    uint8_t knowers = vaka_table_knowers(layout, piece);

    if (seat >= 0)
        return (knowers & VAKA_SEAT(seat)) != 0;
    return seat == VAKA_REFEREE || knowers == 0xff;
}

/* Notes who knows a piece now and was not among those who knew it `before`. */
void vaka_table_shown(vaka_position *position, int32_t piece, uint8_t before);

/* Takes a piece out of its zone's list; puts it on top of another's. No checks. */
void vaka_table_unlink(vaka_position *position, int32_t piece);
void vaka_table_link(vaka_position *position, int32_t piece, int32_t zone);

#endif
