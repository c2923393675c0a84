/* greedy_build.c - the greedy player plans its builds: villages first, for they pay for the rest;
 * then land and the chain; cards and warriors with what is left [9].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/build.h"
#include "chapters/occasion.h"
#include "greedy/greedy.h"

enum { SETTLERS_MOST = 3, BANDS_MOST = 3, WARS_MOST = 3 };

/* Colonies are built last in a step and nothing may follow, so what is to be built scores more. */
enum { SCORE_COMMIT = 1, SCORE_SETTLE = 5 };

static void prepare(greedy *g)
{
    greedy_survey(g);
    greedy_plan(g, g->settlers < SETTLERS_MOST ? g->settlers + 1 : g->settlers);
    greedy_fields(g);
}

static int32_t points_at(const greedy *g, int32_t hex)
{
    int32_t pool = pool_of(g->seen, g->seat, hex);

    return pool >= 0 ? pool_points(g->seen, pool) : 0;
}

static int32_t farm_and_village(const greedy *g)
{
    return item_cost(g->seen, g->seat, ITEM_AGRICULTURE) +
           item_cost(g->seen, g->seat, ITEM_VILLAGE);
}

/* A brown box: with its village in the same step, or for the next one. */
static int32_t score_farm(const greedy *g, int32_t hex)
{
    const hex_now *now = &game_of(g->seen)->hex[hex];

    if (now->villages < capacity(g->seen, hex))
        return NEVER;
    if (!has_grown(g->seen, hex) && points_at(g, hex) >= farm_and_village(g))
        return 95;
    return 82;
}

static int32_t score_canoe(const greedy *g, int32_t hex)
{
    if (g->missing <= g->spare || g->near_gap[hex] >= FAR)
        return NEVER;
    return 85 - g->near_gap[hex];
}

/* Does a link belong here, and is there none? */
static bool is_gap(const greedy *g, int32_t hex)
{
    return set_has(&g->link, hex) && !set_has(&g->canoes, hex);
}

static int32_t score_colony(const greedy *g, int32_t hex)
{
    if (g->targets <= g->settlers || g->near_target[hex] >= FAR)
        return NEVER;
    return 80 - g->near_target[hex];
}

/* Would one more war canoe, with a band on board, win something near this hex? */
static bool raid_pays(const greedy *g, int32_t hex)
{
    return greedy_raid(g, hex, 2, greedy_force(g, hex) + 2).goal >= 0;
}

static int32_t score_war_canoe(const greedy *g, int32_t hex)
{
    return g->wars < WARS_MOST && raid_pays(g, hex) ? 45 - g->wars : NEVER;
}

/* Face-down pieces of others that could be here in a turn or two. */
static int32_t threat(const greedy *g, int32_t hex)
{
    hex_set others = g->others;
    int32_t sum = 0;

    for (int32_t at; (at = set_take(&others)) >= 0;)
        if (facts_of(g->seen)->apart[hex][at] <= 3)
            sum += vaka_count(g->seen, at, VAKA_NONE, KIND_PIECE_BACK);
    return sum < 5 ? sum : 5;
}

static int32_t score_band(const greedy *g, int32_t hex)
{
    int32_t bands = g->own[hex][KIND_BAND];

    if (bands >= BANDS_MOST)
        return NEVER;
    if (g->own[hex][KIND_WAR_CANOE] > bands)
        return 44;
    return 20 + 2 * game_of(g->seen)->hex[hex].villages + 2 * threat(g, hex) - 6 * bands;
}

static int32_t score_piece(const greedy *g, int32_t kind, int32_t hex)
{
    switch (kind) {
    case KIND_TRANSPORT:
        return score_canoe(g, hex);
    case KIND_WAR_CANOE:
        return score_war_canoe(g, hex);
    case KIND_COLONY:
        return score_colony(g, hex);
    case KIND_BAND:
        return score_band(g, hex);
    default:
        return NEVER;
    }
}

/* What a mod has added: like what it is like, if it takes more for its price; never what is like a
 * Transport, which would be no link. */
static int32_t score_added(const greedy *g, int32_t kind, int32_t hex)
{
    int32_t like = like_of(g->seen, kind), score = score_piece(g, like, hex);
    int32_t usual = item_cost(g->seen, g->seat, item_of_kind(g->seen, like));
    int32_t cost = item_cost(g->seen, g->seat, item_of_kind(g->seen, kind));
    bool better = counter_of(g->seen, kind)->hits * usual > cost;

    if (like == KIND_TRANSPORT || score <= NEVER)
        return NEVER;
    return better ? score + 1 : score - 1;
}

/* Does a single point more give a brown box its village now? */
static bool farm_within_reach(const greedy *g)
{
    int32_t home = game_of(g->seen)->seat[g->seat].home;
    int32_t villages = game_of(g->seen)->hex[home].villages;

    return villages >= capacity(g->seen, home) && bare_boxes(g->seen, home) > 0 &&
           points_at(g, home) == farm_and_village(g) - 1;
}

/* A point now for the next expedition: worth it while land that is known waits for settlers. */
static int32_t score_inward(const greedy *g)
{
    if (g->targets > 0)
        return 110;
    return farm_within_reach(g) ? 110 : NEVER;
}

static int32_t score(const greedy *g, const vaka_action *action)
{
    int32_t hex = action->arg[0];

    switch (action->verb) {
    case VERB_BUILD:
        return action->arg[0] < KIND_FIXED ? score_piece(g, action->arg[0], action->arg[1])
                                           : score_added(g, action->arg[0], action->arg[1]);
    case VERB_BUILD_UP:
        return is_gap(g, hex) ? 90 : score_canoe(g, hex);
    case VERB_VILLAGE:
        return 100;
    case VERB_FARM:
        return score_farm(g, hex);
    case VERB_CARD:
        return 50;
    case VERB_RID:
        return 98;
    case VERB_INWARD:
        return score_inward(g);
    case VERB_SPEND:
        return 105;
    case VERB_STORE:
        return SCORE_SETTLE + 1;
    case VERB_SETTLE:
        return SCORE_SETTLE;
    case VERB_COMMIT:
        return SCORE_COMMIT;
    default:
        return NEVER;
    }
}

const greedy_step greedy_build = {prepare, score};
