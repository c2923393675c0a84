/* content.c - what cards and events ask of the map, and do to cards and movement (exports.c).
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "exports.h"

int32_t shown_card(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, seat_zone(match, seat, SEAT_SHOWN), VAKA_NONE, kind);
}

int32_t card_holder(const vaka_match *match, int32_t kind)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (shown_card(match, seat, kind) >= 0)
            return seat;
    return VAKA_NONE;
}

bool pass_card(vaka_match *match, int32_t kind, int32_t seat)
{
    int32_t holder = card_holder(match, kind);

    if (holder < 0 || card_content(match, kind) < 0)
        return false;
    if (holder == seat)
        return true;
    vaka_piece_move(match, shown_card(match, holder, kind), seat_zone(match, seat, SEAT_SHOWN));
    vaka_tell(match, EVENT_CARD_PASSED, seat, kind, 0, 0);
    return true;
}

int32_t island_at(const vaka_match *match, int32_t kind)
{
    int32_t tile = tile_row(match, kind);

    for (int32_t hex = 0; tile >= 0 && hex < facts_of(match)->hexes; hex++)
        if (game_of(match)->hex[hex].tile == tile)
            return hex;
    return VAKA_NONE;
}

void controlled(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (controller(match, hex) == seat)
            vaka_list_add(out, hex);
}

void places_of(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (pieces_at(match, seat, hex))
            vaka_list_add(out, hex);
}

void more_moves(vaka_match *match, int32_t seat, int32_t hex, int32_t hexes)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];

        if (at->owner == seat && (is_canoe(match, at->kind) || is_rumor(match, at->kind))) {
            int32_t moved = at->field[FIELD_MOVED] - kept_small(hexes);
            int32_t moves = vaka_value_at(match, VALUE_MOVES, seat) +
                            counter_of(match, at->kind)->moves,
                    least = moves - MOST_HEXES_LEFT;
            moved = moved < least ? least : moved;
            moved = hexes < 0 && moved > moves ? moves : moved;
            vaka_piece_set(match, piece, FIELD_MOVED, moved);
        }
    }
    vaka_tell(match, EVENT_SWIFT, seat, hex, hexes, 0);
}
