/* gui_tray_test.c - what can be had in a step is pressed again: it is put down, and never had at
 * another place than the one that is meant.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_presses.h"

/* Tonga and the island have villages, and the next plan is to be made. */
static void to_two_groups(table *at)
{
    static const char *const texts[] = {"stay",
                                        "done",
                                        "muster transport tonga down 2",
                                        "load colony transport",
                                        "sail 1,1",
                                        "land",
                                        "done",
                                        "settle 1,1",
                                        "commit",
                                        "stay",
                                        "done",
                                        "done",
                                        NULL};

    to_a_secret_island(at);
    play(at, texts);
}

TABLE_TEST(what_is_picked_of_the_tray_is_put_down_by_a_second_press)
{
    static const press list[] = {
        {'t', "rumor", 0}, {'t', "rumor", 0}, {'q', "nothing planned", 0}, {0}};
    table *at = *state;

    to_two_groups(at);
    run(at, list, false);
}

/* The island has no point left for it; Tonga has, and was not meant. */
TABLE_TEST(what_cannot_be_had_at_the_place_that_is_picked_is_not_had_elsewhere)
{
    static const press list[] = {{'p', "1,1", 0},       {'t', "transport", 0},   {'q', "", 0},
                                 {'t', "transport", 0}, {'q', "one planned", 0}, {0}};
    table *at = *state;

    to_two_groups(at);
    run(at, list, false);
}

/* The same where nothing was picked: one was planned at Tonga, and only the island has a point. */
TABLE_TEST(a_row_that_is_pressed_again_does_nothing_at_another_place)
{
    static const press list[] = {
        {'t', "band", 0},  {'p', "tonga", 0},        {'p', "tonga", 0},
        {'p', "tonga", 0}, {'p', "tonga", 0},        {'k', "", SDLK_ESCAPE},
        {'t', "band", 0},  {'q', "four planned", 0}, {0}};
    table *at = *state;

    to_two_groups(at);
    run(at, list, false);
}

static const char *const to_a_plan[] = {"home tonga", "order 0 clockwise", "stay", "done", "done",
                                        NULL};

TABLE_TEST(what_is_told_of_a_row_stays_near_it_beside_the_small_map)
{
    static const press list[] = {{'t', "colony", 0}, {'q', "tips", 0}, {0}};
    table *at = *state;

    play(at, to_a_plan);
    run(at, list, false);
}

/* A piece and then its place, as everywhere: but it had only one, and lies there already. The
 * second press takes nothing off and plans nothing else. */
TABLE_TEST(the_one_place_at_which_a_row_has_come_to_lie_by_itself_is_not_pressed_for_something_else)
{
    static const press list[] = {
        {'t', "colony", 0}, {'p', "tonga", 0}, {'q', "lies there", 0}, {0}};
    table *at = *state;

    play(at, to_a_plan);
    run(at, list, false);
}

/* The last that can be had: nothing is picked any more, and the ghost lies under the pointer. */
TABLE_TEST(what_has_just_been_planned_is_not_taken_off_by_pressing_its_place_again)
{
    static const press list[] = {{'t', "colony", 0},          {'g', "", 0},
                                 {'q', "lies now", 0},        {'g', "", 0},
                                 {'q', "nothing planned", 0}, {0}};
    table *at = *state;

    play(at, to_a_plan);
    run(at, list, false);
}

int main(void)
{
    return run_registered("gui_tray", NULL, NULL);
}
