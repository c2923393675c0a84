/* tests/rules/conquest/points_shown_test.c - the panel and the host's header tell the same points.
 *
 * SPDX-License-Identifier: MIT */
#include "games_by_chance.h"
#include "registered.h"
#include "scenes.h"
#include "witness.h"

#include "table/scene.h"

/* The meters of the victory panel, one for each power that is played, in their order. */
static void same_points(table *at, games *all, int32_t looks)
{
    const vaka_scene *shown = vaka_live_scene(at->live, looks);
    const vaka_match *seen = vaka_live_seen(at->live, looks);
    const vaka_panel_info *victory = panel(shown, "victory");
    int32_t power = 0;

    for (uint32_t i = 0; victory && i < victory->count; i++) {
        const vaka_element *meter = &shown->elements[victory->first + i];

        if (meter->type != VAKA_ELEMENT_METER)
            continue;
        while (vaka_nobody(at->layout) & VAKA_SEAT(power))
            power++;
        if (meter->a != vaka_score(seen, power) / 2)
            fail_msg("power %d has %d halves, and its meter shows %d", (int)power,
                     (int)vaka_score(seen, power), (int)meter->a);
        power++;
        all->noted++;
    }
}

static void at_any_moment(table *at, games *all, int32_t nth)
{
    same_points(at, all, nth % (at->setup.seats + 1) - 1);
}

TEST(the_panel_and_the_header_tell_the_same_points_at_any_moment)
{
    static const table_choice choices[] = {
        {.seats = 2},
        {.seats = 4, .rules = all_advanced},
        {.seats = 2, .scenario = "east_duel"},
        {.seats = 3, .scenario = "free_start"},
        {.seats = 3, .scenario = "historic_map"},
        {.seats = 4, .scenario = "short_game"},
        {.seats = 3, .scenario = "standard"},
        {.scenario = "solitaire"},
        {.seats = 2, .scenario = "bare_coast"},
        {.scenario = "brim_alone"},
    };

    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        play_by_chance(*state, (games){.choice = choices[i],
                                       .count = 3,
                                       .most_actions = 700,
                                       .sensible = 3,
                                       .out_of = 4,
                                       .look = at_any_moment});
}

/* The number in the row of a power, under a heading. */
static int32_t power_cell(const vaka_scene *shown, int32_t power, const char *head)
{
    const vaka_panel_info *powers = panel(shown, "powers");
    const vaka_element *grid = &shown->elements[powers->first],
                       *cell = element(shown, "powers", head);

    assert_int_equal(grid->type, VAKA_ELEMENT_TABLE);
    assert_non_null(cell);
    return cell[(power + 1) * grid->a].said.arg[0];
}

/* Two with the same villages and groups differ by what the home chain joins. */
TEST(the_powers_tell_which_groups_the_home_chain_joins)
{
    table *at = *state;

    RULE("10.1a");
    table_homes(at, (table_choice){.seats = 2});
    place_up(at, 1, "transport", "samoa");
    const vaka_scene *shown = scene(at, 0);
    assert_int_equal(power_cell(shown, 0, "head_villages"), power_cell(shown, 1, "head_villages"));
    assert_int_equal(power_cell(shown, 0, "head_groups"), power_cell(shown, 1, "head_groups"));
    assert_int_equal(power_cell(shown, 0, "head_linked"), 0);
    assert_int_equal(power_cell(shown, 1, "head_linked"), 1);
    assert_int_equal(check_of(at)->public_vp(match_of(at), 1),
                     check_of(at)->public_vp(match_of(at), 0) + 2); /* halves */
}

int main(void)
{
    return run_registered("points shown", brim_load, table_group_unload);
}
