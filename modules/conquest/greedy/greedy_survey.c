/* greedy_survey.c - the greedy player looks at the map: what lies where, what to settle, how the
 * chain of transport canoes should run.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/occasion.h"
#include "greedy/greedy.h"

enum { CHAIN_MOST = 5 }; /* canoes that a link to one group may cost */

/* --- What lies where -------------------------------------------------------------------------- */

/* As what a piece of the seat's own counts. What is like a Transport and none cannot be a link of a
 * chain, so it is left out. VAKA_NONE: it is not the seat's, or no counter. */
static int32_t counts_as(const greedy *g, const vaka_piece *piece)
{
    int32_t like = like_of(g->seen, piece->kind);

    if (piece->owner != g->seat || like >= OWN_KINDS)
        return VAKA_NONE;
    return like == KIND_TRANSPORT && piece->kind != KIND_TRANSPORT ? KIND_PIECE_BACK : like;
}

static bool is_others(const greedy *g, const vaka_piece *piece)
{
    return piece->owner >= 0 && counts_as(g, piece) < 0;
}

static void count_pieces(greedy *g, int32_t hex)
{
    for (VAKA_EACH(g->seen, hex, piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        int32_t kind = counts_as(g, at);
        if (kind >= 0)
            g->own[hex][kind]++;
        else if (is_others(g, at))
            set_add(&g->others, hex);
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

/* Boxes of free land at a hex that is open; `below`: of a tile that only the seat knows. */
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

static void add_room(greedy *g, int32_t hex, int32_t below)
{
    g->room[hex] = (int8_t)free_boxes(g, hex, below);
    if (g->room[hex])
        set_add(&g->land, hex);
}

/* A hex into which the seat may go, as far as it knows. */
static void judge_hex(greedy *g, int32_t hex, int32_t below)
{
    if (is_closed(g->seen, g->seat, hex))
        return;
    if (set_has(&g->others, hex) || enemy_group(g->seen, g->seat, hex)) {
        if (below < 0)
            set_add(&g->prey, hex);
        return;
    }
    set_add(&g->open, hex);
    add_room(g, hex, below);
}

/* A hex that is not known may hide a tile that the seat has looked at. */
static void judge_unknown(greedy *g, int32_t hex)
{
    int32_t below = boxes_below(g, hex);

    if (below >= 0)
        judge_hex(g, hex, below);
}

void greedy_look(greedy *g, int32_t hex)
{
    count_pieces(g, hex);
    if (game_of(g->seen)->hex[hex].known)
        judge_hex(g, hex, VAKA_NONE);
    else
        judge_unknown(g, hex);
}

static void count_all(greedy *g)
{
    hex_set own = hexes_with(g->seen, g->seat);

    for (int32_t seat = 0; seat < g->seen->seats; seat++)
        if (seat != g->seat)
            g->others = set_or(g->others, hexes_with(g->seen, seat));
    for (int32_t hex; (hex = set_take(&own)) >= 0;) {
        count_pieces(g, hex);
        g->wars += g->own[hex][KIND_WAR_CANOE];
        if (g->own[hex][KIND_TRANSPORT])
            set_add(&g->canoes, hex);
    }
}

/* The hexes of a set that are closed to the seat. */
static hex_set closed_among(const greedy *g, hex_set among)
{
    hex_set closed = {{0}};

    if (could_be_closed(g->seen))
        for (int32_t hex; (hex = set_take(&among)) >= 0;)
            if (is_closed(g->seen, g->seat, hex))
                set_add(&closed, hex);
    return closed;
}

/* As judge_hex, of all hexes: most are known and empty sea, of which there is little to say. */
static void judge_all(greedy *g)
{
    const conquest_facts *facts = facts_of(g->seen);
    const hex_now *at = game_of(g->seen)->hex;
    hex_set covered = hexes_with(g->seen, VAKA_NONE), foes = g->others;
    hex_set known = {{0}}, groups = {{0}}, free_land = {{0}};

    for (int32_t hex = 0; hex < facts->hexes; hex++) {
        if (at[hex].owner == g->seat)
            set_add(&groups, hex);
        if (!at[hex].known || facts->hex[hex].kind == HEX_AMERICA)
            continue;
        set_add(&known, hex);
        if (enemy_group(g->seen, g->seat, hex))
            set_add(&foes, hex);
        else if (at[hex].owner < 0 && !is_ocean(g->seen, hex))
            set_add(&free_land, hex);
    }
    known = set_but(known, closed_among(g, known));
    g->groups = groups;
    g->prey = set_and(known, foes);
    g->open = set_but(known, foes);
    free_land = set_and(free_land, g->open);
    for (int32_t hex; (hex = set_take(&free_land)) >= 0;)
        add_room(g, hex, VAKA_NONE);
    for (int32_t hex; (hex = set_take(&covered)) >= 0;)
        if (!at[hex].known)
            judge_unknown(g, hex);
}

void greedy_survey(greedy *g)
{
    hex_set own = hexes_with(g->seen, g->seat);

    count_all(g);
    judge_all(g);
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        g->settlers += g->room[hex] ? 0 : g->own[hex][KIND_COLONY];
    for (VAKA_EACH(g->seen, zone_of(g->seen, ZONE_FLEET), piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        int32_t kind = counts_as(g, at);
        if (kind >= 0)
            g->fleet[kind]++;
    }
    g->wars += g->fleet[KIND_WAR_CANOE];
    g->settlers += g->fleet[KIND_COLONY];
}

/* --- Ways ------------------------------------------------------------------------------------- */

/* Steps over open hexes from those of a set, at most so many; FAR where there is no such way. */
static void flow(const greedy *g, hex_set from, int32_t most, int16_t steps[MAX_HEXES])
{
    const conquest_facts *facts = facts_of(g->seen);
    hex_set left = g->open;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        steps[hex] = FAR;
    for (int16_t step = 0; step <= most && !set_is_empty(from); step++) {
        hex_set next = {{0}};
        left = set_but(left, from);
        for (int32_t hex; (hex = set_take(&from)) >= 0;) {
            steps[hex] = step;
            next = set_or(next, facts->around[hex]);
        }
        from = set_and(next, left);
    }
}

void greedy_steps(const greedy *g, int32_t from, int32_t most, int16_t steps[MAX_HEXES])
{
    hex_set one = {{0}};

    set_add(&one, from);
    flow(g, one, most, steps);
}

hex_set greedy_gaps(const greedy *g)
{
    return set_but(g->link, g->canoes);
}

void greedy_fields(greedy *g)
{
    hex_set targets = {{0}}, land = g->land;

    for (int32_t hex; (hex = set_take(&land)) >= 0;)
        if (g->target[hex] > 0)
            set_add(&targets, hex);
    flow(g, targets, FAR, g->near_target);
    flow(g, greedy_gaps(g), FAR, g->near_gap);
}

/* --- The chain -------------------------------------------------------------------------------- */

/* How many canoes are missing on the best way from Home to each hex: an own transport canoe costs
 * nothing, any other hex one. A queue at each end: what costs nothing is looked at first, so that
 * the first way to a hex is the best one. */
static void grow_tree(greedy *g, int32_t home)
{
    const conquest_facts *facts = facts_of(g->seen);
    int16_t now[MAX_HEXES], later[MAX_HEXES];
    int32_t count = 0, waiting = 0;
    hex_set left = g->open;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        g->cost[hex] = FAR;
    g->cost[home] = !set_has(&g->canoes, home);
    g->back[home] = VAKA_NONE;
    set_drop(&left, home);
    now[count++] = (int16_t)home;
    while (count > 0) {
        int32_t from = now[--count];
        const int16_t *near = facts->near[from];
        bool any = !set_is_empty(set_and(left, facts->around[from]));
        for (int32_t d = 0; any && d < 6; d++) {
            int32_t to = near[d];
            if (to < 0 || !set_has(&left, to))
                continue;
            bool more = !set_has(&g->canoes, to);
            set_drop(&left, to);
            g->cost[to] = (int16_t)(g->cost[from] + more);
            g->back[to] = (int16_t)from;
            if (more)
                later[waiting++] = (int16_t)to;
            else
                now[count++] = (int16_t)to;
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
    for (; hex >= 0 && !set_has(&g->link, hex); hex = g->back[hex])
        set_add(&g->link, hex);
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
        hex_set land = g->land;

        for (int32_t hex; (hex = set_take(&land)) >= 0;) {
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

/* Own groups, and land on which a colony has gone ashore. */
static void link_groups(greedy *g)
{
    hex_set wanted = set_or(g->groups, set_and(g->land, hexes_with(g->seen, g->seat)));

    for (int32_t hex; (hex = set_take(&wanted)) >= 0;)
        if (g->cost[hex] <= CHAIN_MOST && (set_has(&g->groups, hex) || g->own[hex][KIND_COLONY]))
            link_to(g, hex);
}

/* Atolls beside the chain are worth half a point each. */
static void link_atolls(greedy *g)
{
    hex_set open = g->open;

    for (int32_t hex; (hex = set_take(&open)) >= 0;)
        if (g->cost[hex] <= 1 && game_of(g->seen)->hex[hex].known && is_atoll(g->seen, hex))
            link_to(g, hex);
}

static void count_links(greedy *g)
{
    hex_set canoes = g->canoes;

    g->missing = set_count(greedy_gaps(g));
    g->spare = g->fleet[KIND_TRANSPORT] - set_count(set_and(g->link, g->canoes));
    for (int32_t hex; (hex = set_take(&canoes)) >= 0;)
        g->spare += g->own[hex][KIND_TRANSPORT];
}

void greedy_plan(greedy *g, int32_t colonies)
{
    int32_t home = game_of(g->seen)->seat[g->seat].home;

    if (home < 0)
        return;
    grow_tree(g, home);
    set_add(&g->link, home);
    link_groups(g);
    choose_targets(g, colonies);
    link_atolls(g);
    count_links(g);
}
