/* cards.c - Arts & Culture cards in hand and on the table [9.5].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "chapters/occasion.h"

int32_t card_content(const vaka_match *match, int32_t kind)
{
    return row_of(kind, facts_of(match)->card_kind, facts_of(match)->cards);
}

bool card_fits(const vaka_match *match, int32_t seat, int32_t kind, uint32_t hook)
{
    int32_t content = card_content(match, kind);

    if (content < 0 || facts_of(match)->card_hook[content] != (int32_t)hook)
        return false;
    return vaka_content_ask(match, SORT_CULTURE, content, CARD_MAY_PLAY, seat, (int32_t)hook, 1) !=
           0;
}

/* Has the seat a face-up card that fits at the hook? All see that: a seat without one is not asked.
 */
static bool shows_card_for(const vaka_match *match, int32_t seat, uint32_t hook, int32_t spent)
{
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (!(at->field[FIELD_FLAGS] & spent) && card_fits(match, seat, at->kind, hook))
            return true;
    }
    return false;
}

uint8_t card_users(const vaka_match *match, uint32_t hook)
{
    uint8_t set = card_holders(match);

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (shows_card_for(match, seat, hook, CARD_SPENT))
            set |= VAKA_SEAT(seat);
    return set & vaka_seats_in(match);
}

int32_t card_worth(const vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t content = card_content(match, kind);

    if (content < 0)
        return 0;
    return vaka_content_ask(match, SORT_CULTURE, content, CARD_WORTH, seat, 0,
                            2 * facts_of(match)->card_vp[content]);
}

/* In the hands of an opponent whom nobody plays some cards do something else. */
static bool does_rival_use(const vaka_match *match, int32_t seat, int32_t kind)
{
    return is_nobodys(match, seat) &&
           vaka_content_has(match->layout, SORT_CULTURE, card_content(match, kind), CARD_RIVAL);
}

void show_card(vaka_match *match, int32_t seat, int32_t piece)
{
    int32_t kind = match->pieces[piece].kind;

    vaka_piece_move(match, piece, seat_zone(match, seat, SEAT_SHOWN));
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_CARD_SHOWN, seat, kind, 0, 0);
    if (!(vaka_seats_in(match) & VAKA_SEAT(seat)))
        return; /* at the end, of somebody who is out: there is nothing left to do for him */
    vaka_content_push(match, SORT_CULTURE, card_content(match, kind),
                      does_rival_use(match, seat, kind) ? CARD_RIVAL : CARD_SHOWN, seat, 0, 0);
}

int32_t draw_card(vaka_match *match, int32_t seat, uint32_t event)
{
    int32_t piece = vaka_draw(match, zone_of(match, ZONE_DECK), seat_zone(match, seat, SEAT_HAND));

    if (piece >= 0)
        tell_seat(match, seat, event, 1u << 1, match->pieces[piece].kind, 0);
    return piece;
}

int32_t battle_card(const vaka_match *match, int32_t seat, int32_t kind)
{
    if (token_row(match, kind) >= 0)
        return battle_token(match, seat, kind);
    int32_t found = vaka_find(match, seat_zone(match, seat, SEAT_HAND), VAKA_NONE, kind);

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece)) {
        const vaka_piece *at = &match->pieces[piece];

        if (at->kind == kind && !(at->field[FIELD_FLAGS] & CARD_ELECTED))
            found = piece;
    }
    return found >= 0 && card_fits(match, seat, kind, HOOK_BATTLE_ROLL) ? found : VAKA_NONE;
}

static bool has_battle_token(const vaka_match *match, int32_t seat)
{
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_TOKENS), piece))
        if (battle_token(match, seat, match->pieces[piece].kind) >= 0)
            return true;
    return false;
}

bool has_battle_card(const vaka_match *match, int32_t seat)
{
    return (card_holders(match) & VAKA_SEAT(seat)) || has_battle_token(match, seat) ||
           shows_card_for(match, seat, HOOK_BATTLE_ROLL, CARD_ELECTED);
}

void push_battle_card(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t row = token_row(match, kind);

    if (row >= 0)
        vaka_content_push(match, SORT_EVENT, facts_of(match)->token_event[row], OCCASION_ELECT,
                          seat, HOOK_BATTLE_ROLL, 0);
    else
        vaka_content_push(match, SORT_CULTURE, card_content(match, kind), CARD_PLAY, seat,
                          HOOK_BATTLE_ROLL, 0);
}

static void refresh_zone(vaka_match *match, int32_t zone)
{
    for (VAKA_EACH(match, zone, piece)) {
        int32_t flags = match->pieces[piece].field[FIELD_FLAGS];

        if (flags & CARD_ELECTED)
            vaka_piece_set(match, piece, FIELD_FLAGS, flags & ~CARD_ELECTED);
    }
}

void refresh_battle_cards(vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++) {
        refresh_zone(match, seat_zone(match, seat, SEAT_SHOWN));
        refresh_zone(match, seat_zone(match, seat, SEAT_TOKENS));
    }
}
