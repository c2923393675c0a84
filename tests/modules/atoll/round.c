/* tests/modules/atoll/round.c - the sequence of play, and the end.
 *
 * SPDX-License-Identifier: MIT */
#include "atoll.h"

/* 1.1: who has fewer fish comes first; those who have as many stay as they are. */
static void reorder(vaka_match *match)
{
    int8_t order[VAKA_MAX_SEATS];

    for (int32_t i = 0; i < match->seats; i++) {
        int8_t seat = (int8_t)vaka_order_at(match, i);
        int32_t fish = vaka_counter(match, COUNTER_FISH, seat), at = i;
        for (; at > 0 && vaka_counter(match, COUNTER_FISH, order[at - 1]) > fish; at--)
            order[at] = order[at - 1];
        order[at] = seat;
    }
    vaka_order_set(match, order);
}

/* 4.1: what the wind was is seen now. */
static void rise(vaka_match *match)
{
    int32_t wind = vaka_counter(match, COUNTER_WIND, VAKA_NONE);

    vaka_learned(match, 0);
    if (wind == WINDS - 1)
        vaka_counter_add(match, COUNTER_TIDE, VAKA_NONE, 1);
    vaka_tell(match, EVENT_TIDE, wind, COUNTER_TIDE, vaka_counter(match, COUNTER_TIDE, VAKA_NONE),
              0);
}

static int32_t count_ropes(const vaka_match *match, int32_t seat)
{
    int32_t ropes = 0;

    for (int32_t route = SPOTS; route < SPOTS + ROUTES; route++)
        ropes += vaka_has(match, route, seat);
    return ropes;
}

/* 4.3; what nobody else saw is counted openly. */
static void score(vaka_match *match)
{
    int32_t ropes = vaka_sheet_row(match, WORD_ROPES), fish = vaka_sheet_row(match, WORD_FISH);
    int32_t pearls = vaka_sheet_row(match, WORD_PEARLS);

    vaka_learned(match, 0);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t had[] = {2 * count_ropes(match, seat), vaka_counter(match, COUNTER_FISH, seat),
                         vaka_counter(match, COUNTER_PEARLS, seat)};
        if (had[0])
            vaka_sheet_points(match, ropes, seat, had[0]);
        vaka_sheet_points(match, fish, seat, had[1]);
        vaka_sheet_points(match, pearls, seat, had[2]);
        vaka_score_set(match, seat, had[0] + had[1] + had[2]);
    }
}

static void finish(vaka_match *match)
{
    uint8_t winners = 0;

    score(match);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t place = 1;
        for (int32_t other = 0; other < match->seats; other++)
            place += vaka_score(match, other) > vaka_score(match, seat);
        vaka_place_set(match, seat, place);
        winners |= (uint8_t)(place == 1 ? VAKA_SEAT(seat) : 0);
    }
    vaka_end_reason(match, WORD_HOME);
    vaka_finish(match, winners);
}

static void step_rounds(vaka_match *match)
{
    atoll_game *game = match->game;

    if (vaka_counter(match, COUNTER_TIDE, VAKA_NONE) == HIGH) {
        vaka_end_reason(match, WORD_FLOOD);
        vaka_finish_lost(match);
    } else if (game->round == game->rounds) {
        finish(match);
    } else {
        game->round++;
        vaka_turn_set(match, game->round);
        vaka_tell(match, EVENT_ROUND, game->round, game->rounds, 0, 0);
        vaka_push(match, STEP_ROUND, 0, 0, 0);
    }
}

void atoll_step(vaka_match *match, const vaka_frame *frame)
{
    if (frame->step == STEP_ROUNDS) {
        step_rounds(match);
    } else if (!frame->stage) {
        vaka_stage_set(match, 1);
        vaka_ask_each(match, vaka_seats_in(match), vaka_order_at(match, 0), VAKA_BY_ORDER);
    } else {
        rise(match);
        reorder(match);
        vaka_done(match);
    }
}
