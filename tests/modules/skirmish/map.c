/* tests/modules/skirmish/map.c - the board, the counters, the tiles and the cards.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

#include <stdio.h>

const skirmish_unit unit[KIND_COUNT] = {
    [KIND_RIDER] = {1, 2, 2},  [KIND_LINE] = {2, 1, 3}, [KIND_GUARD] = {3, 1, 2},
    [KIND_RUMOUR] = {0, 2, 2}, [KIND_CAMP] = {0, 0, 1},
};
static const int32_t tile_count[KIND_COUNT] = {
    [KIND_MEADOW] = 4, [KIND_SPRING] = 3, [KIND_RUIN] = 2, [KIND_MARSH] = 3, [KIND_RAIDERS] = 2,
};
static const int32_t card_count[KIND_COUNT] = {
    [KIND_SPEAR] = 6,
    [KIND_HORSE] = 4,
    [KIND_SMOKE] = 2,
};

/* Columns from left to right, each with its rows; the lake in the middle has no space. Spaces are
 * numbered in this order, so of two neighbours the one further left, then further up, is less. */
static const struct {
    int8_t q, first, last;
} columns[] = {
    {-4, 1, 3}, {-3, 0, 3}, {-2, -1, 4}, {-1, -2, 4}, {0, -3, -1}, {0, 1, 4},
    {1, -4, 2}, {2, -3, 2}, {3, -3, 0},  {4, -3, -1}, {5, -3, -3},
};
enum { PLAIN, WEST, NORTH, EAST, SOUTH, PRIZE };
static const struct {
    int8_t q, r, what;
    const char *id, *title;
} named[] = {{-4, 2, WEST, "westgate", "Westgate"},     {0, -3, NORTH, "northgate", "Northgate"},
             {4, -2, EAST, "eastgate", "Eastgate"},     {0, 4, SOUTH, "southgate", "Southgate"},
             {-2, 1, PRIZE, "mill", "The old mill"},    {0, -1, PRIZE, "ford", "The ford"},
             {2, 0, PRIZE, "grove", "Twin oaks"},       {0, 2, PRIZE, "quarry", "The quarry"},
             {5, -3, PLAIN, "lighthouse", "Lighthouse"}};

/* Which gate a seat calls its home, for two, three and four seats. */
static const uint8_t gates[3][HOMES] = {
    {WEST, EAST}, {WEST, NORTH, EAST}, {WEST, NORTH, EAST, SOUTH}};

static const vaka_kind_spec kinds[] = {
#define KIND(shape, back, id, title, letter)                                                       \
    {                                                                                              \
        sizeof(vaka_kind_spec), VAKA_SHAPE_##shape, back, 0, id, title, letter, NULL               \
    }
    [KIND_UNKNOWN] = KIND(COUNTER, KIND_UNKNOWN, "unknown", "Unknown counter", "?"),
    [KIND_LAND] = KIND(TILE, KIND_LAND, "land", "Unexplored land", "."),
    [KIND_CARD] = KIND(CARD, KIND_CARD, "card", "Card", "?"),
    [KIND_RIDER] = KIND(COUNTER, KIND_UNKNOWN, "rider", "Rider", "R"),
    [KIND_LINE] = KIND(COUNTER, KIND_UNKNOWN, "line", "Line", "L"),
    [KIND_GUARD] = KIND(COUNTER, KIND_UNKNOWN, "guard", "Guard", "G"),
    [KIND_RUMOUR] = KIND(COUNTER, KIND_UNKNOWN, "rumour", "Rumour", "~"),
    [KIND_CAMP] = KIND(COUNTER, KIND_UNKNOWN, "camp", "Camp", "C"),
    [KIND_MEADOW] = KIND(TILE, KIND_LAND, "meadow", "Meadow", "_"),
    [KIND_SPRING] = KIND(TILE, KIND_LAND, "spring", "Spring", "s"),
    [KIND_RUIN] = KIND(TILE, KIND_LAND, "ruin", "Ruin", "r"),
    [KIND_MARSH] = KIND(TILE, KIND_LAND, "marsh", "Marsh", "m"),
    [KIND_RAIDERS] = KIND(TILE, KIND_LAND, "raiders", "Raiders", "!"),
    [KIND_SPEAR] = KIND(CARD, KIND_CARD, "spear", "Spear", "+1"),
    [KIND_HORSE] = KIND(CARD, KIND_CARD, "horse", "Horse", "+2"),
    [KIND_SMOKE] = KIND(CARD, KIND_CARD, "smoke", "Smoke", "x"),
#undef KIND
};

