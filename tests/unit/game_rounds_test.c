/* unit/game_rounds_test.c - a step for several seats, and free acts: games in Lua that ask so.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "table/agenda.h"
#include "table/script.h"

/* A step in which a seat goes somewhere or stops, which may be a pass. */
#define GO_OR(stop)                                                                                \
    "go_or = function(seat, with) ask.act { seat = seat, go = { rows = { \"b\", \"c\" },\n"        \
    "go = function(to) note(seat, to, with) end },\n"                                              \
    "stop = function() note(seat, -1, with) " stop " end } end,\n"                                 \
    "on = function() ask.act { seat = 0, stop = function() run(\"on\") end } end"

/* Plays as whoever is asked, and notes who that was: "0 1 2". */
static const char *asked_in(const char *const *plays)
{
    static char order[64];
    size_t used = 0;

    for (; *plays; plays++) {
        used += (size_t)snprintf(order + used, sizeof order - used, "%s%d", used ? " " : "",
                                 (int)game_asked());
        game_play(*plays);
    }
    return order;
}

#define ASKED_IN(...) asked_in((const char *const[]){__VA_ARGS__, NULL})

static void begin_with(int32_t seats, const char *setup, const char *steps)
{
    game_write_steps(setup, steps);
    if (game_try(seats))
        fail_msg("%s", on.err.text);
}

