/* tests/rules/conquest/ahead_test.c - the chances of battles to come, while they can still be
 * avoided [8].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"
#include "scenes.h"

#include "table/scene.h"

/* Tahiti at (1,1), next to Tonga, is held by seat 1 with so many villages. */
static table *held_tahiti(void **state, int32_t villages)
{
    table *at = culture_begin(state, 2);

    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", villages);
    return at;
}

static void assert_odds(const vaka_scene *shown, const char *in, const char *id, int32_t chances,
                        int32_t of)
{
    const vaka_element *odds = element(shown, in, id);

    assert_non_null(odds);
    assert_int_equal(odds->type, VAKA_ELEMENT_ODDS);
    assert_int_equal(odds->a, chances);
    assert_int_equal(odds->b, of);
}

/* Two against one: of two rolls one has to strike the defender. */
TEST(a_fleet_that_would_fight_is_told_its_chances_before_movement_ends)
{
    table *at = held_tahiti(state, 2);

    RULE("8.2h");
    place(at, 0, "war_canoe", "tonga");
    assert_null(panel(scene(at, 0), "ahead"));
    play(at, 0, "muster war_canoe tonga down 2");
    play(at, 0, "load band war_canoe");
    play(at, 0, "sail 1,1");
    assert_odds(scene(at, 0), "ahead", "odds_ahead", 3, 4);
    assert_null(panel(scene(at, 1), "ahead")); /* what sails there is hidden from him */
    assert_null(panel(scene(at, VAKA_SPECTATOR), "ahead"));
    play(at, 0, "done");
    assert_null(panel(scene(at, 0), "ahead"));
    assert_odds(scene(at, 0), "battle", "odds_battle", 3, 4);
}

/* A transport that lies face up does not fight; a band that lies face down might be anything. */
TEST(what_lies_face_down_is_reckoned_as_the_best_and_the_worst)
{
    table *at = held_tahiti(state, 2);

    RULE("8.2d");
    place(at, 0, "war_canoe", "1,1");
    place_aboard(at, 0, "1,1");
    place_up(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    assert_null(element(scene(at, 0), "ahead", "odds_ahead"));
    assert_odds(scene(at, 0), "ahead", "odds_ahead_best", 3, 4);
    assert_odds(scene(at, 0), "ahead", "odds_ahead_worst", 4, 8);
    play(at, 0, "done");
    assert_odds(scene(at, 0), "battle", "odds_battle", 4, 8);
}

/* In a battle the help begins with the battle, and says what rows are and panic is. */
TEST(a_battle_explains_itself)
{
    table *at = held_tahiti(state, 2);

    RULE("8.2j");
    place(at, 0, "war_canoe", "1,1");
    assert_non_null(element(scene(at, 0), "help", "help_move_1"));
    play(at, 0, "done");
    const vaka_scene *shown = scene(at, 0);
    assert_string_equal(shown->elements[panel(shown, "help")->first].said.id, "help_move_4");
    assert_non_null(element(shown, "help", "help_battle_1"));
    assert_null(element(shown, "help", "help_move_1"));
}

int main(void)
{
    return run_registered("ahead", table_group_load, table_group_unload);
}
