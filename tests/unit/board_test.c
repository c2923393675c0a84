/* tests/unit/board_test.c - boards: neighbours, distance, ways, areas.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sample_layout.h"

#include <string.h>

#include "vaka/board.h"

static int32_t at(const vaka_layout *layout, int q, int r)
{
    return vaka_space_at(layout, 0, (vaka_hex){(int16_t)q, (int16_t)r});
}

TEST(neighbours_are_the_spaces_one_step_away)
{
    const vaka_layout *layout = *state;

    for (int32_t i = 0; i < MAIN_SIZE + SIDE_SIZE; i++) {
        const int16_t *next = vaka_neighbours(layout, i);
        for (int32_t d = 0; d < 6; d++) {
            vaka_hex step = vaka_hex_step(vaka_space_hex(layout, i), d);
            assert_int_equal(next[d], vaka_space_at(layout, vaka_space_board(layout, i), step));
            if (next[d] >= 0)
                assert_int_equal(vaka_neighbours(layout, next[d])[(d + 3) % 6], i);
        }
    }
    for (int32_t d = 0; d < 6; d++)
        assert_true(vaka_neighbours(layout, 0)[d] > 0);
    assert_int_equal(vaka_neighbours(layout, at(layout, 2, 0))[0], VAKA_NONE);
}

TEST(a_zone_that_is_no_space_is_next_to_nothing)
{
    static const int32_t none[] = {ZONE_HEAP, ZONE_WEST, VAKA_NONE, ZONE_COUNT, INT32_MAX};
    const vaka_layout *layout = *state;

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        for (int32_t d = 0; d < 6; d++)
            assert_int_equal(vaka_neighbours(layout, none[i])[d], VAKA_NONE);
        assert_int_equal(vaka_space_board(layout, none[i]), VAKA_NONE);
        assert_int_equal(vaka_distance(layout, none[i], none[i]), VAKA_NONE);
        assert_int_equal(vaka_distance(layout, 0, none[i]), VAKA_NONE);
        assert_false(vaka_adjacent(layout, none[i], none[i]));
        assert_false(vaka_adjacent(layout, at(layout, 2, 0), none[i]));
    }
}

TEST(spaces_are_found_by_coordinates_and_back)
{
    const vaka_layout *layout = *state;

    for (int32_t i = 0; i < MAIN_SIZE + SIDE_SIZE; i++)
        assert_int_equal(
            vaka_space_at(layout, vaka_space_board(layout, i), vaka_space_hex(layout, i)), i);
    assert_int_equal(at(layout, 2, 2), VAKA_NONE); /* a corner of the grid, not on the board */
    assert_int_equal(at(layout, 3, 0), VAKA_NONE);
    assert_int_equal(at(layout, INT16_MIN, INT16_MAX), VAKA_NONE);
    assert_int_equal(vaka_space_at(layout, 2, (vaka_hex){0, 0}), VAKA_NONE);
    assert_int_equal(vaka_space_at(layout, -1, (vaka_hex){0, 0}), VAKA_NONE);
}

TEST(a_board_knows_its_spaces)
{
    const vaka_layout *layout = *state;

    assert_int_equal(vaka_board_first(layout, 0), 0);
    assert_int_equal(vaka_board_size(layout, 0), MAIN_SIZE);
    assert_int_equal(vaka_board_first(layout, 1), SIDE_FIRST);
    assert_int_equal(vaka_board_size(layout, 1), SIDE_SIZE);
    assert_int_equal(vaka_board_first(layout, 2), VAKA_NONE);
    assert_int_equal(vaka_board_size(layout, -1), 0);
}

TEST(distance_counts_steps_on_one_board_only)
{
    const vaka_layout *layout = *state;

    assert_int_equal(vaka_distance(layout, at(layout, -2, 0), at(layout, 2, 0)), 4);
    assert_int_equal(vaka_distance(layout, 3, 3), 0);
    assert_int_equal(vaka_distance(layout, SIDE_FIRST, SIDE_FIRST + 2), 2);
    assert_int_equal(vaka_distance(layout, 0, SIDE_FIRST), VAKA_NONE);
    assert_true(vaka_adjacent(layout, 0, 1));
    assert_false(vaka_adjacent(layout, 0, at(layout, 2, 0)));
    assert_false(vaka_adjacent(layout, 0, 0));
}

