/* tests/modules/auction/apply.c - what actions do.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

static int32_t take_from_hand(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, zone_of(seat, OF_HAND), VAKA_NONE, kind);
}

/* A card of the hand is shown to all. Whoever had seen one of several like it in the deck learns
 * by which of them it is, even if it is one that all have seen. */
static void show(vaka_match *match, int32_t seat, int32_t kind, int32_t zone)
{
    int32_t piece = take_from_hand(match, seat, kind);

    vaka_piece_move(match, piece, zone);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_learned(match, seat);
}

static void pay(auction_game *game, int32_t seat, int32_t coins)
{
    game->coins[seat] = (int16_t)(game->coins[seat] - coins);
}

/* 3.1: what was seen is told to the one who saw it. */
static void look(vaka_match *match, int32_t seat, int32_t cards)
{
    auction_game *game = match->game;
    int32_t piece = match->zones[ZONE_DECK].last;

    game->looked = 1;
    vaka_peek(match, seat, ZONE_DECK, cards);
    vaka_tell(match, EVENT_LOOKED, seat, cards, 0, 0);
    for (int32_t i = 0; i < cards && piece >= 0; i++) {
        vaka_event saw = {EVENT_SAW,
                          VAKA_SEAT(seat),
                          VAKA_EVENT_PRIVATE,
                          {match->pieces[piece].kind, 0, 0, 0, 0, 0}};

        vaka_tell_event(match, &saw);
        piece = match->pieces[piece].prev;
    }
    vaka_again(match);
}

static void apply_peek(vaka_match *match, const vaka_action *action)
{
    pay(match->game, action->seat, 1);
    look(match, action->seat, 2);
}

static void apply_lantern(vaka_match *match, const vaka_action *action)
{
    show(match, action->seat, CARD_LANTERN, ZONE_DISCARD);
    look(match, action->seat, 3);
}

static void apply_under(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    game->tucked = 1;
    vaka_piece_move_under(match, match->zones[ZONE_DECK].last, ZONE_DECK);
    vaka_tell(match, EVENT_TUCKED, action->seat, 0, 0, 0);
    vaka_again(match);
}

static void apply_skip(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    (void)action;
    game->looked = game->tucked = 0;
}

static void apply_bid(vaka_match *match, const vaka_action *action)
{
    int32_t piece = take_from_hand(match, action->seat, action->arg[0]);

    vaka_piece_own(match, piece, action->seat); /* so that its owner sees it where it lies */
    vaka_piece_move(match, piece, zone_of(action->seat, OF_BID));
}

static void apply_stake(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    pay(game, action->seat, action->arg[0]);
    game->stake[action->seat] = (uint8_t)action->arg[0];
}

static void apply_favour(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    game->favours--;
    game->favour[action->seat] = 1;
}

static void apply_bell(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    show(match, action->seat, CARD_BELL, ZONE_DISCARD);
    game->total[action->seat] = (int16_t)(game->total[action->seat] + 2);
    vaka_tell(match, EVENT_RANG, action->seat, game->total[action->seat], 0, 0);
}

static void apply_knife(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;
    int16_t *total = &game->total[action->arg[0]];

    show(match, action->seat, CARD_KNIFE, ZONE_DISCARD);
    game->cut = 1;
    *total = (int16_t)(*total > 2 ? *total - 2 : 0);
    vaka_tell(match, EVENT_CUT, action->seat, action->arg[0], *total, 0);
}

static void apply_top(vaka_match *match, const vaka_action *action)
{
    auction_game *game = match->game;

    pay(game, action->seat, 1);
    game->total[action->seat]++;
    vaka_tell(match, EVENT_TOPPED, action->seat, game->total[action->seat], 0, 0);
}

static void apply_hold(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_HELD, action->seat, 0, 0, 0);
    vaka_pass(match);
}

static void apply_keep(vaka_match *match, const vaka_action *action)
{
    int32_t lot = match->zones[ZONE_STALL].first;
    int32_t points = auction_points(match->pieces[lot].kind);

    vaka_piece_move(match, lot, zone_of(action->seat, OF_WON));
    vaka_score_set(match, action->seat, vaka_score(match, action->seat) + points);
}

static void apply_sell(vaka_match *match, const vaka_action *action)
{
    int32_t lot = match->zones[ZONE_STALL].first, kind = match->pieces[lot].kind;
    int32_t points = auction_points(kind);

    pay(match->game, action->seat, -points);
    vaka_piece_remove(match, lot);
    vaka_tell(match, EVENT_SOLD, action->seat, kind, points, 0);
}

static void apply_reveal(vaka_match *match, const vaka_action *action)
{
    show(match, action->seat, action->arg[0], zone_of(action->seat, OF_SHOWN));
    pay(match->game, action->seat, -1);
    vaka_tell(match, EVENT_REVEALED, action->seat, action->arg[0], 0, 0);
    vaka_again(match); /* it is no answer, should the seat be asked */
}

void auction_apply(vaka_match *match, const vaka_action *action)
{
    static void (*const apply[VERB_COUNT])(vaka_match *, const vaka_action *) = {
        [VERB_PEEK] = apply_peek,     [VERB_LANTERN] = apply_lantern, [VERB_UNDER] = apply_under,
        [VERB_SKIP] = apply_skip,     [VERB_BID] = apply_bid,         [VERB_STAKE] = apply_stake,
        [VERB_FAVOUR] = apply_favour, [VERB_BELL] = apply_bell,       [VERB_KNIFE] = apply_knife,
        [VERB_TOP] = apply_top,       [VERB_HOLD] = apply_hold,       [VERB_KEEP] = apply_keep,
        [VERB_SELL] = apply_sell,     [VERB_REVEAL] = apply_reveal,
    };

    if (apply[action->verb])
        apply[action->verb](match, action); /* a seal is nothing but the end of a list */
}
