/* chapters/tiles.c - the stack of tiles, and where a face fits.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/tiles.h"
#include "archipelago.h"

static const vaka_reason REASON_TAKEN = {"hex_taken", "5.4c", "There is a region at {0:zone}"};
static const vaka_reason REASON_LONELY = {
    "too_few_neighbours", "5.4c",
    "At {0:zone} the tile would touch only {1:int} of the regions it "
    "must touch"};
static const vaka_reason REASON_SIDES = {
    "sides_differ", "5.4d", "At {0:zone} a side of the tile would meet one that is not alike"};

/* The reason's facts are filled in by who asks. */
const vaka_reason *fit_obstacle(const vaka_match *match, int32_t face, int32_t hex, int32_t turn,
                                int32_t beside)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);
    const uint8_t *edge = facts_of(match)->face[face].edge;
    int32_t count = 0;

    if (is_region(match, hex))
        return &REASON_TAKEN;
    for (int32_t side = 0; side < SIDES; side++) {
        if (next[side] < 0 || !is_region(match, next[side]))
            continue;
        count++;
        if (edge[(side - turn + SIDES) % SIDES] != edge_at(match, next[side], (side + 3) % SIDES))
            return &REASON_SIDES;
    }
    return count < beside ? &REASON_LONELY : NULL;
}

int32_t face_of(const vaka_match *match, int32_t kind)
{
    int32_t face = kind - facts_of(match)->face_kind;

    return face >= 0 && face < facts_of(match)->faces ? face : VAKA_NONE;
}

int32_t tile_with(const vaka_match *match, int32_t zone, int32_t face)
{
    for (VAKA_EACH(match, zone, piece)) {
        int32_t up = face_of(match, match->pieces[piece].kind);
        if (up >= 0 && face >= 0 && up / 2 == face / 2)
            return piece;
    }
    return VAKA_NONE;
}

void show_top_tile(vaka_match *match)
{
    int32_t top = match->zones[zone_of(match, ZONE_PILE)].last;

    if (top < 0 || !vaka_chance(match, 2))
        return;
    int32_t kind = match->pieces[top].kind;
    vaka_piece_become(match, top, face_of(match, kind) % 2 ? kind - 1 : kind + 1);
}

/* All lie with the same face up again: which one is seen, chance says when it comes to the top. */
static void gather_discards(vaka_match *match)
{
    int32_t discards = zone_of(match, ZONE_TILE_DISCARDS);

    for (VAKA_EACH(match, discards, piece)) {
        int32_t face = face_of(match, match->pieces[piece].kind);
        if (face % 2)
            vaka_piece_become(match, piece, match->pieces[piece].kind - 1);
    }
    vaka_reshuffle(match, discards, zone_of(match, ZONE_PILE));
}

void renew_pile(vaka_match *match)
{
    if (match->zones[zone_of(match, ZONE_PILE)].count ||
        !match->zones[zone_of(match, ZONE_TILE_DISCARDS)].count)
        return;
    gather_discards(match);
    show_top_tile(match);
}

int32_t draw_tile(vaka_match *match, int32_t zone)
{
    int32_t pile = zone_of(match, ZONE_PILE);

    renew_pile(match);
    int32_t piece = vaka_draw(match, pile, zone);
    if (piece >= 0 && match->zones[pile].count)
        show_top_tile(match);
    return piece;
}