/* Closed spaces may not be entered. */
static bool is_open(void *data, int32_t from, int32_t to)
{
    const bool *closed = data;

    (void)from;
    return !closed[to];
}

/* Some steps are open in one direction only. */
static bool is_one_way(void *data, int32_t from, int32_t to)
{
    (void)data;
    return (from * 7 + to * 3) % 5 < 3;
}

/* The slow way to the same: relax all pairs until nothing changes. */
static void relax(const vaka_layout *layout, int32_t from, int32_t limit, const bool *closed,
                  int16_t *steps)
{
    bool changed = true;

    for (int32_t i = 0; i < ZONE_COUNT; i++)
        steps[i] = VAKA_NONE;
    steps[from] = 0;
    while (changed) {
        changed = false;
        for (int32_t i = 0; i < MAIN_SIZE; i++)
            for (int32_t j = 0; j < MAIN_SIZE; j++) {
                if (steps[i] < 0 || steps[i] == limit || closed[j] || !vaka_adjacent(layout, i, j))
                    continue;
                if (steps[j] < 0 || steps[j] > steps[i] + 1) {
                    steps[j] = (int16_t)(steps[i] + 1);
                    changed = true;
                }
            }
    }
}

TEST(reach_counts_the_steps_through_what_is_open)
{
    uint32_t noise = 99;

    for (int trial = 0; trial < 500; trial++) {
        bool closed[ZONE_COUNT] = {false};
        int16_t steps[ZONE_COUNT], want[ZONE_COUNT];
        int32_t reached = 0, limit = trial % 7 - 1;
        for (int i = 0; i < MAIN_SIZE; i++) {
            noise = noise * 1664525u + 1013904223u;
            closed[i] = noise >> 30 == 0;
        }
        relax(*state, trial % MAIN_SIZE, limit, closed, want);
        for (int i = 0; i < ZONE_COUNT; i++)
            reached += want[i] >= 0;
        assert_int_equal(vaka_reach(*state, trial % MAIN_SIZE, limit, is_open, closed, steps),
                         reached);
        assert_memory_equal(steps, want, sizeof steps);
    }
}

TEST(without_a_predicate_the_whole_board_is_reached)
{
    int16_t steps[ZONE_COUNT];

    assert_int_equal(vaka_reach(*state, 0, VAKA_NONE, NULL, NULL, steps), MAIN_SIZE);
    for (int32_t i = 0; i < ZONE_COUNT; i++)
        assert_int_equal(steps[i], vaka_distance(*state, 0, i));
    assert_int_equal(vaka_reach(*state, 0, 0, NULL, NULL, steps), 1);
    assert_int_equal(vaka_reach(*state, ZONE_HEAP, VAKA_NONE, NULL, NULL, steps), 0);
    assert_int_equal(vaka_reach(*state, VAKA_NONE, VAKA_NONE, NULL, NULL, steps), 0);
    for (int32_t i = 0; i < ZONE_COUNT; i++)
        assert_int_equal(steps[i], VAKA_NONE);
}

TEST(a_way_is_a_shortest_one_of_neighbours)
{
    const vaka_layout *layout = *state;
    int16_t way[MAIN_SIZE], steps[ZONE_COUNT];

    for (int32_t a = 0; a < MAIN_SIZE; a++) {
        vaka_reach(layout, a, VAKA_NONE, is_one_way, NULL, steps);
        for (int32_t b = 0; b < MAIN_SIZE; b++) {
            int32_t length = vaka_way(layout, a, b, is_one_way, NULL, way, MAIN_SIZE);
            assert_int_equal(length, steps[b] + 1);
            for (int32_t i = 1; i < length; i++)
                assert_true(vaka_adjacent(layout, way[i - 1], way[i]) &&
                            is_one_way(NULL, way[i - 1], way[i]));
            if (length > 0)
                assert_true(way[0] == a && way[length - 1] == b);
        }
    }
}

TEST(of_several_ways_the_first_directions_seen_from_the_goal_win)
{
    const vaka_layout *layout = *state;
    int16_t way[3];

    /* From 0,0 to 1,1 there are two; from 1,1 direction 2 (to 1,0) comes before 3 (to 0,1). */
    assert_int_equal(vaka_way(layout, 0, at(layout, 1, 1), NULL, NULL, way, 3), 3);
    assert_int_equal(way[1], at(layout, 1, 0));
    assert_int_equal(vaka_way(layout, at(layout, 1, 1), 0, NULL, NULL, way, 3), 3);
    assert_int_equal(way[1], at(layout, 1, 0)); /* from 0,0 direction 0 comes before 5 */
}

