/* tests/unit/hex_test.c - arithmetic of hexes.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

#include "registered.h"
#include "vaka/hex.h"

#define FIELD 6 /* all pairs within this radius are tried */
#define FIELD_SIZE (3 * FIELD * (FIELD + 1) + 1)

static const vaka_hex origin = {0, 0};

static bool same(vaka_hex a, vaka_hex b)
{
    return a.q == b.q && a.r == b.r;
}

TEST(the_six_directions_are_as_the_header_says)
{
    static const vaka_hex want[6] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

    (void)state;
    for (int32_t d = 0; d < 6; d++) {
        assert_true(same(vaka_hex_step(origin, d), want[d]));
        assert_true(same(vaka_hex_step(origin, d + 6), want[d]));
        assert_true(same(vaka_hex_step(origin, d - 12), want[d]));
        assert_true(same(vaka_hex_step(vaka_hex_step(origin, d), d + 3), origin));
    }
    assert_true(same(vaka_hex_step(origin, INT32_MIN), want[4])); /* -2^31 is 4 modulo 6 */
}

/* Distance against an independent count: steps of a search that goes greedily, one at a time. */
static int32_t steps_between(vaka_hex a, vaka_hex b)
{
    int32_t n = 0;

    for (; a.q != b.q && a.r != b.r && (b.q > a.q) != (b.r > a.r); n++)
        a = vaka_hex_step(a, b.q > a.q ? 1 : 4);
    for (; a.q != b.q; n++)
        a = vaka_hex_step(a, b.q > a.q ? 0 : 3);
    for (; a.r != b.r; n++)
        a = vaka_hex_step(a, b.r > a.r ? 5 : 2);
    return n;
}

TEST(distance_counts_the_steps_and_is_symmetric)
{
    vaka_hex field[FIELD_SIZE];

    (void)state;
    assert_int_equal(vaka_hex_range(origin, FIELD, field, FIELD_SIZE), FIELD_SIZE);
    for (int i = 0; i < FIELD_SIZE; i++)
        for (int j = 0; j < FIELD_SIZE; j++) {
            int32_t distance = vaka_hex_distance(field[i], field[j]);
            assert_int_equal(distance, steps_between(field[i], field[j]));
            assert_int_equal(distance, vaka_hex_distance(field[j], field[i]));
        }
    vaka_hex low = {INT16_MIN, INT16_MIN}, high = {INT16_MAX, INT16_MAX};
    assert_int_equal(vaka_hex_distance(low, high), 2 * 65535);
}

TEST(direction_names_straight_lines_only)
{
    vaka_hex field[FIELD_SIZE];

    (void)state;
    vaka_hex_range(origin, FIELD, field, FIELD_SIZE);
    for (int i = 0; i < FIELD_SIZE; i++) {
        int32_t found = VAKA_NONE;
        for (int32_t d = 0; d < 6; d++) {
            vaka_hex at = vaka_hex_step(origin, d);
            for (int n = 1; n <= FIELD; n++, at = vaka_hex_step(at, d))
                if (same(at, field[i]))
                    found = d;
        }
        assert_int_equal(vaka_hex_direction(origin, field[i]), found);
    }
}

TEST(rotation_turns_each_direction_into_the_next)
{
    vaka_hex centre = {3, -7}, at = {5, 1};

    (void)state;
    for (int32_t d = 0; d < 6; d++)
        for (int32_t n = -7; n <= 7; n++)
            assert_true(same(vaka_hex_rotate(vaka_hex_step(centre, d), centre, n),
                             vaka_hex_step(centre, d + n)));
    for (int32_t n = 0; n < 6; n++) {
        vaka_hex turned = vaka_hex_rotate(at, centre, n);
        assert_int_equal(vaka_hex_distance(centre, turned), vaka_hex_distance(centre, at));
        assert_true(same(vaka_hex_rotate(turned, centre, -n), at));
        assert_int_equal(same(turned, at), n == 0);
    }
}

