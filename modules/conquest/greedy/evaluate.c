/* evaluate.c - what a position is worth to a seat: the numbers that count, for programs that look
 * ahead.
 *
 * SPDX-License-Identifier: MIT
 *
 * The match is a sample in which all lies open. What each number counts for is in weights.c, worked
 * out from many games (`vaka fit conquest`). */
#include "chapters/occasion.h"
#include "chapters/victory.h"
#include "greedy/greedy.h"
#include "opponent/opponent.h"

#define FEATURES(X)                                                                                \
    X(ONE)    /* 1: where one seat only plays, for its chances as such */                          \
    X(POINTS) /* all its points, in halves, those of its hand too */                               \
    X(VILLAGES)                                                                                    \
    X(GROUPS)                                                                                      \
    X(LINKED)   /* build points of the groups in its home chain */                                 \
    X(APART)    /* … of the others */                                                            \
    X(ROOM)     /* villages that could be built in its groups as they are */                       \
    X(BARE)     /* boxes that need agriculture first */                                            \
    X(LANDED)   /* colonies on land they can settle */                                             \
    X(SETTLERS) /* colonies under way */                                                           \
    X(LAND)     /* boxes of free land it knows of and can reach */                                 \
    X(TARGETS)  /* free groups that it could settle next */                                        \
    X(GAPS)     /* canoes that its chain needs */                                                  \
    X(SPARE)    /* canoes that are no links */                                                     \
    X(WARS)     /* war canoes */                                                                   \
    X(BANDS)                                                                                       \
    X(CARDS)  /* in hand and shown */                                                              \
    X(THREAT) /* war canoes and bands of others near its groups */                                 \
    X(LOST)   /* 1: its explorer is */                                                             \
    X(SAVED)  /* build points */                                                                   \
    X(RIVAL)  /* villages of the seat that nobody plays */                                         \
    X(LEFT)   /* … its chits that can be drawn before the game is lost: the time there is */

enum {
#define NUMBER(id) FEATURE_##id,
    FEATURES(NUMBER)
#undef NUMBER
        FEATURE_COUNT
};

static const char *const feature_ids[] = {
#define NAME(id) #id,
    FEATURES(NAME)
#undef NAME
};

enum { TARGETS_MOST = 4, NEAR = 2 };

/* Villages and build points, group by group. */
static void measure_groups(const greedy *g, int32_t *out)
{
    const vaka_match *match = g->seen;
    int32_t hexes = facts_of(match)->hexes, home = game_of(match)->seat[g->seat].home;
    int16_t area[MAX_HEXES];

    chains(match, g->seat, area);
    for (int32_t hex = 0; hex < hexes; hex++) {
        if (controller(match, hex) != g->seat)
            continue;
        int32_t villages = game_of(match)->hex[hex].villages, most = capacity(match, hex);
        bool linked = hex == home || (home >= 0 && area[hex] >= 0 && area[hex] == area[home]);
        out[FEATURE_VILLAGES] += villages;
        out[FEATURE_GROUPS]++;
        out[linked ? FEATURE_LINKED : FEATURE_APART] += group_points(match, hex);
        out[FEATURE_ROOM] += most > villages ? most - villages : 0;
        out[FEATURE_BARE] += bare_boxes(match, hex);
    }
}

static void measure_land(const greedy *g, int32_t *out)
{
    hex_set land = g->land;

    for (int32_t hex; (hex = set_take(&land)) >= 0;) {
        out[FEATURE_LANDED] += g->own[hex][KIND_COLONY] > 0;
        if (!g->own[hex][KIND_COLONY] && g->cost[hex] < FAR)
            out[FEATURE_LAND] += g->room[hex];
    }
    out[FEATURE_SETTLERS] = g->settlers;
    out[FEATURE_TARGETS] = g->targets;
    out[FEATURE_GAPS] = g->missing;
    out[FEATURE_SPARE] = g->spare < 4 ? g->spare : 4;
}

/* Is one of the seat's groups so near? */
static bool near_groups(const greedy *g, int32_t hex)
{
    hex_set groups = g->groups;

    for (int32_t at; (at = set_take(&groups)) >= 0;)
        if (vaka_distance(g->seen->layout, hex, at) <= NEAR)
            return true;
    return false;
}

static void measure_warriors(const greedy *g, int32_t *out)
{
    hex_set own = hexes_with(g->seen, g->seat), others = g->others;

    out[FEATURE_WARS] = g->wars;
    out[FEATURE_BANDS] = g->fleet[KIND_BAND];
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        out[FEATURE_BANDS] += g->own[hex][KIND_BAND];
    for (int32_t hex; (hex = set_take(&others)) >= 0;) {
        if (!near_groups(g, hex))
            continue;
        for (VAKA_EACH(g->seen, hex, piece)) {
            int32_t kind = like_of(g->seen, g->seen->pieces[piece].kind);
            int32_t owner = g->seen->pieces[piece].owner;
            out[FEATURE_THREAT] +=
                owner >= 0 && owner != g->seat && (kind == KIND_WAR_CANOE || kind == KIND_BAND);
        }
    }
}

static void measure_rival(const vaka_match *match, int32_t *out)
{
    const opponent_facts *facts = &facts_of(match)->opponent;
    int32_t left = chits_left(match) + match->zones[facts->zone + OPPONENT_LATE].count;

    out[FEATURE_RIVAL] = villages_of(match, opponent_seat(match));
    out[FEATURE_LEFT] = left > facts->chits_kept ? left - facts->chits_kept : 0;
}

static void measure(const vaka_match *match, int32_t seat, int32_t *out)
{
    greedy g = {.seen = match, .seat = seat};
    const seat_now *now = &game_of(match)->seat[seat];

    greedy_survey(&g);
    greedy_plan(&g, TARGETS_MOST);
    out[FEATURE_ONE] = 1;
    out[FEATURE_POINTS] = full_vp(match, seat);
    measure_groups(&g, out);
    measure_land(&g, out);
    measure_warriors(&g, out);
    out[FEATURE_CARDS] = match->zones[seat_zone(match, seat, SEAT_HAND)].count +
                         match->zones[seat_zone(match, seat, SEAT_SHOWN)].count;
    out[FEATURE_LOST] = now->explorer == EXPLORER_LOST;
    out[FEATURE_SAVED] = now->saved;
    if (plays_open(match))
        measure_rival(match, out);
}

/* By the points of the seat that is nearest to the end. */
static int32_t progress(const vaka_match *match)
{
    int32_t most = 0, end = end_points(match);

    for (int32_t seat = 0; seat < match->seats; seat++)
        most = game_of(match)->seat[seat].vp > most ? game_of(match)->seat[seat].vp : most;
    return end <= 0 || most >= end ? VAKA_PROGRESS : VAKA_PROGRESS * most / end;
}

static const int32_t *weights(const vaka_match *match)
{
    return conquest_weights(match->seats - __builtin_popcount(vaka_nobody(match->layout)));
}

/* What an expedition is worth shows long after two turns: that is left to the odds. */
static bool worth(const vaka_match *seen, int32_t seat)
{
    const vaka_frame *frame = vaka_top(seen);

    (void)seat;
    return frame->step != STEP_EXPLORE && frame->step != STEP_SETUP;
}

const vaka_evaluate conquest_evaluate = {
    .stamp = VAKA_STAMP(vaka_evaluate),
    .features = feature_ids,
    .feature_count = FEATURE_COUNT,
    .measure = measure,
    .progress = progress,
    .weights = weights,
    .propose = greedy_propose,
    .worth = worth,
    .turns = 2,
};