GAME_TEST(each_seat_is_asked_once_in_the_order_of_play)
{
    (void)state;
    begin_with(3, "set_order { 2, 0, 1 } run_each(\"go_or\", { with = 7 }) run \"on\"", GO_OR(""));
    assert_string_equal(ASKED_IN("go b", "stop", "go c"), "2 0 1");
    assert_string_equal(game_told(), "noted 1 2 7");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(some_seats_are_asked_from_the_first_one_on)
{
    (void)state;
    begin_with(3, "run_each(\"go_or\", { seats = { 0, 1 }, first = 1 }) run \"on\"", GO_OR(""));
    assert_string_equal(ASKED_IN("go b", "go b", "stop"), "1 0 0");
    game_end();
    begin_with(3, "run_each(\"go_or\", { seats = { 0, 2 }, first = 1 }) run \"on\"", GO_OR(""));
    assert_string_equal(ASKED_IN("go b", "go b", "stop"), "2 0 0");
}

GAME_TEST(a_round_goes_on_until_all_have_passed_in_a_row)
{
    (void)state;
    begin_with(3, "run_round(\"go_or\", { first = 1 }) run \"on\"", GO_OR("pass()"));
    assert_string_equal(ASKED_IN("stop", "stop", "go b", "stop", "stop"), "1 2 0 1 2");
    assert_int_equal(game_asked(), 0);
    assert_string_equal(game_legal(0), "go b; go c; stop");
    assert_string_equal(ASKED_IN("stop"), "0");
    assert_string_equal(game_legal(0), "stop"); /* the step after it */
}

GAME_TEST(in_a_window_a_seat_acts_until_it_passes)
{
    (void)state;
    begin_with(3, "run_window(\"go_or\", { first = 2 }) run \"on\"", GO_OR("pass()"));
    assert_string_equal(ASKED_IN("go b", "go c", "stop", "stop", "go b", "stop", "stop"),
                        "2 2 2 0 1 1 0");
}

GAME_TEST(who_is_out_of_the_game_is_not_asked)
{
    (void)state;
    begin_with(3, "run_round(\"go_or\") run \"on\"",
               "go_or = function(seat) ask.act { seat = seat, go = { rows = { \"b\" },\n"
               "go = function() game.out(1) end }, stop = function() pass() end } end,\n"
               "on = function() ask.act { seat = 0, stop = function() run(\"on\") end } end");
    assert_string_equal(ASKED_IN("go b", "stop", "go b", "stop", "stop"), "0 2 0 2 0");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(a_round_within_a_round_has_passes_of_its_own)
{
    (void)state;
    begin_with(2, "run_round(\"outer\") run \"on\"",
               "outer = function(seat) ask.act { seat = seat, go = { rows = { \"b\" },\n"
               "go = function() run_round(\"go_or\", { first = seat }) end },\n"
               "stop = function() pass() end } end,\n" GO_OR("pass()"));
    /* outer: 0 begins an inner round; 0 and 1 pass there; then it is 1's go outside */
    assert_string_equal(ASKED_IN("go b", "stop", "stop", "stop", "stop"), "0 0 1 1 0");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(undo_and_copies_know_who_has_passed)
{
    (void)state;
    begin_with(3, "run_round(\"go_or\") run \"on\"", GO_OR("pass()"));
    game_play("stop");
    game_play("stop");
    uint64_t before = vaka_live_hash(on.live);
    game_play("stop");
    assert_string_equal(game_legal(0), "stop");
    assert_int_equal(vaka_live_undo(on.live, 2, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == before);
    assert_int_equal(game_asked(), 2);
    vaka_live *copy = vaka_live_clone(on.live);
    vaka_action action;
    assert_int_equal(vaka_action_read(on.layout, 2, "stop", &action, &on.err), VAKA_OK);
    assert_int_equal(vaka_live_apply(copy, &action, NULL, &on.err), VAKA_OK);
    game_play("stop");
    assert_true(vaka_live_hash(copy) == vaka_live_hash(on.live));
    vaka_live_free(copy);
}

static void fails_with(const char *setup, const char *words)
{
    game_write_steps(setup, GO_OR("pass()"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    if (!strstr(on.err.text, "game.lua:") || !strstr(on.err.text, words))
        fail_msg("\"%s\" is not in: %s", words, on.err.text);
    game_end();
}

GAME_TEST(what_is_wrong_with_a_round_is_told)
{
    (void)state;
    fails_with("run_round(\"go_on\")", "run_round: there is no step 'go_on'; did you mean 'go_or'");
    fails_with("run_each(\"go_or\", 1)", "a table with first, seats or with expected, got number");
    fails_with("run_each(\"go_or\", { from = 1 })",
               "run_each has no field 'from'; it has seats, first, with");
    fails_with("run_window(\"go_or\", { first = 2 })", "bad 'first' of run_window (seat out of");
    fails_with("run_window(\"go_or\", { seats = 1 })", "'seats' is a list of seats");
    fails_with("pass()", "pass: no round and no window is under way");
    fails_with("run_each(\"go_or\", { with = \"fog\" })",
               "there is no word, zone, kind or counter");
}

GAME_TEST(a_round_in_which_nobody_is_asked_is_stopped)
{
    (void)state;
    game_write_steps("run_round(\"idle\")", "idle = function() end");
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "step 'idle' goes on for ever"));
}

/* --- free acts -------------------------------------------------------------------------------- */

#define FREE_STEP                                                                                  \
    TURN("local gold = game.counter(\"gold\", seat)\n"                                             \
         "ask.act { seat = seat, pay = { free = true,\n"                                           \
         "  rows = gold > 0 and { { 1, \"fish\" } } or {},\n"                                      \
         "  go = function() game.add_counter(\"gold\", seat, -1) run(\"note\", seat) end },\n"     \
         "stop = {} }\n"                                                                           \
         "run(\"turn\", host.next_seat(seat))")                                                    \
    "note = function(seat) note(seat, game.counter(\"gold\", seat)) end"

GAME_TEST(a_free_act_leaves_the_question_open_with_fresh_rows)
{
    (void)state;
    game_begin("run(\"turn\", 0)", FREE_STEP);
    game_play("pay 1 fish");
    assert_string_equal(game_told(), "noted 0 1 0"); /* what it queued came first */
    assert_int_equal(game_asked(), 0);
    assert_string_equal(game_legal(0), "pay 1 fish; stop");
    game_play("pay 1 fish");
    assert_string_equal(game_legal(0), "stop");
    game_play("stop");
    assert_int_equal(game_asked(), 1);
    assert_string_equal(game_legal(1), "pay 1 fish; stop");
}

GAME_TEST(there_may_be_any_number_of_free_acts)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = { free = true } }"));
    for (int i = 0; i < 200; i++)
        game_play("stop");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(free_acts_are_taken_back_one_by_one)
{
    (void)state;
    game_begin("run(\"turn\", 0)", FREE_STEP);
    uint64_t first = vaka_live_hash(on.live);
    game_play("pay 1 fish");
    uint64_t second = vaka_live_hash(on.live);
    game_play("pay 1 fish");
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == second);
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == first);
}

GAME_TEST(a_free_act_may_ask_by_itself)
{
    (void)state;
    game_begin(
        "run(\"turn\", 0)",
        TURN("ask.act { seat = 0, stop = {}, pay = { free = true, rows = { { 2, \"fish\" } },\n"
             "go = function() ask.act { seat = 1, go = { rows = { \"c\" },\n"
             "  go = function(to) note(to) end } } end } }\n"
             "note(99) run(\"turn\", 0)"));
    game_play("pay 2 fish");
    assert_int_equal(game_asked(), 1);
    game_play("go c");
    assert_string_equal(game_told(), "noted 2 0 0");
    assert_int_equal(game_asked(), 0);
    assert_string_equal(game_legal(0), "pay 2 fish; stop");
}

GAME_TEST(a_question_with_a_free_act_comes_first_in_its_step)
{
    static const char *const before[] = {"vars.n = 1", "run(\"turn\", 0)", "note(1)",
                                         "ask.act { seat = 0, stop = {} }", "host.chance(2)"};
    (void)state;
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        char turn[256];
        snprintf(turn, sizeof turn,
                 "turn = function() %s\nask.act { seat = 0, stop = { free = true } } end",
                 before[i]);
        game_write_steps("run(\"turn\", 0)", turn);
        vaka_status status = game_try(2);
        if (!status && strncmp(before[i], "ask", 3) == 0)
            status = game_act("stop");
        assert_int_not_equal(status, VAKA_OK);
        game_end();
    }
    game_write_steps("run(\"turn\", 0)", TURN("vars.n = 1\nask.act { seat = 0,\n"
                                              "stop = { free = true } }"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "game.lua:48: "));
    assert_non_null(strstr(on.err.text, "stop is free, so the step begins anew after it"));
    game_end();
    game_write_steps("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = { free = 1 } }"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "'free' is true or false"));
}

int main(void)
{
    return run_registered("steps for several seats, and free acts", NULL, NULL);
}