TEST(a_way_is_cut_at_the_room_there_is)
{
    int16_t way[3] = {99, 99, 99};

    assert_int_equal(vaka_way(*state, SIDE_FIRST, SIDE_FIRST + 2, NULL, NULL, way, 2), 3);
    assert_int_equal(way[1], SIDE_FIRST + 1);
    assert_int_equal(way[2], 99);
    assert_int_equal(vaka_way(*state, 0, SIDE_FIRST, NULL, NULL, way, 3), 0);
    assert_int_equal(vaka_way(*state, ZONE_HEAP, ZONE_HEAP, NULL, NULL, way, 3), 0);
    assert_int_equal(vaka_way(*state, 0, VAKA_NONE, NULL, NULL, way, 3), 0);
}

TEST(areas_are_numbered_by_their_first_spaces)
{
    const vaka_layout *layout = *state;
    bool closed[ZONE_COUNT] = {false};
    int16_t area[ZONE_COUNT];

    for (int r = -2; r <= 2; r++) /* a wall through the middle column */
        closed[at(layout, 0, r)] = true;
    assert_int_equal(vaka_areas(layout, is_open, closed, area), 3);
    for (int32_t i = 0; i < MAIN_SIZE; i++) {
        int q = vaka_space_hex(layout, i).q;
        assert_int_equal(area[i], q == 0 ? VAKA_NONE : q < 0 ? 0 : 1);
    }
    for (int32_t i = MAIN_SIZE; i < ZONE_COUNT; i++)
        assert_int_equal(area[i], i < ZONE_HEAP ? 2 : VAKA_NONE);
    assert_int_equal(vaka_areas(layout, NULL, NULL, area), 2);
}

/* Inside everywhere, but joined upwards only. */
static bool joins_upward(void *data, int32_t from, int32_t to)
{
    (void)data;
    return to >= from;
}

static bool joins_downward(void *data, int32_t from, int32_t to)
{
    (void)data;
    return to <= from;
}

static bool never_joins(void *data, int32_t from, int32_t to)
{
    (void)data;
    return to == from;
}

TEST(spaces_join_where_the_predicate_says_so_from_either_side)
{
    int16_t area[ZONE_COUNT];

    assert_int_equal(vaka_areas(*state, joins_upward, NULL, area), 2);
    assert_int_equal(vaka_areas(*state, joins_downward, NULL, area), 2);
    assert_int_equal(vaka_areas(*state, never_joins, NULL, area), MAIN_SIZE + SIDE_SIZE);
}

enum { STRIP = 3000 };

static vaka_status lay_out_strip(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    (void)setup;
    (void)facts;
    vaka_layout_board(layout, "strip", "Strip");
    for (int i = 0; i < STRIP; i++) /* three columns to and fro, so that the numbers turn round */
        vaka_layout_space(layout, 0, 2 * (i / 900), i % 900 - 450, NULL, NULL);
    vaka_layout_board(layout, "empty", "Empty");
    return VAKA_OK;
}

TEST(boards_larger_than_the_scratch_memory_work_as_well)
{
    vaka_module module = sample_module;
    vaka_setup setup;
    vaka_layout *layout = NULL;
    static int16_t numbers[STRIP];

    (void)state;
    module.layout = lay_out_strip;
    assert_int_equal(vaka_setup_init(&setup, &module, 2, NULL), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, NULL), VAKA_OK);
    assert_int_equal(vaka_reach(layout, 0, VAKA_NONE, NULL, NULL, numbers), 900);
    assert_int_equal(numbers[899], 899);
    assert_int_equal(numbers[900], VAKA_NONE);
    assert_int_equal(vaka_way(layout, 0, 899, NULL, NULL, numbers, STRIP), 900);
    assert_int_equal(numbers[450], 450);
    assert_int_equal(vaka_areas(layout, NULL, NULL, numbers), 4);
    assert_int_equal(numbers[STRIP - 1], 3);
    assert_int_equal(vaka_board_size(layout, 1), 0);
    assert_int_equal(vaka_board_first(layout, 1), VAKA_NONE);
    assert_int_equal(vaka_space_at(layout, 1, (vaka_hex){0, 0}), VAKA_NONE);
    vaka_layout_free(layout);
}

int main(void)
{
    return run_registered("tests", sample_begin, sample_end);
}
