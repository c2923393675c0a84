/* drift.c - finding what is in an Unknown hex without an explorer; for scripts [6.3, 6.5, 11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "chapters/occasion.h"

enum { ISLAND_MARKERS = 3 };

static bool is_unexplored(const vaka_match *match, int32_t hex)
{
    return facts_of(match)->hex[hex].kind == HEX_UNKNOWN && !game_of(match)->hex[hex].known &&
           found_tile(match, hex) < 0;
}

/* Where tiles lie in their hexes from the start a marker has to fit its hex, as long as there is
 * one that does (components §10). */
static bool fits(const vaka_match *match, int32_t hex, int32_t type)
{
    const conquest_facts *facts = facts_of(match);
    int32_t wanted = face_down_tile(match, hex) >= 0 ? MARKER_ISLAND : MARKER_OCEAN;

    if (!facts->historic || type == wanted)
        return true;
    for (VAKA_EACH(match, zone_of(match, ZONE_CUP), piece))
        if (marker_type(match, piece) == wanted)
            return false;
    return true;
}

void unexplored(const vaka_match *match, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        const int16_t *next = vaka_neighbours(match->layout, hex);
        bool near = false;

        for (int32_t i = 0; i < 6 && !near; i++)
            near = next[i] >= 0 && game_of(match)->hex[next[i]].known;
        if (near && is_unexplored(match, hex))
            vaka_list_add(out, hex);
    }
}

/* A marker that is not for this hex goes back into the cup. */
static void give_back(vaka_match *match, int32_t piece)
{
    int32_t cup = zone_of(match, ZONE_CUP);

    vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
    vaka_piece_move(match, piece, cup);
    vaka_shuffle(match, cup);
}

/* The next marker that is not Off Course, in the open; those that are leave the game, but for
 * those that come up while one of the right kind is looked for (components §10). VAKA_NONE: the cup
 * is empty. */
static int32_t draw_landfall(vaka_match *match, int32_t seat, int32_t hex)
{
    for (bool seeks = false;;) {
        int32_t piece = vaka_draw(match, zone_of(match, ZONE_CUP), zone_of(match, ZONE_GONE));
        if (piece < 0)
            return VAKA_NONE;
        int32_t kind = match->pieces[piece].kind;
        int32_t type = marker_type(match, piece);
        bool off_course = type == MARKER_OFF_COURSE;
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_tell(match, EVENT_DRIFTED, seat, hex, kind, 0);
        if (!off_course && fits(match, hex, type))
            return piece;
        if (off_course && !seeks)
            continue;
        vaka_tell(match, EVENT_MARKER_BACK, seat, hex, kind, 0);
        give_back(match, piece);
        seeks = true;
    }
}

bool drift_to(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t piece = is_unexplored(match, hex) ? draw_landfall(match, seat, hex) : VAKA_NONE;

    if (piece < 0)
        return false;
    int32_t tile = what_is_there(match, hex, marker_type(match, piece));
    if (tile < 0) { /* E7: an island without a tile left is ocean, too */
        game_of(match)->hex[hex].known = 1;
        vaka_piece_move(match, piece, hex);
        vaka_tell(match, EVENT_OCEAN_FOUND, seat, hex, 0, 0);
        return false;
    }
    vaka_tell(match, EVENT_ISLAND_FOUND, seat, hex, 0, 0);
    look_at_tile(match, seat, hex, tile);
    return true;
}

void hidden_islands(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (own_tile(match, seat, hex) >= 0)
            vaka_list_add(out, hex);
}

int32_t island_markers(const vaka_match *match, int32_t seat, int32_t but)
{
    return ISLAND_MARKERS - markers_out(match, seat, but);
}

bool reveal_island(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = own_tile(match, seat, hex);

    if (tile < 0)
        return false;
    unveil_tile(match, seat, tile);
    return true;
}

bool keep_island(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = own_tile(match, seat, hex);

    if (tile < 0 || island_markers(match, seat, hex) < 1)
        return false;
    vaka_tell(match, EVENT_TILE_KEPT, seat, hex, 0, 0);
    unveil_if_all_know(match, seat, tile);
    return true;
}
