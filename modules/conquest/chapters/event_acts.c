/* event_acts.c - what events ask of the map and do to it: villages, pieces, cards [11.2].
 *
 * SPDX-License-Identifier: MIT
 *
 * For scripts (exports.c). Boxes. A green box and a brown one with agriculture are as good as each
 * other for ever, since agriculture never goes; so villages are counted, not placed. What is told
 * apart is a brown box without agriculture: a marker there takes nothing that could be used now
 * (VALUE_BARREN), a marker in any other box takes one (VALUE_CAPACITY). */
#include "chapters/cards.h"
#include "chapters/load.h"
#include "chapters/occasion.h"
#include "chapters/sea.h"

enum { VILLAGES_LEFT = 2 }; /* A4 */

bool is_known(const vaka_match *match, int32_t hex)
{
    return game_of(match)->hex[hex].known;
}

int32_t villages_at(const vaka_match *match, int32_t hex)
{
    return game_of(match)->hex[hex].independent ? 0 : game_of(match)->hex[hex].villages;
}

int32_t bare_boxes(const vaka_match *match, int32_t hex)
{
    int32_t bare = brown_boxes(match, hex) - game_of(match)->hex[hex].agriculture -
                   vaka_value_at(match, VALUE_BARREN, hex);

    if (is_nobodys(match, game_of(match)->hex[hex].owner))
        return 0; /* S7: he needs no agriculture */
    return bare > 0 ? bare : 0;
}

int32_t boxes_at(const vaka_match *match, int32_t hex)
{
    return is_group(match, hex) ? capacity(match, hex) + bare_boxes(match, hex) : 0;
}

int32_t printed_boxes(const vaka_match *match, int32_t hex)
{
    return green_boxes(match, hex) + brown_boxes(match, hex);
}

bool can_lose(const vaka_match *match, int32_t hex, int32_t villages)
{
    int32_t owner = controller(match, hex);

    return owner >= 0 && villages > 0 && villages <= villages_at(match, hex) &&
           villages_of(match, owner) - villages >= VILLAGES_LEFT;
}

/* A4, that two villages are left, holds only for events: malaria and battles have rules of their
 * own. */
bool remove_village(vaka_match *match, int32_t hex)
{
    int32_t owner = controller(match, hex);

    if (owner < 0 || (game_of(match)->event_now >= 0 && !can_lose(match, hex, 1)))
        return false;
    vaka_tell(match, EVENT_VILLAGE_LOST, owner, hex, 0, 0);
    lose_village(match, hex);
    return true;
}

bool grow_village(vaka_match *match, int32_t seat, int32_t hex)
{
    if (!is_group(match, hex) || enemy_hex(match, seat, hex) ||
        game_of(match)->hex[hex].villages >= capacity(match, hex))
        return false;
    vaka_tell(match, EVENT_VILLAGE_GAINED, seat, hex, 0, 0);
    add_village(match, seat, hex);
    return true;
}

/* Whether a counter of this kind was left tells the others about the unbuilt pieces of the seat. In
 * the solitaire game the piece lies face up: nothing would turn a Transport up later (S6). */
bool add_piece(vaka_match *match, int32_t seat, int32_t kind, int32_t hex)
{
    int32_t piece =
        is_counter(match, kind) && game_of(match)->hex[hex].known && !enemy_hex(match, seat, hex)
            ? vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), seat, kind)
            : VAKA_NONE;

    vaka_learned(match, seat);
    if (piece < 0)
        return false;
    vaka_piece_move(match, piece, hex);
    if (plays_open(match))
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_PIECE_GAINED, seat, kind, hex, 0);
    return true;
}

bool remove_piece(vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];

    if (!is_counter(match, at->kind) || at->owner < 0 || at->zone >= facts_of(match)->hexes)
        return false;
    tell_of(match, EVENT_PIECE_LOST, piece, at->zone, 0);
    piece_home(match, piece);
    return true;
}

int32_t remove_rumors(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t count = 0, piece;

    while ((piece = find_like(match, hex, seat, KIND_RUMOR)) >= 0) {
        vaka_tell(match, EVENT_RUMOR_GONE, seat, 0, 0, 0);
        piece_home(match, piece);
        count++;
    }
    vaka_learned(match, seat);
    return count;
}

/* M10: lists the kinds of which one may be left behind, if not all cargo has a place. */
void adrift(const vaka_match *match, int32_t seat, int32_t hex, vaka_list *out)
{
    load sum = {0};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!excess_at_sea(match, seat, hex))
        return;
    add_load(match, seat, hex, &sum);
    for (uint32_t kinds = sum.cargo; kinds;) {
        int32_t kind = take_kind(&kinds);
        if (!abandon_obstacle(match, &sum, kind, fact))
            vaka_list_add(out, kind);
    }
}

void turn_order(const vaka_match *match, vaka_list *out)
{
    for (int32_t n = 0; n < match->seats; n++)
        if (seat_in_order(match, n) >= 0)
            vaka_list_add(out, seat_in_order(match, n));
}

bool draw_culture(vaka_match *match, int32_t seat)
{
    return draw_card(match, seat, EVENT_CARD_DRAWN) >= 0;
}
