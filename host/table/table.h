/* table/table.h - the inside of the table: links between pieces, and who knows a piece.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "table/position.h"

/* Does it lie below another where only the top is seen? Then not even its back is. */
static inline bool vaka_table_covered(const vaka_zone_info *zone, const vaka_piece *piece)
{
    return zone->see_top && piece->next >= 0;
}

/* Seats that know what a piece in a zone is, as it lies. 0xff: everybody, spectators too. */
static inline uint8_t vaka_table_zone_knowers(const vaka_zone_info *zone, const vaka_piece *piece)
{
    if (vaka_table_covered(zone, piece))
        return piece->seen;
    if (piece->face == VAKA_FACE_UP)
        return zone->sees_up | piece->seen;

    int owner = zone->owner_sees && piece->owner >= 0 ? VAKA_SEAT(piece->owner) : 0;
    return (uint8_t)(zone->sees_down | piece->seen | owner);
}

/* The same wherever it lies; nobody knows what is out of the game. */
static inline uint8_t vaka_table_knowers(const vaka_layout *layout, const vaka_piece *piece)
{
    return piece->zone < 0 ? 0 : vaka_table_zone_knowers(&layout->zones[piece->zone], piece);
}

/* Does a seat, the spectator or the referee know it? */
static inline bool vaka_table_knows(const vaka_layout *layout, const vaka_piece *piece,
                                    int32_t seat)
{
    uint8_t knowers = vaka_table_knowers(layout, piece);

    if (seat >= 0)
        return (knowers & VAKA_SEAT(seat)) != 0;
    return seat == VAKA_REFEREE || knowers == 0xff;
}

/* How a piece lies, in any game. */
static inline vaka_posture vaka_table_posture(const vaka_match *match, int32_t piece)
{
    const vaka_position *position = vaka_position_of(match);

    return position->postures ? position->postures[piece] : (vaka_posture){0, 0};
}

/* The lowest tile with parts in a zone, or VAKA_NONE. */
static inline int32_t vaka_table_tile(const vaka_match *match, int32_t zone)
{
    int32_t piece = match->zones[zone].first;

    while (piece >= 0 && !match->layout->kinds[match->pieces[piece].kind].part_count)
        piece = match->pieces[piece].next;
    return piece;
}

/* The part on which a piece stands, if the tile it is on has such a part; NULL: on none. */
static inline const vaka_part_info *vaka_table_part(const vaka_match *match, int32_t piece)
{
    const vaka_position *position = vaka_position_of(match);
    int32_t part = position->parts ? position->parts[piece] : 0;
    int32_t tile = part ? vaka_table_tile(match, match->pieces[piece].zone) : VAKA_NONE;

    if (tile < 0 || part > match->layout->kinds[match->pieces[tile].kind].part_count)
        return NULL;
    return &match->layout->kinds[match->pieces[tile].kind].part[part - 1];
}

/* Two pieces lie as the other did. */
static inline void vaka_table_swap_postures(vaka_position *position, int32_t a, int32_t b)
{
    if (!position->postures)
        return;
    vaka_posture was = position->postures[a];
    position->postures[a] = position->postures[b];
    position->postures[b] = was;
}

/* Do two pieces look alike from behind, and may one be the other for all that is declared? And lets
 * them be: what they are changes places, where they lie and who has seen them stays. */
bool vaka_table_alike(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b);
void vaka_table_exchange(vaka_position *position, int32_t one, int32_t other);

/* Is there such a zone? If not, the match is broken by the call. */
bool vaka_table_is_zone(vaka_position *position, int32_t zone, const char *call);

/* Notes who knows a piece now and was not among those who knew it `before`. */
void vaka_table_shown(vaka_position *position, int32_t piece, uint8_t before);

/* What was covered shows its back, at least, and that to all. */
void vaka_table_uncovered(vaka_position *position);

/* Takes a piece out of its zone's list on its way to another (VAKA_NONE: out of the game); puts it
 * on top of a zone's. No checks. */
void vaka_table_unlink(vaka_position *position, int32_t piece, int32_t to);
void vaka_table_link(vaka_position *position, int32_t piece, int32_t zone);

#endif
