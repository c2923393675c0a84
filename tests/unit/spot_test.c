/* spot_test.c - boards of spots and routes: making them, what joins what, names.
 *
 * SPDX-License-Identifier: MIT
 *
 * Beside the hexes of the toy: a line of spots a to d, a ring c d e, and one that nothing leads to.
 * The second board has one spot and no routes. */
#include "registered.h"
#include "toy.h"

#include "layout/name.h"
#include "table/codec.h"
#include "table/sentence.h"

enum { A = TOY_ZONES, B, C, D, E, LONELY, AB, BC, CD, DE, EC, OTHER };

static int32_t add_spot(vaka_layout *layout, int32_t board, const char *id)
{
    vaka_spot_spec spot = {
        .size = sizeof spot, .board = board, .x = 100, .y = 10000, .id = id, .art = "toy/spot"};

    return vaka_layout_spot(layout, &spot);
}

static int32_t add_route(vaka_layout *layout, int32_t a, int32_t b, const char *id)
{
    vaka_route_spec route = {.size = sizeof route, .a = a, .b = b, .id = id};

    return vaka_layout_route(layout, &route);
}

static void add_board(vaka_layout *layout)
{
    static const char *const ids[] = {"a", "b", "c", "d", "e", "lonely"};
    int32_t board = vaka_layout_board(layout, "net", "The Net");

    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        add_spot(layout, board, ids[i]);
    add_route(layout, A, B, NULL);
    add_route(layout, B, C, "ford");
    add_route(layout, C, D, NULL);
    add_route(layout, D, E, NULL);
    add_route(layout, E, C, NULL);
    add_spot(layout, vaka_layout_board(layout, "other", NULL), "far-off");
}

static int begin(void **state)
{
    toy = (toy_script){.layout = add_board};
    *state = toy_live(2);
    return 0;
}

static const vaka_layout *layout_of(void **state)
{
    return vaka_live_layout(*state);
}

static void add_nameless(vaka_layout *layout)
{
    vaka_spot_spec spot = {.size = sizeof spot, .id = "a_12_4", .title = "", .plain = 1};

    spot.board = vaka_layout_board(layout, "net", "The Net");
    vaka_layout_spot(layout, &spot);
}

/* As the editor draws it: sentences have to name it all the same. */
TEST(a_spot_with_an_empty_title_is_told_by_its_id)
{
    (void)state;
    toy = (toy_script){.layout = add_nameless};
    vaka_live *live = toy_live(2);
    assert_string_equal(vaka_live_layout(live)->zones[A].title, "a_12_4");
    toy_free(live);
}

TEST_WITH(joins_are_in_the_order_of_routes_and_without_gaps, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);
    const int16_t *joins, *routes;

    assert_int_equal(vaka_joins(layout, C, &joins), 3);
    assert_int_equal(joins[0], B);
    assert_int_equal(joins[1], D);
    assert_int_equal(joins[2], E);
    assert_int_equal(vaka_routes(layout, C, &routes), 3);
    assert_int_equal(routes[0], BC);
    assert_int_equal(routes[1], CD);
    assert_int_equal(routes[2], EC);
    assert_int_equal(vaka_joins(layout, LONELY, NULL), 0);
    assert_int_equal(vaka_joins(layout, AB, &joins), 0);
    assert_null(joins);
    for (int32_t d = 0; d < 6; d++)
        assert_int_equal(vaka_neighbours(layout, C)[d], VAKA_NONE);
}

TEST_WITH(joins_of_a_hex_are_its_neighbours_by_direction, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);

    for (int32_t hex = 0; hex < 7; hex++) {
        const int16_t *joins;
        int32_t count = vaka_joins(layout, hex, &joins), found = 0;
        for (int32_t d = 0; d < 6; d++)
            if (vaka_neighbours(layout, hex)[d] >= 0)
                assert_int_equal(joins[found++], vaka_neighbours(layout, hex)[d]);
        assert_int_equal(found, count);
        assert_int_equal(count, hex ? 3 : 6);
        assert_int_equal(vaka_routes(layout, hex, NULL), 0);
    }
}

TEST_WITH(a_route_has_two_ends, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);

    assert_int_equal(vaka_route_between(layout, B, C), BC);
    assert_int_equal(vaka_route_between(layout, C, B), BC);
    assert_int_equal(vaka_route_between(layout, A, C), VAKA_NONE);
    assert_int_equal(vaka_route_between(layout, 0, 1), VAKA_NONE);
    assert_int_equal(vaka_route_between(layout, VAKA_NONE, B), VAKA_NONE);
    assert_int_equal(vaka_route_other(layout, EC, C), E);
    assert_int_equal(vaka_route_other(layout, EC, E), C);
    assert_int_equal(vaka_route_other(layout, EC, A), VAKA_NONE);
    assert_int_equal(vaka_route_other(layout, C, E), VAKA_NONE);
    assert_int_equal(vaka_route_end(layout, EC, 0), E);
    assert_int_equal(vaka_route_end(layout, EC, 1), C);
    assert_int_equal(vaka_route_end(layout, EC, 2), VAKA_NONE);
    assert_int_equal(vaka_route_end(layout, A, 0), VAKA_NONE);
    assert_int_equal(vaka_zone_type(layout, EC), VAKA_ZONE_ROUTE);
}