/* Adds the space at q, r and notes in `facts` what it is to whom. */
static void add_space(vaka_layout *layout, int32_t board, int32_t q, int32_t r,
                      skirmish_facts *facts, int32_t seats)
{
    size_t i = 0, count = sizeof named / sizeof named[0];

    while (i < count && (named[i].q != q || named[i].r != r))
        i++;
    if (i == count) {
        vaka_layout_space(layout, board, q, r, NULL, NULL);
        return;
    }
    int32_t space = vaka_layout_space(layout, board, q, r, named[i].id, named[i].title);
    for (int32_t seat = 0; seat < seats; seat++)
        if (gates[seats - 2][seat] == named[i].what)
            facts->home[seat] = space;
    for (int32_t p = 0; named[i].what == PRIZE && p < PRIZES; p++)
        if (facts->prize[p] == VAKA_NONE) {
            facts->prize[p] = space;
            break;
        }
}

static void add_zones(vaka_layout *layout, int32_t seats)
{
    static const vaka_zone_spec common[] = {
        {sizeof(vaka_zone_spec), VAKA_ZONE_CUP, VAKA_SEE_NOBODY, 0, VAKA_NONE, 0, "tiles", "Tiles"},
        {sizeof(vaka_zone_spec), VAKA_ZONE_DECK, VAKA_SEE_NOBODY, 0, VAKA_NONE, 0, "deck", "Deck"},
        {sizeof(vaka_zone_spec), VAKA_ZONE_STACK, VAKA_SEE_OPEN, 0, VAKA_NONE, 0, "discard",
         "Discards"},
        {sizeof(vaka_zone_spec), VAKA_ZONE_POOL, VAKA_SEE_OPEN, 0, VAKA_NONE, 0, "lost", "Lost"},
        {sizeof(vaka_zone_spec), VAKA_ZONE_DECK, VAKA_SEE_NOBODY, 0, VAKA_NONE, 0, "events",
         "Event cards"},
        {sizeof(vaka_zone_spec), VAKA_ZONE_STACK, VAKA_SEE_OPEN, 0, VAKA_NONE, 0, "past",
         "Past events"},
    };
    static const struct {
        uint32_t type, see;
        const char *id, *title;
    } own[SEAT_ZONES] = {
        [SEAT_SUPPLY] = {VAKA_ZONE_POOL, VAKA_SEE_OWNER, "supply", "Supply"},
        [SEAT_CUP] = {VAKA_ZONE_CUP, VAKA_SEE_NOBODY, "cup", "Cup"},
        [SEAT_HAND] = {VAKA_ZONE_HAND, VAKA_SEE_OWNER, "hand", "Hand"},
    };

    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        vaka_layout_zone(layout, &common[i]);
    for (int32_t i = 0; i < seats * SEAT_ZONES; i++) {
        int32_t seat = i / SEAT_ZONES, which = i % SEAT_ZONES;
        char id[24];
        snprintf(id, sizeof id, "%s-%d", own[which].id, (int)seat);
        vaka_zone_spec spec = {sizeof spec, own[which].type, own[which].see, 0, seat, 0,
                               id,          own[which].title};
        vaka_layout_zone(layout, &spec);
    }
}

/* What lies where: the rest of the module counts on it. Spaces are no script's business, but for
 * what the exports do there. */
