/* tests/modules/auction/step.c - the sequence of play.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

static uint8_t seats_with_cards(const vaka_match *match)
{
    uint8_t set = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (hand_size(match, seat) > 0)
            set |= VAKA_SEAT(seat);
    return set;
}

static int32_t highest(const vaka_match *match)
{
    const auction_game *game = match->game;
    int32_t most = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        most = game->total[seat] > most ? game->total[seat] : most;
    return most;
}

/* Seats that bid, and at least `least`. */
static uint8_t bidders(const vaka_match *match, int32_t least)
{
    const auction_game *game = match->game;
    uint8_t set = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (game->total[seat] > 0 && game->total[seat] >= least)
            set |= VAKA_SEAT(seat);
    return set;
}

static void discard_all(vaka_match *match, int32_t zone)
{
    while (match->zones[zone].first >= 0) {
        int32_t piece = match->zones[zone].first;

        vaka_piece_own(match, piece, VAKA_NONE);
        vaka_piece_move(match, piece, ZONE_DISCARD);
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
}

/* 2: one card; the deck is filled from the discard when it has run out. */
static void deal_one(vaka_match *match, int32_t seat)
{
    int32_t hand = zone_of(seat, OF_HAND), lanterns;

    if (!match->zones[ZONE_DECK].count && match->zones[ZONE_DISCARD].count) {
        vaka_reshuffle(match, ZONE_DISCARD, ZONE_DECK);
        vaka_tell(match, EVENT_SHUFFLED, 0, 0, 0, 0);
    }
    lanterns = vaka_count(match, hand, VAKA_NONE, CARD_LANTERN);
    int32_t piece = vaka_draw(match, ZONE_DECK, hand);
    if (piece < 0)
        return;
    vaka_event drew = {
        EVENT_DREW, VAKA_SEAT(seat), 2, {(int16_t)seat, match->pieces[piece].kind, 0, 0, 0, 0}};
    vaka_tell_event(match, &drew);
    vaka_learned(match, seat); /* that it is no second lantern is news to all, too */
    if (lanterns && match->pieces[piece].kind == CARD_LANTERN) {
        vaka_piece_move(match, piece, ZONE_DISCARD);
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_tell(match, EVENT_SPARE_LANTERN, seat, 0, 0, 0);
    }
}

static void deal(vaka_match *match)
{
    const auction_facts *facts = match->facts;
    const auction_game *game = match->game;
    int32_t seat = game->first;

    for (int32_t n = 0; n < match->seats; n++) {
        for (int32_t missing = facts->hand - hand_size(match, seat); missing > 0; missing--)
            deal_one(match, seat);
        seat = (seat + game->dir + match->seats) % match->seats;
    }
}

static void begin_round(vaka_match *match)
{
    const auction_facts *facts = match->facts;
    auction_game *game = match->game;
    int32_t round = vaka_turn(match) + 1;

    vaka_turn_set(match, round);
    game->first = (uint8_t)((round - 1) % match->seats);
    game->dir = round % 2 ? 1 : -1;
    game->favours = (uint8_t)facts->favours;
    game->looked = game->tucked = 0;
    vaka_tell(match, EVENT_ROUND, round, game->first, 0, 0);
    deal(match);
}

static void step_round(vaka_match *match, const vaka_frame *frame)
{
    const auction_facts *facts = match->facts;
    const auction_game *game = match->game;

    if (frame->stage == ROUND_DEAL) {
        begin_round(match);
        vaka_stage_set(match, ROUND_SCOUT);
        vaka_ask_each(match, vaka_seats_in(match), game->first, game->dir);
    } else if (frame->stage == ROUND_SCOUT) {
        vaka_stage_set(match, ROUND_LOTS);
    } else if (frame->local[0] < facts->lots) {
        vaka_local_set(match, 0, frame->local[0] + 1);
        vaka_push(match, STEP_LOT, 0, 0, 0);
    } else {
        for (int32_t seat = 0; seat < match->seats; seat++)
            discard_all(match, zone_of(seat, OF_SHOWN));
        vaka_done(match);
    }
}

static void draw_lot(vaka_match *match)
{
    auction_game *game = match->game;
    int32_t piece = vaka_draw(match, ZONE_VAULT, ZONE_STALL);

    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_LOT, match->pieces[piece].kind, 0, 0, 0);
    for (int32_t seat = 0; seat < match->seats; seat++)
        game->total[seat] = game->stake[seat] = game->favour[seat] = 0;
    game->winner = VAKA_NONE;
}

