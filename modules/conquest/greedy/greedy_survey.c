/* greedy_survey.c - the greedy player looks at the map: what lies where, what to settle, how the
 * chain of transport canoes should run.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/occasion.h"
#include "greedy/greedy.h"

enum { CHAIN_MOST = 5 }; /* canoes that a link to one group may cost */

/* --- What lies where -------------------------------------------------------------------------- */

static bool is_own(const greedy *g, const vaka_piece *piece)
{
    return piece->owner == g->seat && piece->kind < OWN_KINDS;
}

static bool is_others(const greedy *g, const vaka_piece *piece)
{
    return piece->owner >= 0 && !is_own(g, piece);
}

static void count_pieces(greedy *g, int32_t hex)
{
    for (VAKA_EACH(g->seen, hex, piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        if (is_own(g, at))
            g->own[hex][at->kind]++;
        g->others[hex] = (uint8_t)(g->others[hex] + is_others(g, at));
    }
}

/* The boxes of a face-down tile that the seat has looked at. */
static int32_t boxes_below(const greedy *g, int32_t hex)
{
    const conquest_facts *facts = facts_of(g->seen);
    int32_t piece = face_down_tile(g->seen, hex);

    if (piece < 0 || !(g->seen->pieces[piece].seen & VAKA_SEAT(g->seat)))
        return VAKA_NONE;
    int32_t tile = tile_row(g->seen, g->seen->pieces[piece].kind);
    if (tile < 0)
        return VAKA_NONE;
    return facts->tile[tile].green ? facts->tile[tile].green + facts->tile[tile].brown : 0;
}

/* May nothing of the seat go there? `below`: the boxes of a tile that only it knows. */
static bool is_shut(const greedy *g, int32_t hex, int32_t below)
{
    return (!game_of(g->seen)->hex[hex].known && below < 0) || is_closed(g->seen, g->seat, hex);
}

/* Boxes of free land at a hex that is open. */
static int32_t free_boxes(const greedy *g, int32_t hex, int32_t below)
{
    const hex_now *now = &game_of(g->seen)->hex[hex];

    if (now->owner >= 0)
        return 0;
    if (below >= 0)
        return below;
    if (is_ocean(g->seen, hex))
        return 0;
    if (is_group(g->seen, hex) && capacity(g->seen, hex) > 0)
        return boxes_at(g->seen, hex) - now->villages;
    return 0;
}

static void judge_hex(greedy *g, int32_t hex)
{
    bool known = game_of(g->seen)->hex[hex].known;
    int32_t below = known ? VAKA_NONE : boxes_below(g, hex);

    if (is_shut(g, hex, below))
        return;
    if (!g->others[hex] && !enemy_group(g->seen, g->seat, hex)) {
        set_add(&g->open, hex);
        g->room[hex] = (int8_t)free_boxes(g, hex, below);
        if (g->room[hex])
            set_add(&g->land, hex);
    } else if (known) {
        set_add(&g->prey, hex);
    }
}

void greedy_look(greedy *g, int32_t hex)
{
    if (g->seen->zones[hex].count)
        count_pieces(g, hex);
    else if (!game_of(g->seen)->hex[hex].known) /* there is nothing that it could know of */
        return;
    judge_hex(g, hex);
}

void greedy_survey(greedy *g)
{
    int32_t hexes = facts_of(g->seen)->hexes;

    for (int32_t hex = 0; hex < hexes; hex++) {
        greedy_look(g, hex);
        g->wars += g->own[hex][KIND_WAR_CANOE];
        g->settlers += g->room[hex] ? 0 : g->own[hex][KIND_COLONY];
    }
    for (VAKA_EACH(g->seen, zone_of(g->seen, ZONE_FLEET), piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        if (at->owner == g->seat && at->kind < OWN_KINDS)
            g->fleet[at->kind]++;
    }
    g->wars += g->fleet[KIND_WAR_CANOE];
    g->settlers += g->fleet[KIND_COLONY];
}

/* --- Ways ------------------------------------------------------------------------------------- */

/* Steps over open hexes from those of a set; FAR where there is no way. */
static void flow(const greedy *g, hex_set from, int16_t steps[MAX_HEXES])
{
    const conquest_facts *facts = facts_of(g->seen);
    hex_set left = g->open;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        steps[hex] = FAR;
    for (int16_t step = 0; from.word[0] | from.word[1]; step++) {
        hex_set next = {{0}};
        for (int32_t hex = set_next(&from, 0); hex >= 0; hex = set_next(&from, hex + 1)) {
            steps[hex] = step;
            for (int32_t i = 0; i < MAX_HEXES / 64; i++)
                next.word[i] |= facts->around[hex].word[i];
        }
        for (int32_t i = 0; i < MAX_HEXES / 64; i++) {
            left.word[i] &= ~from.word[i];
            from.word[i] = next.word[i] & left.word[i];
        }
    }
}

void greedy_steps(const greedy *g, int32_t from, int16_t steps[MAX_HEXES])
{
    hex_set one = {{0}};

    set_add(&one, from);
    flow(g, one, steps);
}

void greedy_fields(greedy *g)
{
    int32_t hexes = facts_of(g->seen)->hexes;
    hex_set targets = {{0}}, gaps = {{0}};

    for (int32_t hex = 0; hex < hexes; hex++) {
        if (g->target[hex] > 0)
            set_add(&targets, hex);
        if (g->link[hex] && !g->own[hex][KIND_TRANSPORT])
            set_add(&gaps, hex);
    }
    flow(g, targets, g->near_target);
    flow(g, gaps, g->near_gap);
}

/* --- The chain -------------------------------------------------------------------------------- */

/* How many canoes are missing on the best way from Home to each hex: an own transport canoe costs
 * nothing, any other hex one. A queue at each end: what costs nothing is looked at first. */
static void grow_tree(greedy *g, int32_t home)
{
    int16_t now[MAX_HEXES], later[MAX_HEXES];
    int32_t count = 0, waiting = 0;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        g->cost[hex] = FAR;
    g->cost[home] = !g->own[home][KIND_TRANSPORT];
    g->back[home] = VAKA_NONE;
    now[count++] = (int16_t)home;
    while (count > 0) {
        int32_t from = now[--count];
        const int16_t *near = facts_of(g->seen)->near[from];
        for (int32_t d = 0; d < 6; d++) {
            int32_t to = near[d];
            if (to < 0 || !set_has(&g->open, to))
                continue;
            int32_t more = !g->own[to][KIND_TRANSPORT];
            if (g->cost[from] + more >= g->cost[to])
                continue;
            bool first = g->cost[to] == FAR;
            g->cost[to] = (int16_t)(g->cost[from] + more);
            g->back[to] = (int16_t)from;
            if (!more && count < MAX_HEXES)
                now[count++] = (int16_t)to;
            else if (first)
                later[waiting++] = (int16_t)to;
        }
        if (count == 0) {
            memcpy(now, later, (size_t)waiting * sizeof *now);
            count = waiting;
            waiting = 0;
        }
    }
}

static void link_to(greedy *g, int32_t hex)
{
    for (; hex >= 0 && !g->link[hex]; hex = g->back[hex])
        g->link[hex] = 1;
}

/* How good free land is: boxes count, and how near the chain is. */
static int32_t land_value(const greedy *g, int32_t hex)
{
    int32_t value = 20 + 8 * g->room[hex] - 6 * g->cost[hex];

    return g->cost[hex] > CHAIN_MOST + 1 ? 0 : value > 1 ? value : 1;
}

static void choose_targets(greedy *g, int32_t colonies)
{
    for (; colonies > 0; colonies--) {
        int32_t best = VAKA_NONE, most = 0;

        for (int32_t hex = set_next(&g->land, 0); hex >= 0; hex = set_next(&g->land, hex + 1)) {
            if (g->own[hex][KIND_COLONY] || g->target[hex])
                continue;
            int32_t value = land_value(g, hex);
            if (value > most) {
                most = value;
                best = hex;
            }
        }
        if (best < 0)
            return;
        g->target[best] = (int8_t)most;
        g->targets++;
        link_to(g, best);
    }
}

/* Atolls beside the chain are worth half a point each. */
static void link_atolls(greedy *g)
{
    int32_t hexes = facts_of(g->seen)->hexes;

    for (int32_t hex = 0; hex < hexes; hex++)
        if (g->cost[hex] <= 1 && game_of(g->seen)->hex[hex].known && is_atoll(g->seen, hex))
            link_to(g, hex);
}

static void count_links(greedy *g)
{
    int32_t hexes = facts_of(g->seen)->hexes;

    g->spare = g->fleet[KIND_TRANSPORT];
    for (int32_t hex = 0; hex < hexes; hex++) {
        int32_t canoes = g->own[hex][KIND_TRANSPORT];
        g->missing += g->link[hex] && !canoes;
        g->spare += canoes - (g->link[hex] && canoes);
    }
}

void greedy_plan(greedy *g, int32_t colonies)
{
    int32_t hexes = facts_of(g->seen)->hexes, home = game_of(g->seen)->seat[g->seat].home;

    if (home < 0)
        return;
    grow_tree(g, home);
    g->link[home] = 1;
    for (int32_t hex = 0; hex < hexes; hex++) {
        if (g->cost[hex] <= CHAIN_MOST &&
            (controller(g->seen, hex) == g->seat || (g->room[hex] && g->own[hex][KIND_COLONY])))
            link_to(g, hex);
    }
    choose_targets(g, colonies);
    link_atolls(g);
    count_links(g);
}
