/* result_test.c - how a match ends: places, a reason, the score sheet, all have lost.
 *
 * SPDX-License-Identifier: MIT */
#include "live_screen.h"
#include "registered.h"
#include "toy.h"

#include "front/text.h"
#include "match/difference.h"
#include "table/result.h"
#include "table/sentence.h"

enum { WORD_BOATS, WORD_FISH, WORD_WHY };

static void add_sheet(vaka_layout *layout)
{
    vaka_layout_word(layout, "boats", "Boats");
    vaka_layout_word(layout, "fish", "Fish");
    vaka_layout_word(layout, "why", "the wind was gone");
    vaka_layout_sheet(layout, 2);
}

static vaka_live *with_sheet(void (*apply)(vaka_match *match, const vaka_action *action))
{
    toy = (toy_script){.layout = add_sheet, .apply = apply};
    return toy_live(3);
}

/* Row by row, as it may stand at the end of a match; its own verb finishes it. */
static void score(vaka_match *match, const vaka_action *action)
{
    int32_t boats = vaka_sheet_row(match, WORD_BOATS);

    vaka_sheet_points(match, boats, 0, 3);
    vaka_sheet_points(match, boats, 2, -1);
    vaka_sheet_points(match, vaka_sheet_row(match, WORD_FISH), 1, 0);
    vaka_place_set(match, 0, 1);
    vaka_place_set(match, 2, 2);
    vaka_end_reason(match, WORD_WHY);
    if (action->verb == TOY_DO)
        vaka_finish(match, VAKA_SEAT(0) | VAKA_SEAT(1));
    else
        vaka_finish_lost(match);
}

TEST(a_sheet_says_what_each_row_gave)
{
    vaka_live *live = with_sheet(score);
    const vaka_position *position = vaka_live_position(live);

    (void)state;
    assert_int_equal(vaka_result_of(position)->reason, VAKA_NONE);
    assert_null(vaka_result_row(position, 0));
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    const vaka_sheet_line *boats = vaka_result_row(position, 0),
                          *fish = vaka_result_row(position, 1);
    assert_int_equal(boats->word, WORD_BOATS);
    assert_int_equal(boats->points[0], 3);
    assert_int_equal(boats->points[1], VAKA_HIDDEN);
    assert_int_equal(boats->points[2], -1);
    assert_int_equal(fish->word, WORD_FISH);
    assert_int_equal(fish->points[1], 0);
    assert_null(vaka_result_row(position, 2));
    assert_null(vaka_result_row(position, -1));
    assert_int_equal(vaka_result_of(position)->reason, WORD_WHY);
    assert_int_equal(vaka_result_of(position)->lost, 0);
    assert_int_equal(position->table->spare, 0);
    toy_free(live);
}

TEST(places_are_what_was_said_or_the_winners)
{
    vaka_live *live = with_sheet(score);
    const vaka_position *position = vaka_live_position(live);

    (void)state;
    assert_int_equal(vaka_result_place(position, 0), 0); /* it goes on */
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_result_place(position, 0), 1);
    assert_int_equal(vaka_result_place(position, 1), 1); /* a winner of whom nothing was said */
    assert_int_equal(vaka_result_place(position, 2), 2);
    assert_int_equal(vaka_result_place(position, 3), 0);
    assert_int_equal(vaka_result_place(position, VAKA_NONE), 0);
    toy_free(live);
}

static void assert_end(vaka_live *live, int32_t winners, int32_t lost, int32_t reason,
                       const char *words)
{
    uint32_t count;
    const vaka_event *told = vaka_live_events(live, &count);
    char text[VAKA_SENTENCE];

    assert_int_equal(count, 1);
    assert_int_equal(told->id, VAKA_EVENT_END);
    assert_int_equal(told->arg[0], winners);
    assert_int_equal(told->arg[1], lost);
    assert_int_equal(told->arg[2], reason);
    vaka_sentence(vaka_live_layout(live), NULL, vaka_event_sentence(vaka_live_layout(live), told),
                  told->arg, text, sizeof text);
    assert_string_equal(text, words);
}

TEST(that_all_have_lost_is_no_draw)
{
    vaka_live *live = with_sheet(score);
    uint8_t winners = 9;

    (void)state;
    vaka_live_listen(live, true);
    assert_int_equal(toy_play(live, 0, TOY_PASS, 0), VAKA_OK);
    assert_true(vaka_live_finished(live, &winners));
    assert_int_equal(winners, 0);
    assert_int_equal(vaka_result_of(vaka_live_position(live))->lost, 1);
    assert_int_equal(vaka_result_of(vaka_position_of(vaka_live_seen(live, 1)))->lost, 1);
    assert_int_equal(vaka_result_place(vaka_live_position(live), 1), 0);
    assert_end(live, 0, 1, WORD_WHY + 1, "the game is over: all have lost");
    char *screen = live_screen(live, NULL, 0);
    assert_non_null(strstr(screen, "The game is over: all have lost."));
    free(screen);
    toy_free(live);
}

