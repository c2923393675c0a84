/* discovery.c - an explorer enters a hex: markers, knots, ocean or a tile [6.3, E3].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"

void add_knots(vaka_match *match, int32_t knots)
{
    game_of(match)->knots = (int16_t)(game_of(match)->knots + knots);
    game_of(match)->last_knots = (uint8_t)knots;
}

bool forgive_knots(vaka_match *match)
{
    conquest_game *game = game_of(match);
    bool any = game->last_knots > 0;

    game->knots = (int16_t)(game->knots - game->last_knots);
    game->last_knots = 0;
    if (any)
        vaka_tell(match, EVENT_KNOTS_FORGIVEN, game->actor, game->knots, 0, 0);
    return any;
}

/* The explorer of a search for kumara is at sea, too: its expedition ends with the search. */
static bool on_expedition(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    return game->actor >= 0 && game->seat[game->actor].explorer == EXPLORER_AT_SEA &&
           game->stage != EXPLORE_END && !game->search_roll[0];
}

bool suffer_knots(vaka_match *match, int32_t knots)
{
    conquest_game *game = game_of(match);

    if (knots < 1 || !on_expedition(match))
        return false;
    game->knots = (int16_t)kept_small(game->knots + kept_small(knots));
    vaka_tell(match, EVENT_KNOTS, game->actor, game->knots, 0, 0);
    return true;
}

void look_at_tile(vaka_match *match, int32_t seat, int32_t hex, int32_t tile)
{
    vaka_look(match, seat, tile);
    tell_seat(match, seat, EVENT_TILE_SEEN, 1u << 2, hex, match->pieces[tile].kind);
}

/* The explorer's seat looks at the face-down tile of a hex and is then asked about it (E5). */
static void find_tile(vaka_match *match, int32_t seat, int32_t hex, int32_t tile)
{
    set_stage(match, EXPLORE_FOUND);
    if (!plays_open(match)) /* S6: all look at it at once */
        look_at_tile(match, seat, hex, tile);
}

static void find_ocean(vaka_match *match, int32_t seat, int32_t hex)
{
    game_of(match)->hex[hex].known = 1;
    vaka_tell(match, EVENT_OCEAN_FOUND, seat, hex, 0, 0);
    set_stage(match, EXPLORE_KNOTS);
}

/* Where tiles lie in their hexes from the start a marker has to fit its hex: one that does not goes
 * back into the cup for one that does (components §10). If there is none, the first one stays. */
static int32_t fitting_marker(vaka_match *match, int32_t seat, int32_t hex, int32_t first)
{
    int32_t wanted = face_down_tile(match, hex) >= 0 ? MARKER_ISLAND : MARKER_OCEAN;
    int32_t cup = zone_of(match, ZONE_CUP), trail = zone_of(match, ZONE_TRAIL), piece = first;
    int32_t aside = match->zones[trail].count - 1;

    while (piece >= 0 && marker_type(match, piece) != wanted)
        piece = vaka_draw(match, cup, trail);
    if (piece >= 0)
        vaka_tell(match, EVENT_MARKER_BACK, seat, hex, match->pieces[first].kind, 0);
    else
        piece = first;
    for (int32_t other = match->zones[trail].first, next; other >= 0; other = next) {
        next = match->pieces[other].next;
        if (aside-- <= 0 && other != piece)
            vaka_piece_move(match, other, cup);
    }
    vaka_shuffle(match, cup);
    return piece;
}

int32_t what_is_there(vaka_match *match, int32_t hex, int32_t type)
{
    if (facts_of(match)->historic)
        return face_down_tile(match, hex);
    return type == MARKER_ISLAND ? vaka_draw(match, zone_of(match, ZONE_PILE), hex) : VAKA_NONE;
}

/* A marker of the cup for a hex. */
static int32_t pick_marker(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t piece = vaka_draw(match, zone_of(match, ZONE_CUP), zone_of(match, ZONE_TRAIL));
    int32_t type = marker_type(match, piece);
    bool tile = face_down_tile(match, hex) >= 0;

    if (piece < 0)
        return VAKA_NONE;
    if (facts_of(match)->historic && type != MARKER_OFF_COURSE && (type == MARKER_ISLAND) != tile)
        return fitting_marker(match, seat, hex, piece);
    return piece;
}

/* 6.3: a marker from the cup says what is in the hex. */
static void draw_marker(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t piece = pick_marker(match, seat, hex);

    if (piece < 0) { /* nothing says what it is: ocean, as where no tile is left (E7) */
        find_ocean(match, seat, hex);
        return;
    }
    int32_t type = marker_type(match, piece);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_piece_set(match, piece, MARKER_HEX, hex);
    vaka_tell(match, EVENT_EXPLORED, seat, hex, match->pieces[piece].kind, 0);
    add_knots(match, marker_knots(match, piece));
    if (type == MARKER_OFF_COURSE) {
        vaka_piece_set(match, piece, MARKER_HEX, 0);
        vaka_piece_move(match, piece, zone_of(match, ZONE_GONE));
        vaka_tell(match, EVENT_OFF_COURSE, seat, hex, 0, 0);
        set_stage(match, EXPLORE_OFF_COURSE);
        return;
    }
    vaka_local_set(match, LOCAL_EXPLORED, vaka_top(match)->local[LOCAL_EXPLORED] + 1);
    int32_t tile = what_is_there(match, hex, type);
    if (tile < 0) {
        find_ocean(match, seat, hex);
        return;
    }
    vaka_tell(match, EVENT_ISLAND_FOUND, seat, hex, 0, 0);
    find_tile(match, seat, hex, tile);
}

/* The explorer enters a hex: E3. */
void enter_hex(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = found_tile(match, hex);

    explorer_of(match, seat)->explorer_at = (int16_t)hex;
    if (!game_of(match)->hex[hex].known && tile < 0) {
        draw_marker(match, seat, hex);
        return;
    }
    add_knots(match, CROSSING_KNOTS);
    if (tile < 0) {
        vaka_tell(match, EVENT_TRAVERSED, seat, hex, 0, 0);
        set_stage(match, EXPLORE_KNOTS);
        return;
    }
    vaka_local_set(match, LOCAL_EXPLORED, vaka_top(match)->local[LOCAL_EXPLORED] + 1);
    find_tile(match, seat, hex, tile);
}
