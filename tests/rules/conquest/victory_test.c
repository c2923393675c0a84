/* tests/rules/conquest/victory_test.c - counting, declaring, answers, the end [10].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "live_screen.h"
#include "registered.h"

#include "match/score_sheet.h"

/* Six points end it. */
static table *race(void **state, int32_t seats)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats, .scenario = "duel_race"});
    idle_until_sailing(at);
    return at;
}

/* Nobody does anything until the Victory Step has counted: a window of it, or the next turn. */
static void count_points(table *at)
{
    idle_until_planning(at);
    while (planning(at))
        play(at, asked_seat(at), "commit");
}

static bool is_over(table *at, uint8_t *winners)
{
    return vaka_live_finished(at->live, winners);
}

static void link_up(table *at, int32_t seat, const char *where)
{
    place_up(at, seat, "transport", where);
}

TEST(villages_groups_atolls_and_cards_count)
{
    table *at = duel_begin(state, 2);

    RULE("10.1a");
    RULE("10.3a");
    RULE("V1");
    RULE("10.1c");
    RULE("G2");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    put_tile(at, "suwarrow", "1,1", VAKA_NONE);
    put_tile(at, "rarotonga", "0,2", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 0, "1,0", 1);
    settle_hex(at, 0, "0,2", 2); /* outside the home chain: its villages only */
    link_up(at, 0, "tonga");
    link_up(at, 0, "1,0");
    link_up(at, 0, "1,1");
    give_card(at, 0, "duel_statue", true);
    give_card(at, 0, "duel_shield", false); /* hidden: it does not count yet */
    count_points(at);
    /* 5 villages, Tonga and Niue in the chain, half a point for the atoll, 2 for the card */
    assert_int_equal(seat_at(at, 0)->vp, 2 * (5 + 2 + 2) + 1);
    assert_int_equal(vaka_score(match_of(at), 0), 19);
    assert_int_equal(seat_at(at, 1)->vp, 2 * 2);
}

/* What was told of a power at the end of the turn. */
static vaka_event standing_of(table *at, int32_t seat)
{
    uint32_t count;
    const vaka_event *list = vaka_live_events(at->live, &count);

    for (uint32_t i = 0; i < count; i++)
        if (list[i].id == EVENT_STANDING && list[i].arg[0] == seat)
            return list[i];
    fail_msg("nothing was told of seat %d", (int)seat);
    return (vaka_event){0};
}

/* Linked groups give points: whoever reads the log can count them. */
TEST(the_standing_tells_how_many_groups_are_in_the_home_chain)
{
    table *at = duel_begin(state, 2);

    put_tile(at, "niue", "1,0", VAKA_NONE);
    put_tile(at, "rarotonga", "0,2", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 0, "1,0", 1);
    settle_hex(at, 0, "0,2", 2); /* outside */
    link_up(at, 0, "tonga");
    link_up(at, 0, "1,0");
    count_points(at);
    assert_int_equal(standing_of(at, 0).arg[3], 3);
    assert_int_equal(standing_of(at, 0).arg[5], 2);
    assert_int_equal(standing_of(at, 1).arg[3], 1);
    assert_int_equal(standing_of(at, 1).arg[5], 0);
}

TEST(the_home_counts_as_a_group_only_in_a_chain)
{
    table *at = duel_begin(state, 2);

    RULE("10.1a");
    idle_until_sailing(at);
    link_up(at, 0, "tonga");
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 2 * 3);
    assert_int_equal(seat_at(at, 1)->vp, 2 * 2);
}

TEST(a_chain_without_the_home_gives_nothing)
{
    table *at = duel_begin(state, 2);

    RULE("10.3a");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    put_tile(at, "suwarrow", "2,0", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 0, "1,0", 1);
    link_up(at, 0, "1,0");
    link_up(at, 0, "2,0");
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 2 * 3);
}

TEST(the_track_goes_up_and_down)
{
    table *at = duel_begin(state, 2);

    RULE("10.1b");
    idle_until_sailing(at);
    settle_hex(at, 0, "tonga", 3);
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 6);
    idle_until_sailing(at);
    settle_hex(at, 0, "tonga", 1);
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 2);
}

