/* tests/rules/conquest/anytime_test.c - what a seat may do at any time (G3).
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga, seat 1 Samoa. Drum, paddle and shell are cards of mods/sea_cards. */
#include "registered.h"
#include "sea_help.h"

#include "chapters/cards.h"

static int32_t flags_of_shown(table *at, const char *where, const char *what)
{
    int32_t piece = vaka_find(match_of(at), zone(at, where), VAKA_NONE, kind(at, what));

    assert_true(piece >= 0);
    return match_of(at)->pieces[piece].field[FIELD_FLAGS];
}

/* Why the host itself refuses an action: it names no rule of the game. */
static const char *host_refusal(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    vaka_refusal why = {0};

    assert_int_equal(vaka_live_check(at->live, &action, &why), VAKA_ERR_ILLEGAL);
    return why.id;
}

/* --- Tiles (6.3) ------------------------------------------------------------------------------ */

TEST(a_discoverer_turns_his_tile_up_in_the_turn_of_another)
{
    table *at = *state;

    RULE("6.3d");
    RULE("G3");
    RULE("E9");
    sea_open(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1) | VAKA_SEAT(2));
    play(at, 0, "order 0 clockwise");
    assert_true(asked(at, 0));
    assert_string_equal(refused(at, 0, "unveil 1,1"), "no_tile");
    assert_string_equal(refused(at, 1, "unveil 2,1"), "no_tile");
    play(at, 1, "unveil 1,1");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_SAMOA]);
    assert_true(asked(at, 0)); /* the question stands */
    assert_string_equal(refused(at, 2, "unveil 1,1"), "no_tile");
    assert_string_equal(host_refusal(at, 1, "stay"), "not_asked");
}

TEST(a_turned_up_tile_frees_the_markers_on_it)
{
    table *at = *state;

    RULE("6.5c");
    sea_open(at, 2);
    int32_t tile = put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 1, "unveil 1,1");
    assert_int_equal(match_of(at)->pieces[tile].seen, 0);
}

/* --- Rumors (7.6) ----------------------------------------------------------------------------- */

TEST(a_rumor_is_taken_off_at_any_time)
{
    table *at = *state;

    RULE("7.6b");
    RULE("G3");
    sea_open(at, 2);
    place(at, 1, "rumor", "samoa");
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 1, "hush tonga"), "no_rumor");
    play(at, 1, "hush samoa");
    assert_true(told(at, EVENT_RUMOR_OFF, NULL));
    assert_int_equal(count(at, "samoa", 1, "rumor"), 0);
    assert_int_equal(count(at, "unbuilt-1", 1, "rumor"), 2);
    assert_true(asked(at, 0));
    assert_string_equal(refused(at, 1, "hush samoa"), "no_rumor");
}

TEST(a_rumor_that_is_the_last_garrison_stays)
{
    table *at = *state;

    RULE("M8");
    sea_open(at, 2);
    hex_at(at, "fiji")->independent = 0;
    game_at(at)->taken[zone(at, "fiji")] = 1;
    place(at, 0, "rumor", "fiji");
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "hush fiji"), "last_piece");
    place(at, 0, "band", "fiji");
    play(at, 0, "hush fiji");
    assert_int_equal(count(at, "fiji", 0, NULL), 1);
}

TEST(a_rumor_of_the_fleet_under_way_is_left_behind_first)
{
    table *at = *state;

    RULE("7.6b");
    RULE("M4c");
    sea_open_ocean(at, 2);
    place(at, 0, "rumor", "tonga");
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster rumor tonga down 2", "muster transport tonga down 2", "sail 1,1");
    assert_string_equal(refused(at, 0, "hush tonga"), "no_rumor");
    assert_string_equal(refused(at, 1, "hush 1,1"), "no_rumor");
    assert_string_equal(refused(at, 0, "hush 1,1"), "rumor_sails");
    PLAY("shed rumor down 1", "hush 1,1");
    assert_int_equal(count(at, "unbuilt-0", 0, "rumor"), 2);
    assert_string_equal(refused(at, 0, "hush 1,1"), "no_rumor");
    PLAY("sail 2,1"); /* the others go on */
}

