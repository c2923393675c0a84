/* tests/modules/atoll/atoll.c - a test game: spots and routes, counters, an order of play, a sheet.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules; every refusal cites one of these numbers.
 *
 * 1. Two to four boats spend some rounds on an atoll. 1.1 Each round they act in the order of play,
 * twice each; who has fewer fish comes first in the next one. 1.2 Whoever rests ends its turn.
 *
 * 2. 2.1 A boat sails along one route. The wind, which nobody sees, turns with it. 2.2 A rope is
 * lashed along a route at the boat's spot that has none; it costs a shell. 2.3 At an isle one
 * gathers fish or shells, up to nine. All see how many fish one has, nobody else one's shells.
 *
 * 3. Each begins with four pearls. 3.1 Up to three can be given away; nobody else sees how many.
 * 3.2 One may show one's pearls, if one has any.
 *
 * 4. 4.1 When the wind is at its strongest at the end of a round, the tide rises. 4.2 At high tide
 * all have lost. 4.3 Otherwise most points win: two for a rope, one for a fish, one for a pearl. */
#include "atoll.h"

#define NO_ARGS                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }

const vaka_verb verbs[VERB_COUNT] = {
    [VERB_SAIL] = {"sail", "Sail to {0:zone}", 0, {{VAKA_ARG_SPACE, 0, 0, NULL}}},
    [VERB_LASH] = {"lash", "Lash a rope along {0:zone}", 0, {{VAKA_ARG_ROUTE, 0, 0, NULL}}},
    [VERB_GATHER] = {"gather", "Gather {0:counter}", 0, {{VAKA_ARG_COUNTER, 0, 0, NULL}}},
    [VERB_GIVE] = {"give",
                   "Give {0:seat} {1:int} {1:plural:pearl:pearls} {2:word}",
                   0,
                   {{VAKA_ARG_SEAT, 0, 0, NULL},
                    {VAKA_ARG_INT, 1, GIFT, NULL},
                    {VAKA_ARG_WORD, 0, 0, "gladly|sadly"}}},
    [VERB_SHOW] = {"show", "Show the pearls", 0, NO_ARGS},
    [VERB_REST] = {"rest", "Rest", 0, NO_ARGS},
};
static const vaka_step steps[] = {
    [STEP_ROUNDS] = {"rounds", "Rounds"},
    [STEP_ROUND] = {"round", "Round"},
};
static const vaka_option options[] = {
    [OPTION_ROUNDS] = {"rounds", "Rounds", "1", 1, 8, 4},
};
static const vaka_text events[] = {
    [EVENT_ROUND] = {"round", "Round {0:int} of {1:int}"},
    [EVENT_SAILED] = {"sailed", "{0:seat} sails along {1:zone} to {2:zone}"},
    [EVENT_LASHED] = {"lashed", "{0:seat} lashes a rope along {1:zone}"},
    [EVENT_GATHERED] = {"gathered", "{0:seat} gathers {1:counter}"},
    [EVENT_GAVE] = {"gave", "{0:seat} gives {1:seat} {2:int} {2:plural:pearl:pearls}"},
    [EVENT_SHOWED] = {"showed", "{0:seat} shows {1:int} {1:plural:pearl:pearls}"},
    [EVENT_TIDE] = {"tide", "The wind was {0:int}: the {1:counter} is {2:int}"},
};

static void apply_sail(vaka_match *match, int32_t seat, int32_t to)
{
    int32_t from = boat_at(match, seat);
    int32_t wind = vaka_counter(match, COUNTER_WIND, VAKA_NONE);

    vaka_piece_move(match, vaka_find(match, from, seat, KIND_BOAT), to);
    vaka_counter_set(match, COUNTER_WIND, VAKA_NONE, (wind + 1) % WINDS);
    vaka_tell(match, EVENT_SAILED, seat, vaka_route_between(match->layout, from, to), to, 0);
}

static void apply_lash(vaka_match *match, int32_t seat, int32_t route)
{
    int32_t rope = vaka_piece_new(match, KIND_ROPE, seat, route);

    vaka_piece_flip(match, rope, VAKA_FACE_UP);
    vaka_counter_add(match, COUNTER_SHELLS, seat, -1);
    vaka_tell(match, EVENT_LASHED, seat, route, 0, 0);
}

/* 3.1: the two know how many, the others do not. */
static void apply_give(vaka_match *match, int32_t seat, int32_t to, int32_t pearls)
{
    vaka_event told = {EVENT_GAVE,
                       VAKA_SEAT(seat) | VAKA_SEAT(to),
                       1u << 2,
                       {(int16_t)seat, (int16_t)to, (int16_t)pearls, 0, 0, 0}};

    vaka_counter_add(match, COUNTER_PEARLS, seat, -pearls);
    vaka_counter_add(match, COUNTER_PEARLS, to, pearls);
    vaka_tell_event(match, &told);
}

static void apply_show(vaka_match *match, int32_t seat)
{
    int32_t pearls = vaka_counter(match, COUNTER_PEARLS, seat);

    vaka_counter_known(match, COUNTER_PEARLS, seat, pearls);
    vaka_tell(match, EVENT_SHOWED, seat, pearls, 0, 0);
}

static void atoll_apply(vaka_match *match, const vaka_action *action)
{
    atoll_game *game = match->game;
    int32_t seat = action->seat;

    if (action->verb == VERB_SAIL) {
        apply_sail(match, seat, action->arg[0]);
    } else if (action->verb == VERB_LASH) {
        apply_lash(match, seat, action->arg[0]);
    } else if (action->verb == VERB_GATHER) {
        vaka_counter_add(match, action->arg[0], seat, 1);
        vaka_tell(match, EVENT_GATHERED, seat, action->arg[0], 0, 0);
    } else if (action->verb == VERB_GIVE) {
        apply_give(match, seat, action->arg[0], action->arg[1]);
    } else if (action->verb == VERB_SHOW) {
        apply_show(match, seat);
    }
    game->acts = (int8_t)(action->verb == VERB_REST ? 0 : game->acts - 1);
    if (game->acts)
        vaka_again(match);
    else
        game->acts = ACTS;
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.atoll",
    .title = "Atoll",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = SEATS,
    .verbs = verbs,
    .options = options,
    .events = events,
    .steps = steps,
    .verb_count = VERB_COUNT,
    .option_count = OPTION_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .game_size = sizeof(atoll_game),
    .layout = atoll_layout,
    .setup = atoll_setup,
    .step = atoll_step,
    .legal = atoll_legal,
    .why_not = atoll_why_not,
    .apply = atoll_apply,
    .describe = atoll_describe,
};