TEST(a_card_is_worth_what_it_says_to_its_holder)
{
    RULE("10.1a");
    for (int32_t seat = 0; seat < 2; seat++) {
        table *at = duel_begin(state, 2);
        idle_until_sailing(at);
        give_card(at, seat, "duel_song", true);
        count_points(at);
        assert_int_equal(seat_at(at, seat)->vp, 2 * 2 + (seat ? 3 : 1));
    }
}

TEST(it_takes_28_25_or_22_points)
{
    static const int32_t target[] = {0, 0, 28, 25, 22};
    table *at = *state;

    RULE("10.4a");
    for (int32_t seats = 2; seats <= 4; seats++) {
        table_homes(at, (table_choice){.seats = seats});
        assert_int_equal(facts_of(match_of(at))->end_vp, 2 * target[seats]);
    }
}

TEST(nobody_is_asked_while_nobody_could_declare)
{
    table *at = race(state, 2);

    RULE("V2");
    count_points(at);
    assert_int_equal(step_on_top(at), STEP_ORDER); /* the next turn */
}

TEST(declaring_takes_enough_points)
{
    table *at = race(state, 2);

    RULE("V2");
    RULE("10.4b");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_song", false); /* 4 1/2 */
    idle_until_planning(at);
    count_points(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* a hidden card: it might */
    assert_string_equal(refused(at, 0, "declare"), "too_few");
    assert_string_equal(refused(at, 0, "roll"), "not_now");
    play(at, 0, "pass");
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

TEST(declaring_shows_the_cards_that_count_and_ends_the_game)
{
    table *at = race(state, 2);
    uint8_t winners;

    RULE("10.4b");
    RULE("10.4d");
    RULE("V2");
    RULE("V3");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", false); /* 6 */
    give_card(at, 0, "duel_club", false);   /* no points */
    give_card(at, 1, "duel_calm", false);
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 8);
    play(at, 0, "declare");
    assert_int_equal(seat_at(at, 0)->vp, 12);
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "duel_statue"), 1);
    assert_int_equal(count(at, "hand-0", VAKA_NONE, "duel_club"), 1);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1)); /* it may answer */
    assert_string_equal(refused(at, 1, "declare"), "answers_first");
    play(at, 1, "pass");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(0));
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "duel_club"), 1); /* all is revealed */
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "duel_calm"), 1);
}

TEST(points_on_the_track_do_not_end_the_game_by_themselves)
{
    table *at = race(state, 2);

    RULE("V2");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    settle_hex(at, 0, "fiji", 2);
    place(at, 0, "band", "fiji");
    count_points(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_true(legal(at, 0, "declare"));
    play(at, 0, "pass");
    assert_false(is_over(at, NULL));
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

/* The test card does what Deforestation does. */
TEST(an_answer_may_make_a_declaration_fail)
{
    table *at = race(state, 2);

    RULE("10.4c");
    RULE("V3");
    RULE("V4");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", false);
    give_card(at, 1, "duel_ebb", false);
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "use duel_ebb");
    assert_int_equal(seat_at(at, 0)->vp, 8); /* the lowered total goes on the track */
    play(at, 1, "pass");
    assert_true(told(at, EVENT_GAME_GOES_ON, NULL));
    assert_false(is_over(at, NULL));
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "duel_statue"), 1); /* it stays revealed */
    assert_int_equal(step_on_top(at), STEP_ORDER);
    count_points(at); /* in the next turn it counts in full again */
    assert_int_equal(seat_at(at, 0)->vp, 12);
    play(at, 0, "declare");
    assert_true(is_over(at, NULL));
}

