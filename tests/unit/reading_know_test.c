/* reading_know_test.c - a game is read by what its seats could know, or knowing all that was
 * hidden.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"
#include "play/reading/reading.h"

static const vaka_search_budget budget = {240, 8};

#define PEARL_ON_TOP "game.put(\"stone\", nil, \"deck\") game.put(\"pearl\", nil, \"deck\") "
#define STONE_ON_TOP "game.put(\"pearl\", nil, \"deck\") game.put(\"stone\", nil, \"deck\") "

/* Who stops wins by a pearl on top of the deck, who pays by anything else. */
#define GUESS                                                                                      \
    TURN("local function wins(pearl) "                                                             \
         "return finish { winners = { pearl and 0 or 1 } } end "                                   \
         "local function is_pearl() return host.kind_id(host.kind_of(host.top(\"deck\"))) == "     \
         "\"pearl\" end "                                                                          \
         "ask.act { seat = 0, stop = function() wins(is_pearl()) end, "                            \
         "pay = { rows = { { 1, \"fish\" } }, go = function() wins(not is_pearl()) end } }")

/* Who stops wins by a throw that nobody can know yet. */
#define GAMBLE                                                                                     \
    TURN("ask.act { seat = 0, stop = function() "                                                  \
         "return finish { winners = { host.roll(6) < 4 and 0 or 1 } } end, "                       \
         "pay = { rows = { { 1, \"fish\" } }, go = function() run(\"turn\", 0) end } }")

static vaka_reading *open_reading(void)
{
    vaka_reading *reading;

    vaka_record_close(on.record);
    on.record = NULL;
    if (vaka_reading_new(on.path, &on.plugins, &reading, &on.err))
        fail_msg("%s", on.err.text);
    return reading;
}

static vaka_read_point read_guess(const char *deck, const char *steps, bool all)
{
    char setup[256];
    uint32_t count;

    game_open(NULL);
    snprintf(setup, sizeof setup, "%s run(\"turn\", 0)", deck);
    game_record(setup, steps);
    game_play("stop");
    vaka_reading *reading = open_reading();
    assert_true(vaka_reading_know(reading, all));
    vaka_reading_start(reading, &budget, 1);
    vaka_reading_wait(reading);
    vaka_read_point point = vaka_reading_points(reading, &count)[0];
    assert_int_equal(count, 1);
    vaka_reading_free(reading);
    game_close(NULL);
    return point;
}

TEST(what_lies_hidden_counts_where_all_is_known)
{
    vaka_read_point good = read_guess(PEARL_ON_TOP, GUESS, true),
                    bad = read_guess(STONE_ON_TOP, GUESS, true);

    (void)state;
    assert_true(good.chance == 1.0 && !good.better);
    assert_true(bad.chance == 0.0 && bad.better && bad.best_chance == 1.0);
}

TEST(what_lies_hidden_counts_for_nothing_where_it_is_not)
{
    vaka_read_point one = read_guess(PEARL_ON_TOP, GUESS, false),
                    two = read_guess(STONE_ON_TOP, GUESS, false);

    (void)state;
    assert_true(one.chance > 0.1 && one.chance < 0.9);
    assert_true(one.chance == two.chance && one.better == two.better);
}

TEST(what_chance_will_bring_is_known_to_nobody)
{
    vaka_read_point point = read_guess(PEARL_ON_TOP, GAMBLE, true);

    (void)state;
    assert_true(point.chance > 0.1 && point.chance < 0.9);
}

GAME_TEST(what_is_hidden_is_told_of_no_game_that_goes_on)
{
    uint32_t count;

    (void)state;
    game_record(PEARL_ON_TOP "run(\"turn\", 0)", GAMBLE);
    game_play("pay 1 fish");
    vaka_reading *reading = open_reading();
    assert_false(vaka_reading_may_know(reading));
    assert_false(vaka_reading_know(reading, true));
    assert_true(vaka_reading_know(reading, false));
    vaka_reading_points(reading, &count);
    assert_int_equal(count, 1);
    vaka_reading_free(reading);
}

int main(void)
{
    return run_registered("reading_know", NULL, NULL);
}
