/* play/search_value.c - what a position is worth.
 *
 * SPDX-License-Identifier: MIT */
#include "play/search_inside.h"

#include "layout/extension.h"
#include "script/mods/game.h"

#include <math.h>

const vaka_evaluate *vaka_search_evaluation(vaka_live *live)
{
    const vaka_module *module = vaka_live_layout(live)->module;
    const vaka_evaluate *found = vaka_game_evaluation(module);

    if (!found)
        found = vaka_extension(module, VAKA_EXT_EVALUATE, sizeof *found);
    return found && found->feature_count <= VAKA_FEATURES &&
                   found->weights(&vaka_live_position(live)->face)
               ? found
               : NULL;
}

/* A seat's numbers, each times its weight: in parts of a VAKA_WEIGHT-th. */
static double utility(const vaka_evaluate *evaluate, const vaka_match *match, int32_t seat)
{
    const int32_t *weight = evaluate->weights(match);
    int32_t measured[VAKA_FEATURES] = {0}, progress = evaluate->progress(match);
    int64_t sum = 0;

    evaluate->measure(match, seat, measured);
    for (uint32_t i = 0; i < evaluate->feature_count; i++)
        sum += (int64_t)measured[i] *
               (weight[2 * i] * (VAKA_PROGRESS - progress) + (int64_t)weight[2 * i + 1] * progress);
    return (double)sum / VAKA_PROGRESS / VAKA_WEIGHT;
}

/* How a seat did in a match that is over: a win that several share counts for each in part. */
static int32_t outcome(uint8_t winners, int32_t seat)
{
    return winners & VAKA_SEAT(seat) ? VAKA_SEARCH_ONE / __builtin_popcount(winners) : 0;
}

/* Without an evaluation the points have to do: who leads has two thirds of the chances. */
static int32_t by_score(const vaka_position *position, int32_t seat)
{
    int32_t behind = 0, ahead = 0;

    for (int32_t other = 0; other < position->face.seats; other++) {
        if (other == seat)
            continue;
        behind += position->table->score[other] < position->table->score[seat];
        ahead += position->table->score[other] > position->table->score[seat];
    }
    return VAKA_SEARCH_ONE / 2 +
           VAKA_SEARCH_ONE / 6 * (behind - ahead) / (behind + ahead > 0 ? behind + ahead : 1);
}

int32_t vaka_search_value(const vaka_evaluate *evaluate, vaka_live *live, int32_t seat)
{
    const vaka_position *position = vaka_live_position(live);
    uint8_t winners, played = position->table->seats_in;
    double own, sum = 0;

    if (vaka_live_finished(live, &winners))
        return outcome(winners, seat);
    if (!evaluate)
        return by_score(position, seat);
    played &= (uint8_t)~vaka_nobody(vaka_live_layout(live));
    if (!(played & VAKA_SEAT(seat)))
        return 0;
    own = utility(evaluate, &position->face, seat);
    if (position->face.seats - __builtin_popcount(vaka_nobody(vaka_live_layout(live))) == 1)
        return (int32_t)(VAKA_SEARCH_ONE / (1 + exp(-own)));
    for (int32_t other = 0; other < position->face.seats; other++)
        if (played & VAKA_SEAT(other))
            sum += other == seat ? 1 : exp(utility(evaluate, &position->face, other) - own);
    return (int32_t)(VAKA_SEARCH_ONE / sum);
}