static void declare(vaka_layout *layout, int32_t seats)
{
    static const char *const common[] = {"tile", "card", "card", "counter", "event", "event"};
    vaka_intake space = {sizeof space, 0, 0, 1, "counter tile"};

    vaka_layout_family(layout, KIND_LAND, 1, "tile");
    vaka_layout_family(layout, KIND_CARD, 1, "card");
    vaka_layout_family(layout, KIND_RIDER, KIND_CAMP - KIND_RIDER + 1, "counter");
    vaka_layout_family(layout, KIND_MEADOW, KIND_RAIDERS - KIND_MEADOW + 1, "tile");
    vaka_layout_family(layout, KIND_SPEAR, KIND_COUNT - KIND_SPEAR, "card");
    vaka_layout_family(layout, KIND_COUNT, vaka_kind_count(layout) - KIND_COUNT, "event");
    vaka_layout_takes(layout, 0, SPACES, &space);
    for (int32_t i = 0; i < ZONE_SEATS - SPACES; i++) {
        vaka_intake take = {sizeof take, 0, 0, 0, common[i]};
        vaka_layout_takes(layout, SPACES + i, 1, &take);
    }
    for (int32_t seat = 0; seat < seats; seat++) {
        vaka_intake counters = {sizeof counters, VAKA_SEAT(seat), 0, 0, "counter"};
        vaka_intake cards = {sizeof cards, VAKA_NOBODYS, HAND, 0, "card"};
        vaka_layout_takes(layout, zone_of(seat, SEAT_SUPPLY), 2, &counters);
        vaka_layout_takes(layout, zone_of(seat, SEAT_HAND), 1, &cards);
    }
}

vaka_status skirmish_layout(vaka_layout *layout, const vaka_setup *setup, void *data)
{
    skirmish_facts *facts = data;
    int32_t seats = vaka_setup_seats(setup);
    int32_t board = vaka_layout_board(layout, "map", "Map");

    facts->rounds = vaka_setup_option(setup, OPTION_ROUNDS);
    facts->scouts = vaka_setup_option(setup, OPTION_SCOUTS);
    for (int32_t i = 0; i < PRIZES; i++)
        facts->prize[i] = VAKA_NONE;
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
        for (int32_t r = columns[i].first; r <= columns[i].last; r++)
            add_space(layout, board, columns[i].q, r, facts, seats);
    add_zones(layout, seats);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        vaka_layout_kind(layout, &kinds[kind]);
    add_event_kinds(layout);
    declare(layout, seats);
    vaka_layout_limits(layout, 10 * seats + 14 + 12 + event_cards(layout), 4, 0);
    return VAKA_OK;
}

vaka_status skirmish_setup(vaka_match *match, const vaka_setup *setup)
{
    const skirmish_facts *facts = match->facts;
    skirmish_game *game = match->game;

    (void)setup;
    game->active = VAKA_NONE;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        for (int32_t i = 0; i < unit[kind].count * match->seats; i++)
            vaka_piece_new(match, kind, i % match->seats, zone_of(i % match->seats, SEAT_CUP));
        for (int32_t i = 0; i < tile_count[kind]; i++)
            vaka_piece_new(match, kind, VAKA_NONE, ZONE_TILES);
        for (int32_t i = 0; i < card_count[kind]; i++)
            vaka_piece_new(match, kind, VAKA_NONE, ZONE_DECK);
    }
    vaka_shuffle(match, ZONE_DECK);
    lay_out_events(match);
    for (int32_t seat = 0; seat < match->seats; seat++)
        for (int32_t i = 0; i < SUPPLY; i++)
            vaka_draw(match, zone_of(seat, SEAT_CUP), zone_of(seat, SEAT_SUPPLY));
    for (int32_t i = 0; i < PRIZES; i++)
        vaka_draw(match, ZONE_TILES, facts->prize[i]);
    vaka_push(match, STEP_ROUND, 0, 0, 0);
    vaka_push(match, STEP_DEPLOY, 0, 0, 0);
    return VAKA_OK;
}
