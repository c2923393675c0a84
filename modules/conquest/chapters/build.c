/* build.c - the Building Step: cards in the open, then plans made in secret [9, C2].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/build.h"
#include "chapters/cards.h"
#include "chapters/occasion.h"

/* Has the seat anything to plan? By public facts: a village, or a piece where one could be. */
static bool may_plan(const vaka_match *match, int32_t seat)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (groups_of(match, seat) > 0)
        return true;
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (pieces_at(match, seat, hex) && !site_obstacle(match, seat, hex, fact))
            return true;
    return false;
}

static uint8_t planners(const vaka_match *match)
{
    uint8_t set = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (in_game(match, seat) && may_plan(match, seat))
            set |= VAKA_SEAT(seat);
    return set;
}

static void clear_seats(vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++) {
        seat_now *now = &game_of(match)->seat[seat];
        now->inward = now->cards_bought = now->settled = now->reserved = 0;
    }
}

/* What was built is like any other piece from now on. */
static void clear_pieces(vaka_match *match)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        for (VAKA_EACH(match, hex, piece)) {
            int32_t flags = match->pieces[piece].field[FIELD_FLAGS];
            if (flags & PIECE_NEW)
                vaka_piece_set(match, piece, FIELD_FLAGS, flags & ~PIECE_NEW);
        }
}

/* Before the first turn (local 0 of the frame is 1) points are spent that the setup gives, on
 * counters only; nothing of a Building Step but the plan takes place. */
static void buy_start(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    if (frame->stage == BUILD_PLAN) {
        close_pools(match);
        clear_pieces(match);
        vaka_done(match);
        return;
    }
    open_start_pools(match);
    vaka_stage_set(match, BUILD_PLAN);
    vaka_ask_sealed(match, vaka_seats_in(match), game->first, game->dir);
}

void build_step(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    if (frame->local[0]) {
        buy_start(match, frame);
        return;
    }
    switch (frame->stage) {
    case BUILD_BEGIN:
        clear_seats(match);
        vaka_tell(match, EVENT_BUILD_BEGINS, 0, 0, 0, 0);
        vaka_stage_set(match, BUILD_CALLED);
        vaka_hook(match, HOOK_BUILD_START, vaka_turn(match), 0, 0);
        break;
    case BUILD_CALLED: /* C2: openly, before anything is planned */
        vaka_stage_set(match, BUILD_OPENED);
        vaka_ask_window(match, WINDOW_BUILD_START, card_users(match, HOOK_BUILD_START), game->first,
                        game->dir);
        break;
    case BUILD_OPENED:
        open_pools(match);
        vaka_stage_set(match, BUILD_PLAN);
        vaka_ask_sealed(match, planners(match), game->first, game->dir);
        break;
    case BUILD_PLAN: /* the plans have been carried out */
        close_pools(match);
        clear_pieces(match);
        vaka_stage_set(match, BUILD_CARRIED);
        break;
    case BUILD_CARRIED:
        if (announce_control(match))
            break;
        vaka_stage_set(match, BUILD_END);
        vaka_hook(match, HOOK_BUILD_END, vaka_turn(match), 0, 0);
        break;
    default:
        take_sold_tokens(match);
        vaka_tell(match, EVENT_BUILD_OVER, 0, 0, 0, 0);
        vaka_step_over(match);
        vaka_done(match);
        break;
    }
}
