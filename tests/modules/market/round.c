/* tests/modules/market/round.c - the sequence of play, aims, and the end.
 *
 * SPDX-License-Identifier: MIT */
#include "market.h"

enum { AIM_TWO, AIM_FOUR, AIM_SIX, AIM_CATCH, AIM_NONE, AIM_MUCH, GREAT = 5, MUCH = 12 };

/* 4: by what all can see. */
static bool fulfilled(const vaka_match *open, int32_t kind)
{
    int32_t stalls = 0, fish = 0, most = 0;

    for (int32_t seat = 0; seat < open->seats; seat++) {
        int32_t own = vaka_counter(open, COUNTER_FISH, seat);
        stalls += vaka_counter(open, COUNTER_STALLS, seat);
        fish += own;
        most = own > most ? own : most;
    }
    switch (kind - KIND_AIM) {
    case AIM_TWO:
    case AIM_FOUR:
    case AIM_SIX:
        return stalls >= 2 * (kind - KIND_AIM + 1);
    case AIM_CATCH:
        return most >= GREAT;
    case AIM_NONE:
        return fish == 0;
    default:
        return fish >= MUCH;
    }
}

const vaka_objectives aims = {sizeof aims, KIND_AIM, AIMS, fulfilled};

bool market_possible(const vaka_match *match)
{
    return vaka_objectives_possible(match, &aims, ((const market_game *)match->game)->asked);
}

#ifdef MARKET_LEAK
/* Planted leaks: the hands are looked into first, and only what is found counts as a look, or not
 * even that. */
static void check_aims(vaka_match *match)
{
    market_game *game = match->game;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t piece = match->zones[held_by(seat, HELD_AIM)].first;
        if (!fulfilled(match, match->pieces[piece].kind))
            continue;
        if (MARKET_LEAK == 2)
            vaka_learned(match, seat);
        game->met = 1;
    }
}
#else
static void reveal(vaka_match *match, int32_t piece)
{
    int32_t seat = vaka_zone_owner(match->layout, match->pieces[piece].zone);

    vaka_piece_move(match, piece, ZONE_SHOWN);
    vaka_score_set(match, seat, 5);
    vaka_tell(match, EVENT_MET, seat, match->pieces[piece].kind, 0, 0);
    ((market_game *)match->game)->met = 1;
}

/* 4.1 */
static void check_aims(vaka_match *match)
{
    market_game *game = match->game;

    for (int32_t piece; (piece = vaka_objective_met(match, &aims, &game->asked)) >= 0;)
        reveal(match, piece);
}
#endif

/* 4.2 */
static void finish(vaka_match *match)
{
    int32_t most = 0;
    uint8_t winners = 0;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t points = vaka_score(match, seat) + 3 * vaka_counter(match, COUNTER_STALLS, seat) +
                         vaka_counter(match, COUNTER_FISH, seat);
        vaka_score_set(match, seat, points);
        most = points > most ? points : most;
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        winners |= (uint8_t)(vaka_score(match, seat) == most ? VAKA_SEAT(seat) : 0);
    vaka_tell(match, EVENT_OVER, 0, 0, 0, 0);
    vaka_finish(match, winners);
}

static void step_visit(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_done(match);
        return;
    }
    vaka_stage_set(match, 1);
    vaka_ask(match, frame->local[1]);
}

/* A seat is asked until it has acted three times, or rests. */
static void step_round(vaka_match *match)
{
    market_game *game = match->game;

    if (!game->acts) {
        game->seat++;
        game->acts = ACTS;
    }
    if (game->seat == match->seats) {
        game->seat = 0;
        vaka_done(match);
        return;
    }
    vaka_ask(match, game->seat);
}

void market_step(vaka_match *match, const vaka_frame *frame)
{
    market_game *game = match->game;

    check_aims(match);
    if (game->met || (frame->step == STEP_ROUNDS && game->round == game->rounds)) {
        finish(match);
    } else if (frame->step == STEP_VISIT) {
        step_visit(match, frame);
    } else if (frame->step == STEP_ROUND) {
        step_round(match);
    } else {
        game->round++;
        game->acts = ACTS;
        vaka_deals_renew(match);
        vaka_turn_set(match, game->round);
        vaka_tell(match, EVENT_ROUND, game->round, game->rounds, 0, 0);
        vaka_push(match, STEP_ROUND, 0, 0, 0);
    }
}
