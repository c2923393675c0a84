/* unit/evaluate_test.c - what a position is worth: `evaluate` of a game in Lua.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "play/search_inside.h"

#include <math.h>

/* Steps of a game that asks for gold or nothing, then what its `evaluate` says. */
#define WITH(evaluate)                                                                             \
    TURN("ask.act { seat = seat, pay = { rows = { { 1, \"fish\" } }, go = function()\n"            \
         "  game.add_counter(\"gold\", seat, 1) run(\"turn\", host.next_seat(seat)) end },\n"      \
         "stop = function() run(\"turn\", host.next_seat(seat)) end }")                            \
    "}, evaluate = {\n" evaluate

#define MEASURES                                                                                   \
    "features = { \"gold\", \"boats\" },\n"                                                        \
    "measure = function(seat) return { gold = game.counter(\"gold\", seat) } end,\n"               \
    "progress = function() return 50 end,\n"

GAME_TEST(a_game_measures_by_name_and_is_weighed_by_seats)
{
    int32_t out[VAKA_FEATURES] = {0};

    (void)state;
    game_begin("run(\"turn\", 0)",
               WITH(MEASURES "weights = { [2] = { gold = { 1000, 3000 } } }, turns = 3"));
    const vaka_evaluate *evaluate = vaka_search_evaluation(on.live);
    assert_non_null(evaluate);
    assert_int_equal(evaluate->feature_count, 2);
    assert_int_equal(evaluate->turns, 3);
    assert_string_equal(evaluate->features[1], "boats");
    game_play("pay 1 fish");
    evaluate->measure(game_match(), 0, out);
    assert_int_equal(out[0], 3);
    assert_int_equal(out[1], 0);
    assert_int_equal(evaluate->progress(game_match()), 50);
    assert_int_equal(evaluate->weights(game_match())[1], 3000);
    /* One gold more, half way between 0.1 and 0.3. */
    double chance = 1 / (1 + exp(-0.2));
    assert_true(fabs((double)vaka_search_value(evaluate, on.live, 0) / VAKA_SEARCH_ONE - chance) <
                0.001);
}

GAME_TEST(without_weights_for_its_seats_there_is_no_evaluation)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WITH(MEASURES "weights = { [3] = { gold = { 1, 2 } } }"));
    assert_null(vaka_search_evaluation(on.live));
}

/* Of `one` in so many parts. */
static double value_without(int32_t seat)
{
    return (double)vaka_search_value(NULL, on.live, seat) / VAKA_SEARCH_ONE;
}

GAME_TEST(without_an_evaluation_who_leads_by_points_has_two_thirds_of_the_chances)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WITH(MEASURES "weights = { [3] = { gold = { 1, 2 } } }"));
    int16_t *score = vaka_live_position(on.live)->table->score;
    score[0] = score[1] = 4;
    assert_true(fabs(value_without(0) - 0.5) < 0.001);
    score[1] = 5;
    assert_true(fabs(value_without(0) - 1.0 / 3) < 0.001);
    assert_true(fabs(value_without(1) - 2.0 / 3) < 0.001);
}

GAME_TEST(a_measure_that_fails_measures_nothing_and_harms_nothing)
{
    int32_t out[VAKA_FEATURES] = {0};

    (void)state;
    game_begin("run(\"turn\", 0)",
               WITH("features = { \"gold\" }, measure = function(seat) game.set_counter(\"gold\",\n"
                    "seat, 9) return { gold = 1 } end, progress = function() return 0 end,\n"
                    "weights = { [2] = { gold = { 1, 2 } } }"));
    uint64_t before = vaka_live_hash(on.live);
    vaka_search_evaluation(on.live)->measure(game_match(), 0, out);
    assert_int_equal(out[0], 0);
    assert_true(vaka_live_hash(on.live) == before);
    game_play("stop");
}

static void is_told(const char *evaluate, const char *what)
{
    char steps[2048];

    snprintf(steps, sizeof steps, "%s%s", WITH(""), evaluate);
    game_write_steps("run(\"turn\", 0)", steps);
    assert_int_not_equal(game_try(2), VAKA_OK);
    if (!strstr(on.err.text, what))
        fail_msg("%s", on.err.text);
    game_end();
}

GAME_TEST(what_is_wrong_with_an_evaluation_is_told)
{
    (void)state;
    is_told("features = { \"gold\" }, weights = {}", "'evaluate' needs a function 'measure'");
    is_told(MEASURES "weights = { [2] = { silver = { 1, 2 } } }", "there is no such feature");
    is_told(MEASURES "weights = { [2] = { gold = 7 } }", "a weight is two numbers");
    is_told(MEASURES "weights = { two = {} }", "'weights' has a table for a number of seats");
    is_told("measure = function() end, progress = function() end", "names 1 to 32 features");
}

int main(void)
{
    return run_registered("evaluate", NULL, NULL);
}
