/* greedy_raid.c - the greedy player looks for somebody to attack: only where the odds are good [8].
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/greedy.h"

enum { PIECES_MOST = 12, GOOD_ODDS = 65 };

/* The chance in a hundred that so many attackers beat so many defenders [8.2]: each roll costs one
 * side a fighter, with equal chance. */
static int32_t greedy_odds(int32_t attackers, int32_t defenders)
{
    int32_t odds[PIECES_MOST + 1], side = attackers < PIECES_MOST ? attackers : PIECES_MOST;

    if (defenders <= 0)
        return 100;
    if (defenders > PIECES_MOST)
        return 0;
    for (int32_t i = 0; i <= side; i++)
        odds[i] = i > 0 ? 1000 : 0;
    for (int32_t m = 1; m <= defenders; m++)
        for (int32_t n = 1; n <= side; n++)
            odds[n] = (odds[n - 1] + odds[n]) / 2;
    return odds[side] / 10;
}

int32_t greedy_force(const greedy *g, int32_t hex)
{
    bool here = game_of(g->seen)->fleet_at == hex;
    int32_t canoes = g->own[hex][KIND_WAR_CANOE] + (here ? g->fleet[KIND_WAR_CANOE] : 0);
    int32_t bands = g->own[hex][KIND_BAND] + (here ? g->fleet[KIND_BAND] : 0);

    return canoes + (bands < canoes ? bands : canoes);
}

/* Who would defend a hex: Local Warriors, fighters that lie face up, and two of three that nobody
 * knows; at sea bands fight only on war canoes. */
static int32_t defenders(const greedy *g, int32_t hex)
{
    int32_t sum = local_warriors(g->seen, hex), hidden = 0;

    for (VAKA_EACH(g->seen, hex, piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        if (at->owner < 0 || at->owner == g->seat)
            continue;
        hidden += at->kind == KIND_PIECE_BACK;
        sum += is_battle_piece(g->seen, at->kind);
    }
    return sum + (2 * hidden + 2) / 3;
}

/* Is a rival close to the end of the game? Then whatever he loses counts double. */
static int32_t rivalry(const greedy *g, int32_t seat)
{
    return game_of(g->seen)->seat[seat].vp + 8 >= end_points(g->seen) ? 2 : 1;
}

/* What a victory gives: villages that are saved, and what the enemy loses. */
static int32_t prize(const greedy *g, int32_t hex, int32_t spare)
{
    const hex_now *now = &game_of(g->seen)->hex[hex];
    int32_t villages = now->independent ? green_boxes(g->seen, hex) : now->villages;
    int32_t saved = spare < 1 ? 1 : spare;

    if (villages > 0) {
        saved = saved < villages ? saved : villages;
        return 12 * saved + 10 + (now->owner >= 0 ? 4 * villages * rivalry(g, now->owner) : 0);
    }
    for (VAKA_EACH(g->seen, hex, piece)) { /* a link of somebody's chain */
        const vaka_piece *at = &g->seen->pieces[piece];
        if (at->owner >= 0 && at->owner != g->seat && at->kind == KIND_TRANSPORT)
            return 6 * rivalry(g, at->owner);
    }
    return 0;
}

/* Steps to a hex that is not open: one more than to the nearest open one beside it. */
static int32_t steps_into(const greedy *g, const int16_t *steps, int32_t hex)
{
    const int16_t *near = facts_of(g->seen)->near[hex];
    int32_t best = FAR;

    for (int32_t d = 0; d < 6; d++)
        if (near[d] >= 0 && steps[near[d]] < best)
            best = steps[near[d]];
    return best + 1;
}

greedy_voyage greedy_raid(const greedy *g, int32_t from, int32_t left, int32_t pieces)
{
    const int8_t *apart = facts_of(g->seen)->apart[from];
    int32_t range = left + 2;
    greedy_voyage best = {VAKA_NONE, 0};
    int16_t steps[MAX_HEXES];

    bool looked = false;

    if (pieces < 1)
        return best;
    for (int32_t hex = set_next(&g->prey, 0); hex >= 0; hex = set_next(&g->prey, hex + 1)) {
        if (apart[hex] > range)
            continue;
        if (!looked)
            greedy_steps(g, from, range, steps);
        looked = true;
        int32_t way = steps_into(g, steps, hex);
        if (way > range)
            continue;
        int32_t against = defenders(g, hex);
        if (pieces <= against) /* even odds at best */
            continue;
        int32_t odds = greedy_odds(pieces, against);
        if (odds < GOOD_ODDS)
            continue;
        int32_t worth = prize(g, hex, pieces - against) * odds / 10 - (way > left ? 40 : 0);
        if (worth > best.worth)
            best = (greedy_voyage){hex, worth};
    }
    return best;
}