/* 5: all bids are opened at once. */
static void open_bids(vaka_match *match)
{
    auction_game *game = match->game;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t zone = zone_of(seat, OF_BID), total = game->stake[seat] + 2 * game->favour[seat];

        for (VAKA_EACH(match, zone, piece)) {
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
            total += match->pieces[piece].kind;
        }
        game->total[seat] = (int16_t)total;
        vaka_tell(match, EVENT_BID, seat, total, match->zones[zone].count, game->stake[seat]);
    }
}

static void take_back(vaka_match *match, int32_t seat)
{
    auction_game *game = match->game;
    int32_t bid = zone_of(seat, OF_BID);

    while (match->zones[bid].first >= 0) {
        int32_t piece = match->zones[bid].first;

        vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
        vaka_piece_own(match, piece, VAKA_NONE);
        vaka_piece_move(match, piece, zone_of(seat, OF_HAND));
    }
    game->coins[seat] = (int16_t)(game->coins[seat] + game->stake[seat]);
}

/* 8: one of the highest bidders, or VAKA_NONE. */
static int32_t choose_winner(vaka_match *match)
{
    uint8_t best = bidders(match, highest(match));
    int32_t count = __builtin_popcount(best);
    int32_t nth = count > 1 ? vaka_chance(match, count) : 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if ((best & VAKA_SEAT(seat)) && nth-- == 0)
            return seat;
    return VAKA_NONE;
}

/* 8: the hammer falls; true if there is a winner to ask. */
static bool knock_down(vaka_match *match)
{
    auction_game *game = match->game;
    int32_t lot = match->zones[ZONE_STALL].first, kind = match->pieces[lot].kind;
    int32_t winner = choose_winner(match);

    game->winner = (int8_t)winner;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (seat == winner)
            discard_all(match, zone_of(seat, OF_BID));
        else
            take_back(match, seat);
        game->stake[seat] = game->favour[seat] = 0;
    }
    if (winner == VAKA_NONE) {
        vaka_piece_remove(match, lot);
        vaka_tell(match, EVENT_UNSOLD, kind, 0, 0, 0);
        return false;
    }
    vaka_tell(match, EVENT_WON, winner, kind, game->total[winner], 0);
    return true;
}

static void ask_reactions(vaka_match *match)
{
    auction_game *game = match->game;

    game->cut = 0;
    vaka_stage_set(match, LOT_REACT);
    vaka_ask_window(match, WINDOW_REACT, seats_with_cards(match), game->first, game->dir);
}

static void ask_topping(vaka_match *match)
{
    const auction_game *game = match->game;
    uint8_t near = bidders(match, highest(match) - 2);

    vaka_stage_set(match, LOT_TOP);
    if (__builtin_popcount(near) >= 2)
        vaka_ask_round(match, near, game->first, game->dir);
}

static void step_lot(vaka_match *match, const vaka_frame *frame)
{
    const auction_game *game = match->game;

    switch (frame->stage) {
    case LOT_DRAW:
        draw_lot(match);
        vaka_stage_set(match, LOT_SEALED);
        vaka_ask_sealed(match, vaka_seats_in(match), game->first, game->dir);
        break;
    case LOT_SEALED:
        open_bids(match);
        ask_reactions(match);
        break;
    case LOT_REACT:
        if (game->cut)
            ask_reactions(match);
        else
            ask_topping(match);
        break;
    case LOT_TOP:
        vaka_stage_set(match, LOT_CALL);
        vaka_ask_window(match, WINDOW_CALL, seats_with_cards(match), game->first, game->dir);
        break;
    case LOT_CALL:
        vaka_stage_set(match, LOT_HAMMER);
        if (knock_down(match)) {
            vaka_ask(match, game->winner);
            vaka_close(match);
        }
        break;
    default:
        vaka_done(match);
        break;
    }
}

/* 10: everybody with the most points, unless that is none. */
static void finish(vaka_match *match)
{
    uint8_t winners = 0;
    int32_t most = 1;

    for (int32_t seat = 0; seat < match->seats; seat++)
        most = vaka_score(match, seat) > most ? vaka_score(match, seat) : most;
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (vaka_score(match, seat) == most)
            winners |= VAKA_SEAT(seat);
    vaka_finish(match, winners);
}

void auction_step(vaka_match *match, const vaka_frame *frame)
{
    const auction_facts *facts = match->facts;

    if (frame->step == STEP_ROUND)
        step_round(match, frame);
    else if (frame->step == STEP_LOT)
        step_lot(match, frame);
    else if (vaka_turn(match) < facts->rounds)
        vaka_push(match, STEP_ROUND, 0, 0, 0);
    else
        finish(match);
}