TEST_WITH(distance_is_the_fewest_steps_by_routes, begin, toy_end)
{
    static const int16_t apart[5][5] = {
        {0, 1, 2, 3, 3}, {1, 0, 1, 2, 2}, {2, 1, 0, 1, 1}, {3, 2, 1, 0, 1}, {3, 2, 1, 1, 0}};
    const vaka_layout *layout = layout_of(state);

    for (int32_t a = 0; a < 5; a++)
        for (int32_t b = 0; b < 5; b++) {
            assert_int_equal(vaka_distance(layout, A + a, A + b), apart[a][b]);
            assert_int_equal(vaka_adjacent(layout, A + a, A + b), apart[a][b] == 1);
        }
    assert_int_equal(vaka_distance(layout, A, LONELY), VAKA_NONE);
    assert_int_equal(vaka_distance(layout, LONELY, LONELY), 0);
    assert_int_equal(vaka_distance(layout, A, OTHER), VAKA_NONE);
    assert_int_equal(vaka_distance(layout, A, AB), VAKA_NONE);
    assert_int_equal(vaka_distance(layout, A, 0), VAKA_NONE);
    assert_false(vaka_adjacent(layout, A, AB));
    assert_false(vaka_adjacent(layout, LONELY, VAKA_NONE));
}

static bool not_into_d(void *data, int32_t from, int32_t to)
{
    (void)data;
    (void)from;
    return to != D;
}

TEST_WITH(ways_and_areas_go_along_routes, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);
    int16_t steps[64], way[64], area[64];

    assert_int_equal(vaka_reach(layout, A, 2, NULL, NULL, steps), 3);
    assert_int_equal(steps[C], 2);
    assert_int_equal(steps[D], VAKA_NONE);
    assert_int_equal(steps[AB], VAKA_NONE);
    assert_int_equal(vaka_reach(layout, LONELY, 9, NULL, NULL, steps), 1);
    assert_int_equal(vaka_way(layout, A, E, NULL, NULL, way, 64), 4);
    assert_int_equal(way[0], A);
    assert_int_equal(way[2], C);
    assert_int_equal(way[3], E);
    assert_int_equal(vaka_way(layout, A, D, not_into_d, NULL, way, 64), 0);
    assert_int_equal(vaka_way(layout, A, LONELY, NULL, NULL, way, 64), 0);
    assert_int_equal(vaka_way(layout, A, AB, NULL, NULL, way, 64), 0);

    assert_int_equal(vaka_areas(layout, NULL, NULL, area), 4); /* the hexes, the net, two alone */
    assert_int_equal(area[A], area[E]);
    assert_int_not_equal(area[A], area[LONELY]);
    assert_int_equal(area[AB], VAKA_NONE);
    assert_int_equal(vaka_areas(layout, not_into_d, NULL, area), 4);
    assert_int_equal(area[D], VAKA_NONE);
}

TEST_WITH(spots_are_spaces_and_routes_are_none, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);

    assert_int_equal(vaka_space_board(layout, A), 1);
    assert_int_equal(vaka_space_board(layout, AB), VAKA_NONE);
    assert_int_equal(vaka_board_first(layout, 1), A);
    assert_int_equal(vaka_board_size(layout, 1), 6);
    assert_int_equal(vaka_space_at(layout, 1, (vaka_hex){0, 0}), VAKA_NONE);
    assert_int_equal(layout->boards[1].routes, AB);
    assert_int_equal(layout->boards[1].route_count, 5);
    assert_string_equal(layout->zones[A].art, "toy/spot");
    assert_int_equal(layout->zones[A].y, 10000);
}

TEST_WITH(a_route_is_named_by_its_id_or_by_its_spots, begin, toy_end)
{
    const vaka_layout *layout = layout_of(state);
    int16_t arg[VAKA_TEXT_ARGS] = {CD, BC};
    char text[80];

    assert_int_equal(vaka_zone_read(layout, "c-d"), CD);
    assert_int_equal(vaka_zone_read(layout, "d-c"), CD);
    assert_int_equal(vaka_zone_read(layout, "ford"), BC);
    assert_int_equal(vaka_zone_read(layout, "c-b"), BC);
    assert_int_equal(vaka_zone_read(layout, "a-d"), VAKA_NONE);
    assert_int_equal(vaka_zone_read(layout, "net:0,0"), VAKA_NONE);
    assert_int_equal(vaka_zone_read(layout, "0,0"), 0);
    vaka_zone_write(layout, EC, text, sizeof text);
    assert_string_equal(text, "e-c");
    vaka_sentence(layout, NULL, "{0:zone}, {1:zone}", arg, text, sizeof text);
    assert_string_equal(text, "c \u2013 d, b \u2013 c");
}

