/* pools.c - build points: who may spend how many where [9.1-9.3, C1].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/build.h"

/* The group by which the pool of `hex` is known: of all that hang together the Home, or else the
 * first. */
static int32_t name_pool(const vaka_match *match, int32_t seat, int32_t hex, const int16_t *area)
{
    int32_t home = game_of(match)->seat[seat].home;

    if (area[hex] == VAKA_NONE || vaka_value_at(match, VALUE_APART, seat))
        return hex; /* 9.3: an isolated group builds by itself */
    if (home >= 0 && area[home] == area[hex])
        return home;
    for (int32_t other = 0; other < hex; other++)
        if (area[other] == area[hex] && controller(match, other) == seat)
            return other;
    return hex;
}

static void open_seat(vaka_match *match, int32_t seat)
{
    build_now *build = &game_of(match)->build;
    int16_t area[MAX_HEXES];

    chains(match, seat, area);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        if (controller(match, hex) != seat)
            continue;
        int32_t pool = name_pool(match, seat, hex, area);
        build->pool[hex] = (uint8_t)(pool + 1);
        add_points(match, pool, group_points(match, hex));
    }
    int32_t home = home_pool(match, seat);
    if (home >= 0)
        add_points(match, home, vaka_value_at(match, VALUE_BUILD_POINTS, seat));
}

void open_pools(vaka_match *match)
{
    close_pools(match);
    for (int32_t seat = 0; seat < match->seats; seat++)
        open_seat(match, seat);
}

void open_start_pools(vaka_match *match)
{
    close_pools(match);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t home = game_of(match)->seat[seat].home;
        game_of(match)->build.pool[home] = (uint8_t)(home + 1);
        add_points(match, home, facts_of(match)->start_points);
    }
}

void close_pools(vaka_match *match)
{
    memset(&game_of(match)->build, 0, sizeof(build_now));
}

int32_t pool_of(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (controller(match, hex) != seat)
        return VAKA_NONE;
    return game_of(match)->build.pool[hex] - 1;
}

int32_t home_pool(const vaka_match *match, int32_t seat)
{
    int32_t home = game_of(match)->seat[seat].home;

    return home >= 0 ? pool_of(match, seat, home) : VAKA_NONE;
}

int32_t pool_points(const vaka_match *match, int32_t pool)
{
    return game_of(match)->build.points[pool];
}

void add_points(vaka_match *match, int32_t pool, int32_t points)
{
    build_now *build = &game_of(match)->build;
    int8_t *left = &build->points[pool];
    int32_t sum = *left + points;

    if (points < 0)
        build->spent[pool] = (int8_t)(build->spent[pool] - points);
    *left = (int8_t)(sum < 0 ? 0 : sum > INT8_MAX ? INT8_MAX : sum);
}

/* Items of this sort that the seat may still build free of cost. */
static int32_t free_left(const vaka_match *match, int32_t seat, int32_t item)
{
    static const uint32_t values[] = {[ITEM_TRANSPORT] = VALUE_FREE_TRANSPORT,
                                      [ITEM_BAND] = VALUE_COUNT,
                                      [ITEM_WAR_CANOE] = VALUE_FREE_WAR,
                                      [ITEM_COLONY] = VALUE_FREE_COLONY};

    if (item > ITEM_COLONY || values[item] == VALUE_COUNT)
        return 0;
    return vaka_value_at(match, values[item], seat) - game_of(match)->build.freed[seat][item];
}

/* Canoe work that an item takes: either one War Canoe or two Transports. */
static int32_t work_of(int32_t item)
{
    return item == ITEM_WAR_CANOE ? 2 : item == ITEM_TRANSPORT ? 1 : 0;
}

/* Is there free canoe work left for the item at this group? It is all done on one. */
static bool can_work(const vaka_match *match, int32_t seat, int32_t item, int32_t hex)
{
    const build_now *build = &game_of(match)->build;
    int32_t work = work_of(item), at = build->worked_at[seat];

    if (!work || (at && at != hex + 1))
        return false;
    return build->worked[seat] + work <= vaka_value_at(match, VALUE_CANOE_WORK, seat);
}

enum { BY_POINTS, BY_ITEM, BY_WORK };

/* By what an item is paid: where canoe work has begun it goes first, elsewhere last, for it is
 * bound to one group. */
static int32_t paid_by(const vaka_match *match, int32_t seat, int32_t item, int32_t hex)
{
    int32_t pool = pool_of(match, seat, hex);

    if (pool < 0 || pool != home_pool(match, seat))
        return BY_POINTS;
    bool work = can_work(match, seat, item, hex);
    if (work && game_of(match)->build.worked_at[seat])
        return BY_WORK;
    return free_left(match, seat, item) > 0 ? BY_ITEM : work ? BY_WORK : BY_POINTS;
}

int32_t price_of(const vaka_match *match, int32_t seat, int32_t item, int32_t hex)
{
    return paid_by(match, seat, item, hex) == BY_POINTS ? item_cost(match, seat, item) : 0;
}

void pay_for(vaka_match *match, int32_t seat, int32_t item, int32_t hex)
{
    build_now *build = &game_of(match)->build;

    switch (paid_by(match, seat, item, hex)) {
    case BY_ITEM:
        build->freed[seat][item]++;
        break;
    case BY_WORK:
        build->worked[seat] = (uint8_t)(build->worked[seat] + work_of(item));
        build->worked_at[seat] = (uint8_t)(hex + 1);
        break;
    default:
        add_points(match, pool_of(match, seat, hex), -item_cost(match, seat, item));
    }
}

bool has_grown(const vaka_match *match, int32_t hex)
{
    return has_hex(game_of(match)->build.grown, hex);
}

void mark_grown(vaka_match *match, int32_t hex)
{
    add_hex(game_of(match)->build.grown, hex);
}