static void draw(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_finish(match, 0);
    vaka_finish(match, 1); /* the first one counts */
    vaka_finish_lost(match);
}

TEST(the_first_end_counts)
{
    vaka_live *live = with_sheet(draw);

    (void)state;
    vaka_live_listen(live, true);
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_result_of(vaka_live_position(live))->lost, 0);
    assert_end(live, 0, 0, 0, "the game is over, won by nobody");
    toy_free(live);
}

TEST(an_end_is_taken_back_with_all_that_was_said_of_it)
{
    vaka_live *live = with_sheet(score);
    vaka_live *was = vaka_live_clone(live);
    uint64_t before = vaka_live_hash(live);
    char text[512];

    (void)state;
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    vaka_difference(vaka_live_position(was), vaka_live_position(live), text, sizeof text);
    assert_non_null(strstr(text, "result.reason: -1 → 2"));
    assert_non_null(strstr(text, "place of seat 2: 0 → 2"));
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(live) == before);
    vaka_live_free(was);
    toy_free(live);
}

TEST(a_wrong_call_says_what_is_wrong)
{
    vaka_live *live = with_sheet(NULL);
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    assert_int_equal(vaka_sheet_row(match, 3), VAKA_NONE);
    assert_string_equal(toy_trouble(match), "vaka_sheet_row: there is no word 3");
    vaka_sheet_points(match, 0, 0, 1);
    assert_string_equal(toy_trouble(match), "vaka_sheet_points: there is no row 0");
    assert_int_equal(vaka_sheet_row(match, 0), 0);
    vaka_sheet_points(match, 0, 3, 1);
    assert_string_equal(toy_trouble(match), "vaka_sheet_points: there is no seat 3");
    vaka_sheet_points(match, 0, 0, VAKA_HIDDEN);
    assert_string_equal(toy_trouble(match), "vaka_sheet_points: -32768 points");
    assert_int_equal(vaka_sheet_row(match, 1), 1);
    assert_int_equal(vaka_sheet_row(match, 1), VAKA_NONE);
    assert_string_equal(toy_trouble(match), "vaka_sheet_row: more than the 2 rows of its sheet");
    vaka_place_set(match, 0, 0);
    assert_string_equal(toy_trouble(match), "vaka_place_set: place 0 of 3");
    vaka_place_set(match, -1, 1);
    assert_string_equal(toy_trouble(match), "vaka_place_set: there is no seat -1");
    vaka_end_reason(match, -1);
    assert_string_equal(toy_trouble(match), "vaka_end_reason: there is no word -1");
    vaka_finish(match, 1);
    vaka_end_reason(match, 0);
    assert_string_equal(toy_trouble(match), "vaka_end_reason: the match is over already");
    toy_free(live);
}

TEST(a_game_without_a_sheet_has_no_result_and_no_room_for_it)
{
    toy = (toy_script){0};
    vaka_live *live = toy_live(3);
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    assert_null(vaka_result_of(vaka_position_of(match)));
    assert_null(vaka_result_row(vaka_position_of(match), 0));
    assert_int_equal(match->layout->at_result, 0);
    vaka_finish_lost(match);
    assert_string_equal(toy_trouble(match), "vaka_finish_lost: layout() declared no sheet");
    assert_false(vaka_live_finished(live, NULL));
    vaka_sheet_row(match, 0);
    assert_string_equal(toy_trouble(match), "vaka_sheet_row: layout() declared no sheet");
    vaka_finish(match, VAKA_SEAT(1));
    assert_int_equal(vaka_result_place(vaka_position_of(match), 1), 1);
    assert_int_equal(vaka_result_place(vaka_position_of(match), 0), 0);
    toy_free(live);
}

static void empty_sheet(vaka_layout *layout)
{
    vaka_layout_sheet(layout, 0);
}

static void long_sheet(vaka_layout *layout)
{
    vaka_layout_sheet(layout, VAKA_MAX_SHEET + 1);
}

TEST(a_sheet_has_one_to_24_rows)
{
    (void)state;
    toy_mistake(empty_sheet, "too late for a sheet, or not 1 to 24 rows of it");
    toy_mistake(long_sheet, "too late for a sheet, or not 1 to 24 rows of it");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