TEST(after_a_failed_declaration_the_next_seat_may_declare)
{
    table *at = race(state, 3);
    uint8_t winners;

    RULE("V3");
    RULE("V4");
    for (int32_t seat = 0; seat < 2; seat++) {
        settle_hex(at, seat, seat ? "samoa" : "tonga", 3);
        link_up(at, seat, seat ? "samoa" : "tonga");
    }
    give_card(at, 0, "duel_statue", false);
    give_card(at, 2, "duel_ebb", false);
    give_card(at, 1, "duel_shield", false);
    give_card(at, 1, "duel_song", false); /* 3 + 1 + 1 + 1 1/2 */
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "pass");
    play(at, 2, "use duel_ebb"); /* against the next seat: 0 */
    play(at, 2, "pass");
    assert_false(is_over(at, NULL));
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    play(at, 1, "declare");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
}

TEST(the_most_points_win_whoever_declared)
{
    table *at = race(state, 2);
    uint8_t winners;

    RULE("10.4e");
    RULE("V3");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", true); /* 6 */
    settle_hex(at, 1, "samoa", 3);
    link_up(at, 1, "samoa");
    give_card(at, 1, "duel_shield", false);
    give_card(at, 1, "duel_song", false); /* 6 1/2, hidden */
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "pass");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
}

/* The rows of a seat add up to its points, and each says what they are for. */
TEST(the_score_sheet_says_what_points_are_for)
{
    static const struct {
        const char *title;
        int32_t points[2];
    } rows[] = {{"Villages", {6, 6}},
                {"Groups in the home chain", {2, 2}},
                {"Atolls in the home chain", {0, 0}},
                {"Arts & Culture cards", {4, 5}}};
    table *at = race(state, 2);
    vaka_score_row row;

    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", true);
    settle_hex(at, 1, "samoa", 3);
    link_up(at, 1, "samoa");
    give_card(at, 1, "duel_shield", false);
    give_card(at, 1, "duel_song", false);
    count_points(at);
    assert_int_equal(vaka_score_rows(at->live), 0); /* it is not over */
    play(at, 0, "declare");
    play(at, 1, "pass");
    assert_true(is_over(at, NULL));
    assert_int_equal(vaka_score_rows(at->live), 4); /* nobody has kumara, nothing was changed */
    for (int32_t seat = 0; seat < 2; seat++) {
        int32_t sum = 0;
        for (int32_t i = 0; i < 4; i++) {
            assert_true(vaka_score_row_at(at->live, NULL, i, &row));
            assert_string_equal(row.title, rows[i].title);
            assert_int_equal(row.points[seat], rows[i].points[seat]);
            sum += row.points[seat];
        }
        assert_int_equal(sum, vaka_score(match_of(at), seat));
    }
    assert_false(vaka_score_row_at(at->live, NULL, 4, &row));
    char *screen = live_screen(at->live, NULL, 0); /* the terminal shows it like any other */
    assert_non_null(strstr(screen, "Score sheet"));
    assert_non_null(strstr(screen, "Groups in the home chain"));
    free(screen);
}

TEST(whoever_has_enough_face_up_ends_the_game_declarer_or_not)
{
    table *at = race(state, 2);
    uint8_t winners;

    RULE("V3");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", true); /* 6 */
    settle_hex(at, 1, "samoa", 3);
    link_up(at, 1, "samoa");
    give_card(at, 1, "duel_shield", true);
    give_card(at, 1, "duel_song", false);
    give_card(at, 1, "duel_ebb", false);
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "use duel_ebb");
    play(at, 1, "show duel_song"); /* 6 1/2 */
    play(at, 1, "pass");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
}

TEST(ties_go_to_groups)
{
    table *at = race(state, 2);
    uint8_t winners;

    RULE("10.4f");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", true); /* 6, one group */
    put_tile(at, "hawaii", "1,-1", VAKA_NONE);
    settle_hex(at, 1, "samoa", 3);
    settle_hex(at, 1, "1,-1", 3); /* 6, two groups */
    count_points(at);
    play(at, 0, "declare");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
    assert_true(told(at, EVENT_TIE_GROUPS, NULL));
    assert_false(told(at, EVENT_TIE_CARDS, NULL));
}

