/* greedy/survey.c - what a player makes of a position.
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/survey.h"
#include "archipelago.h"
#include "chapters/evolution.h"

enum { BIDES = 6 }; /* a Separatist shows himself when so little is left to independence */
enum { FED = 5 };   /* citizens by a cube, in most crises */

/* The longer a game, the more an end of it is worth: where tokens and cards run out, none may come
 * any more. */
static int32_t haste_of(int32_t turn)
{
    int32_t haste = turn < 4 ? 0 : 6 * (turn - 3);

    return haste > 90 ? 90 : haste;
}

/* Trends and his own objectives; of the others' he knows nothing, but something of each sort may
 * count. */
static void weigh(survey *at)
{
    const archipelago_facts *facts = facts_of(at->seen);
    const vaka_match *seen = at->seen;

    for (int32_t i = 0; i < COUNTS; i++)
        at->weight[i] = 1;
    for (VAKA_EACH(seen, zone_of(seen, ZONE_TRENDS), piece))
        at->weight[facts->trend_counts[seen->pieces[piece].kind - facts->trend_kind]] += 4;
    for (VAKA_EACH(seen, zone_of(seen, ZONE_REVEALED), piece))
        at->weight[facts->objective[seen->pieces[piece].kind - facts->objective_kind].counts] += 3;
    for (VAKA_EACH(seen, seat_zone(seen, at->seat, SEAT_OBJECTIVE), piece)) {
        int32_t row = seen->pieces[piece].kind - facts->objective_kind;
        if (row < 0 || row >= facts->objectives)
            continue;
        at->weight[facts->objective[row].counts] += 3;
        at->hurry[facts->objective[row].ends] += haste_of(vaka_turn(seen));
        if (facts->objective[row].role)
            at->role = facts->objective[row].role;
    }
    at->weight[COUNT_NONE] = 0;
}

/* Citizens that lie down in a crisis [4.1a, 4.1b]. */
static int32_t people_of(const survey *at)
{
    return population_of(at->seen) - game_of(at->seen)->count[BUILDING_TEMPLE];
}

/* By how much rebellion rises in a crisis that wants a good, if a cube spares `each` of `need`: he
 * counts what lies on the board and behind his own screen, and trusts every other player for half a
 * cube. */
static int32_t toll_of(const survey *at, int32_t board, int32_t good, int32_t need, int32_t each)
{
    int32_t cubes = stock_of(at->seen, board, good) + cubes_of(at->seen, at->seat, good) +
                    tokens_of(at->seen, at->seat);
    int32_t toll = need - each * cubes - each * (at->seen->seats - 1) / 2;

    return toll > 0 ? toll : 0;
}

/* Two crises may come: the more of what is left of the colony they take, the more is one more cube
 * worth. */
static void sound_alarm(survey *at, const back_facts *back)
{
    int32_t left = at->margin - at->toll[0] - at->toll[1];

    for (int32_t half = 0; half < 2; half++) {
        int32_t each = half == 0 ? back->number[0] : 1;
        int32_t spared = at->toll[half] < each ? at->toll[half] : each;
        int32_t worth = spared * (left < 1 ? 20 : left < 5 ? 12 : 6);
        at->alarm[half] = worth > 90 ? 90 : worth;
    }
}

/* The back on top is seen a turn before it strikes. */
static void foresee(survey *at)
{
    int32_t row = top_back(at->seen);
    const back_facts *back = row < 0 ? NULL : &facts_of(at->seen)->back[row];

    for (int32_t half = 0; half < 2; half++) {
        bool comes = back && back->half[half] == HALF_CRISIS && !back->red[half];
        at->crisis[half] = comes ? back->good[half] : VAKA_NONE;
        if (comes)
            at->toll[half] =
                half == 0 ? toll_of(at, BOARD_HOME, back->good[0], people_of(at), back->number[0])
                          : toll_of(at, BOARD_EXPORT, back->good[1], back->number[1], 1);
    }
    if (back && at->role != ROLE_SEPARATIST)
        sound_alarm(at, back);
    for (int32_t good = 0; good < GOODS; good++)
        at->fatal += toll_of(at, BOARD_HOME, good, people_of(at), FED) > at->margin;
}

bool is_doomed(const survey *at)
{
    return at->role != ROLE_SEPARATIST && at->toll[0] + at->toll[1] > at->margin;
}

int32_t want_beside(const survey *at, int32_t board, int32_t good)
{
    return at->want[good] - (at->crisis[board] == good ? at->alarm[board] : 0);
}

int32_t building_worth(const survey *at, int32_t building)
{
    static const int16_t base[BUILDS] = {65, 50, 55, 85, 30};
    static const int8_t counts[BUILDS] = {COUNT_TOWNS, COUNT_MARKETS, COUNT_PORTS, COUNT_TEMPLES,
                                          COUNT_SHIPS};
    static const int8_t ends[BUILDS] = {END_TOWNS, END_MARKETS, END_PORTS, END_TEMPLES, END_SHIPS};

    return base[building] + 12 * (at->weight[counts[building]] - 1) + at->hurry[ends[building]] +
           (building == BUILDING_TEMPLE && at->margin < 10 ? 10 : 0);
}

