/* play/search_rollout.c - carries plans out in sampled worlds and plays on.
 *
 * SPDX-License-Identifier: MIT */
#include "play/search_inside.h"

#include "match/resample.h"

#include <string.h>

#define MOST_ACTIONS 4000u /* of a rollout */

uint64_t vaka_search_mix(uint64_t seed, uint64_t a, uint64_t b)
{
    uint64_t z = seed + a * 0x9e3779b97f4a7c15u + b * 0xd1342543de82ef95u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void vaka_search_hand_init(vaka_search_hand *hand, const vaka_searcher *searcher,
                           const vaka_script_port *port)
{
    memset(hand, 0, sizeof *hand);
    hand->world = vaka_live_clone(searcher->start);
    hand->game = vaka_live_clone(searcher->start);
    vaka_live_keep_undo(hand->world, false);
    vaka_live_keep_undo(hand->game, false);
    if (port) {
        vaka_live_position(hand->world)->port = port;
        vaka_live_position(hand->game)->port = port;
    }
}

void vaka_search_hand_done(vaka_search_hand *hand)
{
    vaka_live_free(hand->world);
    vaka_live_free(hand->game);
}

void vaka_search_bots(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world)
{
    const vaka_layout *layout = vaka_live_layout(searcher->start);
    const vaka_bot_spec *first = vaka_bot_at(layout->module, 0);

    for (int32_t seat = 0; seat < layout->setup.seats; seat++)
        hand->bots[seat] = (vaka_bot){
            .spec = first, .seed = vaka_search_mix(searcher->seed, 2 + (uint64_t)seat, world)};
}

void vaka_search_world(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world)
{
    uint64_t seed = vaka_search_mix(searcher->seed, 1, world);

    hand->laid = world;
    vaka_live_copy(hand->world, searcher->start);
    if (searcher->knows_all)
        vaka_resample_chance(hand->world, searcher->seat, seed);
    else
        vaka_resample(hand->world, searcher->seat, seed, NULL);
}

/* The first of a set of seats. */
static int32_t first_of(uint8_t seats)
{
    return seats ? __builtin_ctz(seats) : VAKA_NONE;
}

bool vaka_search_stopped(const vaka_searcher *searcher)
{
    return atomic_load_explicit(&searcher->watch->stop, memory_order_relaxed);
}

/* Plays the hand's game on until it is over or has gone as far as it should. */
static void play_on(const vaka_searcher *searcher, vaka_search_hand *hand, int32_t last_turn)
{
    vaka_live *game = hand->game;
    vaka_action action;

    for (uint32_t n = 0; n < MOST_ACTIONS && !vaka_live_finished(game, NULL); n++) {
        int32_t seat = first_of(vaka_live_must(game));
        if (vaka_search_stopped(searcher))
            return;
        if (searcher->turns && vaka_live_position(game)->table->turn > last_turn)
            return;
        if (seat < 0 || !vaka_bot_choose(&hand->bots[seat], game, seat, &action) ||
            vaka_live_apply(game, &action, NULL, NULL) != VAKA_OK)
            return;
    }
}

/* As far as the plan is legal in this world: what is hidden may stand in its way. */
static void carry_out(const vaka_searcher *searcher, vaka_live *game, const vaka_plan *plan)
{
    for (uint32_t i = 0; i < plan->count; i++)
        if (!(vaka_live_must(game) & VAKA_SEAT(searcher->seat)) ||
            vaka_live_apply(game, &plan->at[i], NULL, NULL) != VAKA_OK)
            return;
}

bool vaka_search_try(const vaka_searcher *searcher, vaka_search_hand *hand, uint32_t world,
                     uint32_t plan)
{
    int32_t turn = vaka_live_position(hand->world)->table->turn;

    vaka_live_copy(hand->game, hand->world);
    vaka_search_bots(searcher, hand, world);
    carry_out(searcher, hand->game, &searcher->plan[plan]);
    play_on(searcher, hand, turn + searcher->turns - 1);
    if (vaka_search_stopped(searcher))
        return false;
    searcher->value[(size_t)world * searcher->plans + plan] =
        vaka_search_value(searcher->evaluate, hand->game, searcher->seat);
    atomic_fetch_add(&searcher->watch->done, 1u);
    return true;
}