/* --- Cards (9.5) ------------------------------------------------------------------------------ */

TEST(a_card_is_revealed_at_any_time_and_stays_revealed)
{
    table *at = *state;

    RULE("9.5d");
    RULE("G3");
    sea_open_with_cards(at, 2);
    deal_card(at, "shell", 1);
    sea_go(at, MOVE_FLIP);
    assert_int_equal(seen(at, 0, "hand-1", VAKA_NONE, "shell"), 0);
    assert_string_equal(refused(at, 0, "show shell"), "no_card");
    play(at, 1, "show shell");
    assert_true(told(at, EVENT_CARD_SHOWN, NULL));
    assert_int_equal(seen(at, 0, "shown-1", VAKA_NONE, "shell"), 1);
    assert_string_equal(refused(at, 1, "show shell"), "no_card");
    assert_string_equal(refused(at, 1, "use shell"), "card_moment"); /* it has no use */
}

TEST(a_card_of_one_use_is_spent_by_it)
{
    table *at = *state;

    RULE("9.5e");
    sea_open_with_cards(at, 2);
    deal_card(at, "drum", 1);
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "use drum"), "no_such_card");
    assert_string_equal(refused(at, 0, "use band"), "no_such_card");
    play(at, 1, "use drum"); /* reveals it, too */
    assert_true(told(at, EVENT_CARD_SHOWN, NULL));
    assert_true(told(at, EVENT_CARD_USED, NULL));
    assert_true(flags_of_shown(at, "shown-1", "drum") & CARD_SPENT);
    assert_string_equal(refused(at, 1, "use drum"), "card_spent");
    assert_true(asked(at, 0));
}

TEST(a_lasting_card_works_at_its_moment_once_a_turn)
{
    table *at = *state;

    RULE("9.5f");
    sea_open_with_cards(at, 2);
    place(at, 0, "rumor", "tonga");
    make_ocean(at, "1,1");
    deal_card(at, "paddle", 0);
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "use paddle"), "card_moment");
    play(at, 0, "done");
    play(at, 0, "use paddle");
    assert_false(flags_of_shown(at, "shown-0", "paddle") & CARD_SPENT);
    assert_string_equal(refused(at, 0, "use paddle"), "used_this_turn");
}

TEST(the_moment_of_movement_is_over_when_a_canoe_is_mustered)
{
    table *at = *state;

    RULE("9.5f");
    sea_open_with_cards(at, 2);
    place(at, 0, "rumor", "tonga");
    deal_card(at, "paddle", 0);
    deal_card(at, "shell", 1);
    sea_go(at, MOVE_SAIL);
    assert_true(legal(at, 0, "use paddle"));
    play(at, 0, "muster rumor tonga down 2");
    assert_string_equal(refused(at, 0, "use paddle"), "card_moment");
}

TEST(events_that_were_not_kept_cannot_be_played)
{
    table *at = *state;

    RULE("G3");
    RULE("11.2k");
    sea_open(at, 2);
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "play band"), "no_event");
    assert_string_equal(refused(at, 1, "play band"), "no_event");
}

TEST(while_plans_are_secret_nothing_is_done_openly)
{
    table *at = *state;

    RULE("C2");
    sea_open(at, 2);
    place(at, 1, "rumor", "samoa");
    sea_go(at, MOVE_FLIP);
    while (step_on_top(at) == STEP_MOVE)
        play(at, game_at(at)->actor, "done");
    assert_int_equal(step_on_top(at), STEP_BUILD);
    assert_string_equal(host_refusal(at, 1, "hush samoa"), "not_now");
}

int main(void)
{
    return run_registered("anytime", sea_load_with_cards, table_group_unload);
}
