/* new_game_test.c - what game shall be played: filling in the head of a journal to be begun.
 *
 * SPDX-License-Identifier: MIT */
#include "match/new_game.h"

#include "registered.h"

TEST(seats_without_a_player_get_one_and_the_rules_play_the_last)
{
    vaka_journal_head head = {0};

    (void)state;
    vaka_new_game_players(&head, 3, 1, "human", "bot:random");
    assert_int_equal(head.seats, 3);
    assert_string_equal(head.player[0], "human");
    assert_string_equal(head.player[1], "bot:random");
    assert_string_equal(head.player[2], "nobody");
}

TEST(players_that_were_chosen_stay_when_seats_are_added)
{
    vaka_journal_head head = {.player = {"bot:greedy", "human", "nobody"}};

    (void)state;
    vaka_new_game_players(&head, 4, 0, "human", "bot:random");
    assert_string_equal(head.player[0], "bot:greedy");
    assert_string_equal(head.player[1], "human");
    assert_string_equal(head.player[2], "bot:random");
    assert_string_equal(head.player[3], "bot:random");
}

TEST(an_id_is_one_word_and_a_name_has_no_control_characters)
{
    vaka_journal_head head = {.scenario = "short", .name = {"Ada"}};
    char name[65];

    (void)state;
    memset(name, 'a', 64);
    name[64] = '\0';
    assert_false(vaka_new_game_scenario(&head, ""));
    assert_false(vaka_new_game_scenario(&head, "two words"));
    assert_string_equal(head.scenario, "short");
    assert_true(vaka_new_game_scenario(&head, "long"));
    assert_string_equal(head.scenario, "long");
    assert_false(vaka_new_game_name(&head, 0, "B\ten"));
    assert_false(vaka_new_game_name(&head, 0, name));
    assert_string_equal(head.name[0], "Ada");
    assert_true(vaka_new_game_name(&head, 0, name + 1));
}

TEST(a_mod_is_chosen_once_and_of_an_option_the_last_value_counts)
{
    vaka_journal_head head = {0};

    (void)state;
    assert_int_equal(vaka_new_game_mod(&head, "windy", NULL), VAKA_OK);
    assert_int_equal(vaka_new_game_mod(&head, "windy", NULL), VAKA_OK);
    assert_int_equal(head.mod_count, 1);
    assert_int_equal(vaka_new_game_option(&head, "pace", 1, NULL), VAKA_OK);
    assert_int_equal(vaka_new_game_option(&head, "stones", 9, NULL), VAKA_OK);
    assert_int_equal(vaka_new_game_option(&head, "pace", 3, NULL), VAKA_OK);
    assert_int_equal(head.option_count, 2);
    assert_int_equal(head.option_value[0], 3);
}

TEST(no_more_is_chosen_than_a_journal_can_hold)
{
    vaka_journal_head head = {0};
    vaka_error err = {0};
    char id[16];

    (void)state;
    for (int i = 0; i < VAKA_JOURNAL_CHOICES; i++) {
        snprintf(id, sizeof id, "m%d", i);
        assert_int_equal(vaka_new_game_mod(&head, id, NULL), VAKA_OK);
        assert_int_equal(vaka_new_game_rule(&head, id, NULL), VAKA_OK);
    }
    for (int i = 0; i < VAKA_MAX_OPTIONS; i++) {
        snprintf(id, sizeof id, "o%d", i);
        assert_int_equal(vaka_new_game_option(&head, id, i, NULL), VAKA_OK);
    }
    assert_int_equal(vaka_new_game_mod(&head, "more", &err), VAKA_ERR_DATA);
    assert_string_equal(err.text, "at most 32 mods go into a game");
    assert_int_equal(vaka_new_game_rule(&head, "more", &err), VAKA_ERR_DATA);
    assert_string_equal(err.text, "at most 32 rules can be chosen");
    assert_int_equal(vaka_new_game_option(&head, "more", 1, &err), VAKA_ERR_DATA);
    assert_string_equal(err.text, "at most 64 options can be set");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
