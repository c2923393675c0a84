/* tokens.c - the markers of Random Events: put, paid for, taken away [11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "chapters/occasion.h"

int32_t token_row(const vaka_match *match, int32_t kind)
{
    return row_of(kind, facts_of(match)->token_kind, facts_of(match)->tokens);
}

int32_t token_price(const vaka_match *match, int32_t kind)
{
    int32_t row = token_row(match, kind);

    return row >= 0 ? facts_of(match)->token_price[row] : 0;
}

void make_tokens(vaka_match *match)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t row = 0; row < facts->tokens; row++)
        for (int32_t i = 0; i < facts->token_copies[row]; i++) {
            int32_t piece = vaka_piece_new(match, facts->token_kind + row, VAKA_NONE,
                                           zone_of(match, ZONE_TOKENS));
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
        }
}

int32_t token_places(const vaka_match *match)
{
    return facts_of(match)->hexes + match->seats;
}

int32_t token_place(const vaka_match *match, int32_t n)
{
    int32_t hexes = facts_of(match)->hexes;

    return n < hexes ? n : seat_zone(match, n - hexes, SEAT_TOKENS);
}

/* --- Putting and taking ----------------------------------------------------------------------- */

static int32_t lay(vaka_match *match, int32_t kind, int32_t zone, int32_t turns, int32_t other)
{
    int32_t piece = token_row(match, kind) < 0
                        ? VAKA_NONE
                        : vaka_find(match, zone_of(match, ZONE_TOKENS), VAKA_NONE, kind);

    if (piece < 0 || turns == 0 || turns < VAKA_NONE)
        return VAKA_NONE;
    int32_t last = kept_small(vaka_turn(match) - 1 + kept_small(turns));
    vaka_piece_move(match, piece, zone);
    vaka_piece_set(match, piece, TOKEN_LAST_TURN, turns > 0 ? last : 0);
    vaka_piece_set(match, piece, TOKEN_OTHER, other + 1);
    return piece;
}

int32_t place_marker(vaka_match *match, int32_t kind, int32_t at, int32_t turns)
{
    int32_t piece = lay(match, kind, at, turns, VAKA_NONE);

    if (piece >= 0)
        vaka_tell(match, EVENT_TOKEN_LAID, kind, at, 0, 0);
    return piece;
}

int32_t place_marker_before(vaka_match *match, int32_t kind, int32_t seat, int32_t turns,
                            int32_t other)
{
    int32_t piece = lay(match, kind, seat_zone(match, seat, SEAT_TOKENS), turns, other);

    if (piece >= 0)
        vaka_tell(match, EVENT_TOKEN_BEFORE, kind, seat, 0, 0);
    return piece;
}

void take_marker(vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];
    int32_t home = zone_of(match, ZONE_TOKENS);

    if (token_row(match, at->kind) < 0 || at->zone == home)
        return;
    if (at->zone < facts_of(match)->hexes)
        vaka_tell(match, EVENT_TOKEN_OFF, at->kind, at->zone, 0, 0);
    else
        vaka_tell(match, EVENT_TOKEN_LOST, at->kind, vaka_zone_owner(match->layout, at->zone), 0,
                  0);
    clear_fields(match, piece);
    vaka_piece_move(match, piece, home);
}

typedef bool (*token_test)(const vaka_match *match, const vaka_piece *piece);

static void take_all(vaka_match *match, token_test wanted)
{
    int32_t places = token_places(match);

    if (match->zones[zone_of(match, ZONE_TOKENS)].count == facts_of(match)->token_pieces)
        return;
    for (int32_t n = 0; n < places; n++)
        for (int32_t piece = match->zones[token_place(match, n)].first, next; piece >= 0;
             piece = next) {
            next = match->pieces[piece].next;
            if (token_row(match, match->pieces[piece].kind) >= 0 &&
                wanted(match, &match->pieces[piece]))
                take_marker(match, piece);
        }
}

static bool is_past(const vaka_match *match, const vaka_piece *piece)
{
    return piece->field[TOKEN_LAST_TURN] && piece->field[TOKEN_LAST_TURN] <= vaka_turn(match);
}

static bool is_sold(const vaka_match *match, const vaka_piece *piece)
{
    (void)match;
    return piece->field[TOKEN_SOLD] != 0;
}

void expire_tokens(vaka_match *match)
{
    take_all(match, is_past);
}

void take_sold_tokens(vaka_match *match)
{
    take_all(match, is_sold);
}

/* --- Finding ---------------------------------------------------------------------------------- */

int32_t token_for_sale(const vaka_match *match, int32_t hex, int32_t kind)
{
    if (!token_price(match, kind))
        return VAKA_NONE;
    for (VAKA_EACH(match, hex, piece))
        if (match->pieces[piece].kind == kind && !match->pieces[piece].field[TOKEN_SOLD])
            return piece;
    return VAKA_NONE;
}

int32_t battle_token(const vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t row = token_row(match, kind);

    if (row < 0 || !facts_of(match)->token_roll[row] || facts_of(match)->token_event[row] < 0)
        return VAKA_NONE;
    int32_t piece = vaka_find(match, seat_zone(match, seat, SEAT_TOKENS), VAKA_NONE, kind);
    return piece >= 0 && !(match->pieces[piece].field[FIELD_FLAGS] & CARD_ELECTED) ? piece
                                                                                   : VAKA_NONE;
}

void markers_in_play(const vaka_match *match, vaka_list *out)
{
    int32_t places = token_places(match);

    for (int32_t n = 0; n < places; n++)
        for (VAKA_EACH(match, token_place(match, n), piece))
            if (token_row(match, match->pieces[piece].kind) >= 0)
                vaka_list_add(out, piece);
}