/* --- mistakes --------------------------------------------------------------------------------- */

static void spot_among_hexes(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "mixed", NULL);

    vaka_layout_space(layout, board, 0, 0, NULL, NULL);
    add_spot(layout, board, "odd");
}

static void hex_among_spots(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "mixed", NULL);

    add_spot(layout, board, "odd");
    vaka_layout_space(layout, board, 0, 0, NULL, NULL);
}

static void spot_of_an_old_board(vaka_layout *layout)
{
    vaka_layout_board(layout, "new", NULL);
    add_spot(layout, 0, "odd");
}

static void spot_after_routes(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "late", NULL);
    int32_t a = add_spot(layout, board, "a"), b = add_spot(layout, board, "b");

    add_route(layout, a, b, NULL);
    add_spot(layout, board, "c");
}

static void zone_among_spots(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "torn", NULL);

    add_spot(layout, board, "a");
    toy_zone(layout, "between", VAKA_ZONE_POOL, VAKA_SEE_ALL, VAKA_NONE);
    add_spot(layout, board, "b");
}

static void zone_among_routes(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "torn", NULL);
    int32_t a = add_spot(layout, board, "a"), b = add_spot(layout, board, "b");
    int32_t c = add_spot(layout, board, "c");

    add_route(layout, a, b, NULL);
    toy_zone(layout, "between", VAKA_ZONE_POOL, VAKA_SEE_ALL, VAKA_NONE);
    add_route(layout, b, c, NULL);
}

static void spot_without_an_id(vaka_layout *layout)
{
    add_spot(layout, vaka_layout_board(layout, "plain", NULL), NULL);
}

static void spot_far_away(vaka_layout *layout)
{
    vaka_spot_spec spot = {.size = sizeof spot,
                           .board = vaka_layout_board(layout, "wide", NULL),
                           .x = 10001,
                           .id = "away"};

    vaka_layout_spot(layout, &spot);
}

static void too_many_spots(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "full", NULL);
    char id[16];

    for (int32_t i = 0; i < 513; i++) {
        snprintf(id, sizeof id, "s%d", (int)i);
        add_spot(layout, board, id);
    }
}

TEST(spots_lie_together_on_a_board_of_their_own)
{
    (void)state;
    toy_mistake(spot_among_hexes, "a board of hexes takes no spots: board 'mixed'");
    toy_mistake(hex_among_spots, "a board of spots takes no hexes: board 'mixed'");
    toy_mistake(spot_of_an_old_board, "a spot must be on the board begun last 'odd'");
    toy_mistake(spot_after_routes, "a spot was made after the routes of board 'late'");
    toy_mistake(zone_among_spots, "a zone was made between the spots of board 'torn'");
    toy_mistake(zone_among_routes, "a zone was made between the routes of board 'torn'");
    toy_mistake(spot_without_an_id, "bad id of a zone");
    toy_mistake(spot_far_away, "beyond 0 to 10000 of spot 'away'");
    toy_mistake(too_many_spots, "more than 512 spots on board 'full'");
}

static vaka_route_spec bad_route;

static void add_bad_route(vaka_layout *layout)
{
    add_board(layout);
    vaka_layout_route(layout, &bad_route);
}

static void refuse_route(vaka_route_spec route, const char *words)
{
    route.size = sizeof route;
    bad_route = route;
    toy_mistake(add_bad_route, words);
}

static void long_names(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "long", NULL);
    int32_t a = add_spot(layout, board, "a-name-that-is-rather-long-for-an-isle");
    int32_t b = add_spot(layout, board, "another-name-that-is-rather-long");

    add_route(layout, a, b, NULL);
}

static void short_route(vaka_layout *layout)
{
    vaka_layout_route(layout, &(vaka_route_spec){.size = 4});
}

static void short_spot(vaka_layout *layout)
{
    vaka_layout_spot(layout, &(vaka_spot_spec){.size = 4});
}

TEST(routes_join_two_spots_of_one_board_once)
{
    static const char ends[] = "no two spots of one board: the ends of a route 'x'";

    (void)state;
    refuse_route((vaka_route_spec){.a = A, .b = A, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = A, .b = 0, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = 0, .b = 1, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = A, .b = OTHER, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = A, .b = AB, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = A, .b = 99, .id = "x"}, ends);
    refuse_route((vaka_route_spec){.a = B, .b = A, .id = "x"}, "are joined already: route 'x'");
    refuse_route((vaka_route_spec){.a = A, .b = D, .id = "ford"}, "there are two zones 'ford'");
    refuse_route((vaka_route_spec){.a = A, .b = D, .id = "x", .bend = 201},
                 "no such bend or tone of route 'x'");
    refuse_route((vaka_route_spec){.a = A, .b = D, .id = "x", .tone = 256},
                 "no such bend or tone of route 'x'");
    toy_mistake(long_names, "bad id of a zone 'a-name-that");
    toy_mistake(short_route, "a route's spec is too short");
    toy_mistake(short_spot, "a spot's spec is too short");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
