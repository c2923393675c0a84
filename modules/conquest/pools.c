/* pools.c - build points: who may spend how many where [9.1-9.3, C1].
 *
 * SPDX-License-Identifier: MIT */
#include "build.h"

/* The group by which the pool of `hex` is known: of all that hang together the Home, or else the
 * first. */
static int32_t name_pool(const vaka_match *match, int32_t seat, int32_t hex, const int16_t *area)
{
    int32_t home = game_of(match)->seat[seat].home;

    if (area[hex] == VAKA_NONE || vaka_value(match, VALUE_APART, seat))
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
        add_points(match, home, vaka_value(match, VALUE_BUILD_POINTS, seat));
}

void open_pools(vaka_match *match)
{
    close_pools(match);
    for (int32_t seat = 0; seat < match->seats; seat++)
        open_seat(match, seat);
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
    int8_t *left = &game_of(match)->build.points[pool];
    int32_t sum = *left + points;

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
    return vaka_value(match, values[item], seat) - game_of(match)->build.freed[seat][item];
}

static bool is_free(const vaka_match *match, int32_t seat, int32_t item, int32_t pool)
{
    return pool == home_pool(match, seat) && free_left(match, seat, item) > 0;
}

int32_t price_of(const vaka_match *match, int32_t seat, int32_t item, int32_t pool)
{
    return is_free(match, seat, item, pool) ? 0 : item_cost(match, seat, item);
}

void pay_for(vaka_match *match, int32_t seat, int32_t item, int32_t pool)
{
    if (is_free(match, seat, item, pool))
        game_of(match)->build.freed[seat][item]++;
    else
        add_points(match, pool, -item_cost(match, seat, item));
}

bool has_grown(const vaka_match *match, int32_t hex)
{
    return game_of(match)->build.grown[hex / 8] & (1u << (hex % 8));
}

void mark_grown(vaka_match *match, int32_t hex)
{
    uint8_t *grown = &game_of(match)->build.grown[hex / 8];

    *grown = (uint8_t)(*grown | (1u << (hex % 8)));
}
