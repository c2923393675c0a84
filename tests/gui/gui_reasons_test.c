/* gui_reasons_test.c - whoever presses something where nothing can be done is told why, once, and
 * what the window says of a choice is what comes of it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_presses.h"

static const char *const to_the_first_voyage[] = {"home tonga", "order 0 clockwise", NULL};

TABLE_TEST(an_unknown_hex_that_is_pressed_first_says_from_where_the_explorer_sets_out_6_2d)
{
    static const press list[] = {{'p', "1,1", 0},
                                 {'q', "says choose first the known hex", 0},
                                 {'p', "4,0", 0},
                                 {'q', "says choose first one of the known hexes", 0},
                                 {0}};
    table *at = *state;

    play(at, to_the_first_voyage);
    run(at, list, false);
}

/* Two bands and a canoe in Tonga; it is time to sail. */
static void to_a_full_canoe(table *at)
{
    to_a_canoe_with(at, "build band tonga");
}

/* A canoe has room for one of three bands. */
TABLE_TEST(what_goes_along_is_what_really_goes)
{
    static const press list[] = {{'p', "tonga", 0},
                                 {'q', "goes Warrior Band: 1 of 3", 0},
                                 {'q', "goes Transport Canoe: 1 of 1", 0},
                                 {'p', "2,1", 0},
                                 {0}};
    table *at = *state;

    to_a_full_canoe(at);
    run(at, list, false);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "band"), 1);
}

TABLE_TEST(one_press_leaves_behind_the_one_that_would_go)
{
    static const press list[] = {{'p', "tonga", 0},
                                 {'a', "band", 0},
                                 {'q', "goes Warrior Band: 0 of 3", 0},
                                 {'q', "goes Transport Canoe: 1 of 1", 0},
                                 {'p', "2,1", 0},
                                 {0}};
    table *at = *state;

    to_a_full_canoe(at);
    run(at, list, false);
    assert_int_equal(count(at, "2,1", "transport"), 1);
    assert_int_equal(count(at, "2,1", "band"), 0);
}

/* Nothing can be moved at all: bands without a canoe. */
TABLE_TEST(pieces_that_must_stay_say_why_2_2b)
{
    static const press list[] = {
        {'p', "tonga", 0}, {'q', "says does not sail by itself", 0}, {'q', "says 2.2b", 0}, {0}};
    static const char *const texts[] = {"home tonga", "order 0 clockwise", "stay", NULL};
    table *at = *state;

    play(at, texts);
    run(at, list, true);
}

static const char *const to_a_plan[] = {"home tonga", "order 0 clockwise", "stay", "done", "done",
                                        NULL};

TABLE_TEST(why_a_row_cannot_be_had_is_told_once_and_over_no_button)
{
    static const press list[] = {
        {'t', "colony", 0}, {'t', "colony", 0}, {'q', "told once", 0}, {0}};
    table *at = *state;

    play(at, to_a_plan);
    run(at, list, false);
}

TABLE_TEST(a_lit_row_of_a_table_is_one_strip_as_wide_as_the_table)
{
    static const press list[] = {{'q', "lit row", 0}, {0}};
    table *at = *state;

    play(at, to_a_plan);
    run(at, list, false);
}

int main(void)
{
    return run_registered("gui_reasons", NULL, NULL);
}