TEST(then_to_cards_then_it_is_shared)
{
    RULE("10.4g");
    RULE("V3");
    for (int32_t cards = 0; cards < 2; cards++) {
        table *at = race(state, 2);
        uint8_t winners;
        for (int32_t seat = 0; seat < 2; seat++) {
            const char *home = seat ? "samoa" : "tonga";
            settle_hex(at, seat, home, 4);
            hex_at(at, home)->agriculture = 1;
            link_up(at, seat, home);
            give_card(at, seat, "duel_shield", true); /* 6 each */
        }
        if (cards)
            give_card(at, 1, "duel_club", false); /* no points, but a card */
        count_points(at);
        play(at, 0, "declare");
        if (cards)
            play(at, 1, "pass");
        assert_true(is_over(at, &winners));
        assert_int_equal(winners, cards ? VAKA_SEAT(1) : VAKA_SEAT(0) | VAKA_SEAT(1));
    }
}

TEST(who_has_declared_does_not_declare_again)
{
    table *at = race(state, 2);

    RULE("V3");
    settle_hex(at, 0, "tonga", 3);
    link_up(at, 0, "tonga");
    give_card(at, 0, "duel_statue", false);
    give_card(at, 0, "duel_club", false);
    give_card(at, 1, "duel_ebb", false);
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "use duel_ebb");
    play(at, 1, "pass");
    assert_int_equal(step_on_top(at), STEP_ORDER); /* though it still has a hidden card */
}

TEST(when_nobody_is_left_the_game_is_drawn)
{
    table *at = race(state, 2);
    uint8_t winners;

    RULE("G6");
    for (int32_t seat = 0; seat < 2; seat++) {
        const char *home = seat ? "samoa" : "tonga";
        clear_hex(at, seat, home);
        settle_hex(at, seat, home, 0);
        game_at(at)->seat[seat].home = VAKA_NONE;
    }
    play(at, 0, "done");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, 0);
}

/* A seat loses all it has on the map; its cards stay (G6). */
static void knock_out(table *at, int32_t seat, const char *home)
{
    clear_hex(at, seat, home);
    settle_hex(at, seat, home, 0);
    game_at(at)->seat[seat].home = VAKA_NONE;
}

TEST(a_seat_that_is_out_is_counted_by_what_it_has_left)
{
    table *at = race(state, 3);
    vaka_event event;

    RULE("10.1b");
    RULE("V1");
    RULE("G6");
    give_card(at, 2, "duel_shield", true); /* 1 */
    count_points(at);
    assert_int_equal(seat_at(at, 2)->vp, 2 * 3);
    idle_until_sailing(at);
    knock_out(at, 2, "5,-3");
    count_points(at);
    assert_false(vaka_seats_in(match_of(at)) & VAKA_SEAT(2));
    assert_int_equal(seat_at(at, 2)->vp, 2 * 1);
    assert_int_equal(vaka_score(match_of(at), 2), 2 * 1);
    assert_true(told(at, EVENT_COUNTED, &event));
    assert_int_equal(event.arg[0], 2);
    assert_int_equal(event.arg[1], 2 * 1);
}

TEST(the_final_count_has_the_cards_of_a_seat_that_is_out)
{
    table *at = race(state, 3);
    uint8_t winners;

    RULE("10.4d");
    RULE("G6");
    give_card(at, 2, "duel_statue", false); /* 2, hidden until the end */
    settle_hex(at, 0, "tonga", 4);          /* 6 with Fiji */
    hex_at(at, "tonga")->agriculture = 1;
    settle_hex(at, 0, "fiji", 2);
    place(at, 0, "band", "fiji");
    count_points(at);
    play(at, 0, "pass");
    play(at, 2, "pass");
    idle_until_sailing(at);
    knock_out(at, 2, "5,-3");
    count_points(at);
    assert_int_equal(vaka_score(match_of(at), 2), 0);
    play(at, 0, "declare");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(0));
    assert_int_equal(vaka_score(match_of(at), 2), 2 * 2);
}

int main(void)
{
    return run_registered("victory", duel_load, table_group_unload);
}
