/* tests/rules/conquest/battle_shown_test.c - what the battle panel tells of the last roll [8.2].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"
#include "scenes.h"

#include "table/scene.h"

/* Two fleets of war canoes meet in the ocean hex 0,2: no roll leaves a choice. */
static table *sea_fight(void **state)
{
    table *at = culture_begin(state, 2);

    make_ocean(at, "0,2");
    idle_until_sailing(at);
    for (int32_t i = 0; i < 3; i++) {
        place(at, 0, "war_canoe", "0,2");
        place(at, 1, "war_canoe", "0,2");
    }
    return at;
}

/* The id of the cell of the table that is lit, or "". */
static const char *lit(const vaka_scene *shown)
{
    const vaka_panel_info *battle = panel(shown, "battle");

    for (uint32_t i = 0; battle && i < battle->count; i++) {
        const vaka_element *cell = &shown->elements[battle->first + i];

        if (cell->type == VAKA_ELEMENT_CELL && cell->a == 1)
            return cell->said.id;
    }
    return "";
}

TEST(a_roll_that_asks_nothing_stays_lit_and_is_told_until_the_next)
{
    static const char *const rows[] = {"",       "does_1", "does_2", "does_2",
                                       "does_4", "does_4", "does_6"};
    static const char *const did[] = {"", "did_1", "did_2", "did_2", "did_4", "did_4", "did_6"};

    RULE("8.2h");
    for (int32_t die = 1; die <= 6; die++) {
        table *at = sea_fight(state);

        play(at, 0, "done");
        assert_string_equal(lit(scene(at, 0)), "");
        roll_die(at, die);
        assert_true(legal(at, 0, "roll")); /* nothing was asked */
        for (int32_t seat = 0; seat < 2; seat++) {
            assert_string_equal(lit(scene(at, seat)), rows[die]);
            assert_non_null(element(scene(at, seat), "battle", did[die]));
        }
    }
}

/* With a card the die alone does not say what came of it. */
TEST(a_roll_on_which_a_card_was_used_is_not_told_by_the_die)
{
    table *at = sea_fight(state);

    CARD("mere");
    give_card(at, 0, "mere", true);
    play(at, 0, "done");
    roll_die(at, 3);
    play(at, 0, "elect mere");
    assert_true(legal(at, 0, "roll"));
    assert_string_equal(lit(scene(at, 0)), "");
    assert_non_null(element(scene(at, 0), "battle", "did_card"));
}

int main(void)
{
    return run_registered("battle_shown", table_group_load, table_group_unload);
}