int32_t lacks_for(const survey *at, int32_t building, int32_t *good)
{
    const int16_t *cost = facts_of(at->seen)->cost[building];
    int32_t lacks = 0;

    *good = VAKA_NONE;
    for (int32_t i = 0; i < GOODS; i++) {
        int32_t missing = cost[1 + i] - cubes_of(at->seen, at->seat, i);
        if (missing > 0) {
            lacks += missing;
            *good = i;
        }
    }
    lacks -= tokens_of(at->seen, at->seat);
    return lacks > 0 ? lacks : 0;
}

/* Is there a region where he could build it? */
static bool has_site(const survey *at, int32_t building)
{
    const vaka_match *seen = at->seen;

    for (EACH_OWN_HEX(seen, at->seat, hex)) {
        const face_facts *face = face_at(seen, hex);
        bool coast = building != BUILDING_PORT || (face->water && face->shores);
        if (coast && face->shores && !has_building(seen, hex, building) &&
            citizens_in(seen, hex, at->seat))
            return true;
    }
    return false;
}

static void want_goods(survey *at)
{
    for (int32_t good = 0; good < GOODS; good++) {
        int32_t own = cubes_of(at->seen, at->seat, good);
        at->want[good] =
            12 - (own > 2 ? 4 * (own - 2) : 0) + 8 * (at->weight[COUNT_CUBES + good] - 1);
        if (at->weight[COUNT_CUBES + good] > 1 && at->want[good] < 14)
            at->want[good] = 14;
        if (at->want[good] < 3)
            at->want[good] = 3;
        if (own < 2 && at->role != ROLE_SEPARATIST) /* some of each for when a crisis comes */
            at->want[good] += own ? 6 : 14;
        for (int32_t half = 0; half < 2; half++)
            if (at->crisis[half] == good)
                at->want[good] += at->alarm[half];
        at->want[good] += at->hurry[END_GOODS] / 4;
    }
    for (int32_t building = 0; building < BUILDINGS; building++) {
        if (!has_site(at, building))
            continue;
        const int16_t *cost = facts_of(at->seen)->cost[building];
        for (int32_t good = 0; good < GOODS; good++)
            if (cost[1 + good] > cubes_of(at->seen, at->seat, good))
                at->want[good] += building_worth(at, building) / 5;
    }
}

survey look_around(const vaka_match *seen, int32_t seat)
{
    survey at = {.seen = seen,
                 .seat = seat,
                 .money = money_of(seen, seat),
                 .discs = discs_of(seen, seat),
                 .margin = population_of(seen) - rebellion_of(seen)};

    weigh(&at);
    if (at.role == ROLE_SEPARATIST && at.margin - game_of(seen)->lying >= BIDES)
        at.role = ROLE_NONE; /* he bides his time, and plays like all others */
    foresee(&at);
    want_goods(&at);
    return at;
}

int32_t gatherers_of(const survey *at, int32_t good)
{
    const vaka_match *seen = at->seen;
    int32_t count = 0;

    for (EACH_OWN_HEX(seen, at->seat, hex)) {
        int32_t town = town_of(seen, hex);
        if (town >= 0 && town != at->seat)
            continue;
        for (int32_t shore = 0; shore < 2; shore++) {
            int32_t icons = icons_at(seen, hex, shore, good), units = 0;
            if (icons < 1)
                continue;
            icons -= workers_on(seen, hex, shore, good);
            for (VAKA_EACH(seen, hex, piece)) {
                const vaka_piece *unit = &seen->pieces[piece];
                units += unit->owner == at->seat && is_unit(unit) && is_free(unit) &&
                         (unit->kind == KIND_SHIP) == (good == GOOD_FISH) &&
                         unit->field[FIELD_ON] != BUILDING_TOWN + 1 &&
                         (good == GOOD_FISH || shore_of(seen, piece) == shore);
            }
            count += units < icons ? units : icons > 0 ? icons : 0;
        }
    }
    return count < bank_of(seen, good) ? count : bank_of(seen, good);
}

int32_t region_worth(const survey *at, int32_t hex, bool ship)
{
    const vaka_match *seen = at->seen;
    int32_t town = town_of(seen, hex), worth = 0;

    if (ship)
        return 6 *
               (icons_at(seen, hex, 0, GOOD_FISH) > vaka_count(seen, hex, VAKA_NONE, KIND_SHIP));
    for (int32_t good = 0; good < GOODS; good++)
        if (good != GOOD_FISH && icons_at(seen, hex, 0, good) + icons_at(seen, hex, 1, good) > 0)
            worth += at->want[good] / 2;
    if (town >= 0 && town != at->seat)
        return 0;
    if (!has_building(seen, hex, BUILDING_TOWN))
        worth += 12;
    return worth - 7 * citizens_in(seen, hex, at->seat);
}

int32_t face_worth(const survey *at, int32_t face)
{
    const face_facts *facts = &facts_of(at->seen)->face[face];
    int32_t worth = 0;

    for (int32_t good = 0; good < GOODS; good++) {
        int32_t icons = facts->icons[0][good] + facts->icons[1][good];
        worth += icons ? at->want[good] + 4 * (icons - 1) : 0;
    }
    return worth - 3 * facts->huts + (facts->shores ? 5 : 0);
}