TEST(a_ring_goes_round_counter_clockwise_from_direction_four)
{
    static const vaka_hex one[6] = {{-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}};
    vaka_hex centre = {2, 5}, ring[6 * FIELD];

    (void)state;
    assert_int_equal(vaka_hex_ring(origin, 1, ring, 6), 6);
    assert_memory_equal(ring, one, sizeof one);
    for (int32_t radius = 1; radius <= FIELD; radius++) {
        int32_t count = vaka_hex_ring(centre, radius, ring, 6 * FIELD);
        assert_int_equal(count, 6 * radius);
        assert_int_equal(vaka_hex_direction(centre, ring[0]), 4);
        for (int32_t i = 0; i < count; i++) {
            assert_int_equal(vaka_hex_distance(centre, ring[i]), radius);
            assert_int_equal(vaka_hex_distance(ring[i], ring[(i + 1) % count]), 1);
            for (int32_t j = 0; j < i; j++)
                assert_false(same(ring[i], ring[j]));
        }
    }
    assert_int_equal(vaka_hex_ring(centre, 0, ring, 1), 1);
    assert_true(same(ring[0], centre));
}

TEST(a_range_is_all_hexes_so_far_ring_by_ring)
{
    vaka_hex field[FIELD_SIZE], centre = {-4, 9};

    (void)state;
    assert_int_equal(vaka_hex_range(centre, FIELD, field, FIELD_SIZE), FIELD_SIZE);
    for (int i = 0; i < FIELD_SIZE; i++) {
        int32_t distance = vaka_hex_distance(centre, field[i]);
        assert_true(distance <= FIELD);
        assert_true(i == 0 || distance >= vaka_hex_distance(centre, field[i - 1]));
        for (int j = 0; j < i; j++)
            assert_false(same(field[i], field[j]));
    }
}

TEST(no_more_is_written_than_there_is_room_for)
{
    vaka_hex mark = {77, 77}, out[9], goal = {10, -3};

    (void)state;
    for (int32_t room = 0; room < 8; room++) {
        out[room] = mark;
        assert_int_equal(vaka_hex_ring(origin, 3, out, room), 18);
        assert_true(same(out[room], mark));
        assert_int_equal(vaka_hex_range(origin, 3, out, room), 37);
        assert_true(same(out[room], mark));
        assert_int_equal(vaka_hex_line(origin, goal, out, room), 11);
        assert_true(same(out[room], mark));
    }
    assert_int_equal(vaka_hex_ring(origin, -1, NULL, 0), 0);
    assert_int_equal(vaka_hex_range(origin, -1, NULL, 0), 0);
    assert_int_equal(vaka_hex_range(origin, INT32_MAX, NULL, 0), INT32_MAX);
    assert_int_equal(vaka_hex_ring(origin, INT32_MAX, NULL, 0), INT32_MAX);
}

TEST(a_line_goes_step_by_step_and_never_strays)
{
    vaka_hex field[FIELD_SIZE], line[2 * FIELD + 1];

    (void)state;
    vaka_hex_range(origin, FIELD, field, FIELD_SIZE);
    for (int i = 0; i < FIELD_SIZE; i++)
        for (int j = 0; j < FIELD_SIZE; j++) {
            int32_t count = vaka_hex_line(field[i], field[j], line, 2 * FIELD + 1);
            assert_int_equal(count, vaka_hex_distance(field[i], field[j]) + 1);
            assert_true(same(line[0], field[i]) && same(line[count - 1], field[j]));
            for (int32_t k = 0; k < count; k++) {
                assert_int_equal(vaka_hex_distance(field[i], line[k]), k);
                assert_int_equal(vaka_hex_distance(line[k], field[j]), count - 1 - k);
            }
        }
}

TEST(a_tie_on_an_edge_goes_to_the_same_side_everywhere)
{
    (void)state;
    for (int16_t q = -3; q <= 3; q++) /* from a hex along the edge of two neighbours */
        for (int16_t r = -3; r <= 3; r++) {
            vaka_hex a = {q, r}, b = {(int16_t)(q + 1), (int16_t)(r + 1)}, line[3];
            assert_int_equal(vaka_hex_line(a, b, line, 3), 3);
            assert_int_equal(line[1].q - q, 0);
            assert_int_equal(line[1].r - r, 1);
        }
}

TEST(the_longest_line_there_is_does_not_overflow)
{
    vaka_hex low = {INT16_MIN, INT16_MAX}, high = {INT16_MAX, INT16_MIN}, line[3];

    (void)state;
    assert_int_equal(vaka_hex_line(low, high, line, 3), 65536);
    assert_true(same(line[0], low));
    assert_int_equal(vaka_hex_distance(line[0], line[2]), 2);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
