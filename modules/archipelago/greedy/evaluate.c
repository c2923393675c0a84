/* greedy/evaluate.c - what a position is worth to a seat: the numbers that count, for programs that
 * look ahead.
 *
 * SPDX-License-Identifier: MIT
 *
 * The match is a sample in which everything lies open, so that the points can be counted as if the
 * game ended now. What the colony suffers all suffer alike: it shows when a rollout ends by it. */
#include "archipelago.h"
#include "chapters/score.h"
#include "greedy/greedy.h"

enum {
    FEATURE_POINTS,     /* if the game ended now */
    FEATURE_EDGE,       /* by how much he is before the best of the others, in each row */
    FEATURE_MONEY,      /* florins */
    FEATURE_CUBES,      /* of all goods, up to three of each */
    FEATURE_TOKENS,     /* of explorers */
    FEATURE_CITIZENS,   /* that are his */
    FEATURE_SHIPS,      /* that are his */
    FEATURE_TOWNS,      /* that he controls */
    FEATURE_TEMPLES,    /* that he controls */
    FEATURE_HOUSES,     /* markets and ports that he controls */
    FEATURE_CARDS,      /* before him */
    FEATURE_CLOSING,    /* how near his end is, if he leads; below 0 if he does not */
    FEATURE_SEPARATIST, /* how near independence is, if he wins by it */
    FEATURE_COUNT
};
enum { EDGE_MOST = 2, MONEY_MOST = 30, CUBES_MOST = 3, NEAR = 5, MARGIN = 12, TURNS = 2 };

static const char *const feature_ids[FEATURE_COUNT] = {
    "points", "edge",    "money",  "cubes", "tokens",  "citizens",  "ships",
    "towns",  "temples", "houses", "cards", "closing", "separatist"};

/* What each counts for, early and late, by hand: points decide, the rest makes them. */
static const int32_t weights_all[2 * FEATURE_COUNT] = {
    2500, 9000, /* POINTS */
    900,  900,  /* EDGE */
    350,  100,  /* MONEY */
    450,  100,  /* CUBES */
    900,  300,  /* TOKENS */
    700,  100,  /* CITIZENS */
    500,  100,  /* SHIPS */
    2500, 500,  /* TOWNS */
    2500, 500,  /* TEMPLES */
    1200, 200,  /* HOUSES */
    1500, 500,  /* CARDS */
    300,  4000, /* CLOSING */
    300,  4000, /* SEPARATIST */
};

typedef struct tally { /* of all seats at once */
    const vaka_match *match;
    int32_t points[MAX_SEATS], edge[MAX_SEATS];
} tally;

static void add_row(tally *at, const int32_t *counts, int32_t first)
{
    int32_t seats = at->match->seats, ranks[MAX_SEATS];

    rank(counts, seats, ranks);
    for (int32_t seat = 0; seat < seats; seat++) {
        int32_t best = 0;
        for (int32_t other = 0; other < seats; other++)
            if (other != seat && counts[other] > best)
                best = counts[other];
        int32_t edge = counts[seat] - best;
        at->edge[seat] += edge > EDGE_MOST ? EDGE_MOST : edge < -EDGE_MOST ? -EDGE_MOST : edge;
        if (ranks[seat] >= 0 && ranks[seat] < 3)
            at->points[seat] += number_of(at->match, first + ranks[seat]);
    }
}

static void add_objective(tally *at, int32_t kind, int32_t holder)
{
    int32_t row = kind - facts_of(at->match)->objective_kind, counts[MAX_SEATS];

    if (row < 0 || row >= facts_of(at->match)->objectives)
        return;
    const objective_facts *objective = &facts_of(at->match)->objective[row];
    if (objective->role == ROLE_PACIFIST && holder >= 0 &&
        population_of(at->match) - rebellion_of(at->match) > objective->gap)
        at->points[holder] += number_of(at->match, NUMBER_PACIFIST);
    if (objective->role)
        return;
    for (int32_t seat = 0; seat < at->match->seats; seat++)
        counts[seat] = objective_count(at->match, seat, row);
    add_row(at, counts, NUMBER_FIRST);
}

