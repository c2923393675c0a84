/* unit/game_caught_test.c - a question that fails, and is caught by the script, leaves nothing of
 * what it offered to anybody.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"
#include "match/live_inside.h"
#include "table/acts.h"
#include "table/redact.h"

/* Offers something to seat 0, and then something to seat 1 that cannot be sealed. */
#define CAUGHT                                                                                     \
    "  pcall(ask.sealed, { rows = function(seat)\n"                                                \
    "    if seat == 0 then return { seal = { 1, 2 } } end\n"                                       \
    "    return { pay = { { 3, \"fish\" }, { 2, \"shell\" } } } end })\n"
#define REST "rest = function() finish { winners = { 0 } } end\n"

/* Each view twice, so that it is renewed, too: it is what is made anew, and shows no acts. */
static void nothing_is_left(const char *what)
{
    vaka_position *position = vaka_live_position(on.live);
    vaka_kept_views views;

    vaka_kept_views_init(&views, on.live->layout);
    for (int32_t look = 0; look < 6; look++) {
        int32_t seat = look % 3 + VAKA_NONE;
        vaka_kept_views_renew(&views, seat, position);
        const vaka_acts *seen = vaka_acts_of(vaka_kept_views_seen(&views, seat));
        const vaka_acts nothing = {0};
        if (seen->count || memcmp(seen, &nothing, sizeof nothing) != 0)
            fail_msg("%s: seat %d is shown %u acts of a question that nobody asks", what, (int)seat,
                     (unsigned)seen->count);
        if (!vaka_kept_views_hold(&views, seat, position))
            fail_msg("%s: the view of seat %d is not what is made anew", what, (int)seat);
    }
    vaka_kept_views_done(&views);
}

static void after(const char *what, const char *steps)
{
    game_begin("run \"main\"", steps);
    nothing_is_left(what);
    if (vaka_acts_of(vaka_live_position(on.live))->count)
        fail_msg("%s: the acts are still on the table", what);
}

GAME_TEST(a_sealed_question_that_was_caught_offers_nothing_when_a_deal_is_asked_for)
{
    (void)state;
    after("a deal", "main = function()\n" CAUGHT "  deal(0, 1) run \"rest\"\nend,\n" REST);
}

GAME_TEST(nor_when_another_question_is_asked)
{
    (void)state;
    after("a number of seat 0",
          "main = function()\n" CAUGHT "  ask.number { seat = 0, min = 1, max = 3 }\n"
          "  finish { winners = { 0 } }\nend,\n");
}

GAME_TEST(nor_at_the_end)
{
    (void)state;
    after("the end", "main = function()\n" CAUGHT "  finish { winners = { 0 } }\nend,\n");
}

GAME_TEST(what_a_question_without_acts_says_of_itself_is_not_left_either)
{
    (void)state;
    after("nothing to offer",
          "main = function()\n"
          "  pcall(ask.act, { seat = 1, prompt = { \"turn\", 1 }, pay = { rows = {} } })\n"
          "  deal(0, 1) run \"rest\"\nend,\n" REST);
}

/* Without undo a step that fails leaves the table as it was then: broken, and never played on. */
GAME_TEST(of_a_broken_table_nobody_sees_what_was_about_to_be_offered)
{
    uint32_t count;
    vaka_error err = {0};

    (void)state;
    game_begin("run \"main\"",
               "main = function() ask.act { seat = 0, stop = {} } run \"more\" end,\n"
               "more = function() ask.act { seat = 1, pay = { rows = { { 3, \"fish\" },\n"
               "  { 9, \"shell\" } } } } end,\n");
    vaka_live_guard(on.live, false);
    vaka_live_keep_undo(on.live, false);
    vaka_action only = *vaka_live_legal(on.live, 0, &count);
    assert_int_equal(count, 1);
    assert_int_not_equal(vaka_live_apply(on.live, &only, NULL, &err), VAKA_OK);
    assert_true(vaka_live_position(on.live)->broken);
    nothing_is_left("a broken table");
}

int main(void)
{
    return run_registered("questions that fail and are caught", NULL, NULL);
}