/* As finish_by_points() would have it. */
static tally tally_now(const vaka_match *match)
{
    tally at = {.match = match};
    int32_t counts[MAX_SEATS];

    for (int32_t seat = 0; seat < match->seats; seat++)
        for (VAKA_EACH(match, seat_zone(match, seat, SEAT_OBJECTIVE), piece))
            add_objective(&at, match->pieces[piece].kind, seat);
    for (VAKA_EACH(match, zone_of(match, ZONE_REVEALED), piece))
        add_objective(&at, match->pieces[piece].kind, match->pieces[piece].field[FIELD_HOLDER] - 1);
    for (VAKA_EACH(match, zone_of(match, ZONE_TRENDS), piece)) {
        for (int32_t seat = 0; seat < match->seats; seat++)
            counts[seat] =
                trend_count(match, seat, match->pieces[piece].kind - facts_of(match)->trend_kind);
        add_row(&at, counts, NUMBER_TREND_FIRST);
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        at.points[seat] += medals_of(match, seat);
    return at;
}

/* The objective of a seat that is nearest to its end, in NEAR-ths; is one of them the
 * Separatist's? */
static int32_t nearness(const vaka_match *match, int32_t seat, bool *separatist)
{
    int32_t most = 0;

    *separatist = false;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_OBJECTIVE), piece)) {
        int32_t row = match->pieces[piece].kind - facts_of(match)->objective_kind, wanted;
        if (row < 0 || row >= facts_of(match)->objectives)
            continue;
        int32_t now = objective_progress(match, row, &wanted);
        int32_t near = wanted > 0 ? NEAR * (now < wanted ? now : wanted) / wanted : 0;
        most = near > most ? near : most;
        *separatist |= facts_of(match)->objective[row].role == ROLE_SEPARATIST;
    }
    return most;
}

static void measure_wealth(const vaka_match *match, int32_t seat, int32_t *out)
{
    int32_t money = money_of(match, seat);

    out[FEATURE_MONEY] = money < MONEY_MOST ? money : MONEY_MOST;
    for (int32_t good = 0; good < GOODS; good++) {
        int32_t cubes = cubes_of(match, seat, good);
        out[FEATURE_CUBES] += cubes < CUBES_MOST ? cubes : CUBES_MOST;
    }
    out[FEATURE_TOKENS] = tokens_of(match, seat);
    out[FEATURE_CITIZENS] = game_of(match)->seat[seat].citizens;
    out[FEATURE_SHIPS] = game_of(match)->seat[seat].ships;
    out[FEATURE_TOWNS] = controlled_by(match, seat, BUILDING_TOWN);
    out[FEATURE_TEMPLES] = controlled_by(match, seat, BUILDING_TEMPLE);
    out[FEATURE_HOUSES] =
        controlled_by(match, seat, BUILDING_MARKET) + controlled_by(match, seat, BUILDING_PORT);
    out[FEATURE_CARDS] = count_of(match, seat, COUNT_CARDS);
}

static void measure(const vaka_match *match, int32_t seat, int32_t *out)
{
    tally at = tally_now(match);
    int32_t best = 0, margin = population_of(match) - rebellion_of(match);
    bool separatist;

    measure_wealth(match, seat, out);
    out[FEATURE_POINTS] = at.points[seat];
    out[FEATURE_EDGE] = at.edge[seat];
    for (int32_t other = 0; other < match->seats; other++)
        if (other != seat && at.points[other] > best)
            best = at.points[other];
    int32_t near = nearness(match, seat, &separatist);
    out[FEATURE_CLOSING] = at.points[seat] > best ? near : at.points[seat] < best ? -near : 0;
    out[FEATURE_SEPARATIST] = separatist && margin < MARGIN ? MARGIN - margin : 0;
}

/* By the objective that is nearest to its end, whoever holds it. */
static int32_t progress(const vaka_match *match)
{
    int32_t most = 0;
    bool separatist;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t near = nearness(match, seat, &separatist);
        most = near > most ? near : most;
    }
    return VAKA_PROGRESS * most / NEAR;
}

static const int32_t *weights(const vaka_match *match)
{
    (void)match;
    return weights_all;
}

/* Bids, thefts, what is kept and what is written into a deal are the usual player's. */
static bool worth(const vaka_match *seen, int32_t seat)
{
    const vaka_frame *frame = vaka_top(seen);

    (void)seat;
    return frame->step < STEP_COUNT && frame->ask == VAKA_ASK_ONE && frame->step != STEP_THEFT &&
           frame->step != STEP_CONSENT && frame->step != STEP_EXPEL;
}

const vaka_evaluate archipelago_evaluate = {
    .stamp = VAKA_STAMP(vaka_evaluate),
    .features = feature_ids,
    .feature_count = FEATURE_COUNT,
    .measure = measure,
    .progress = progress,
    .weights = weights,
    .worth = worth,
    .turns = TURNS,
};
