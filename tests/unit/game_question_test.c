/* unit/game_question_test.c - questions of games in Lua that are written once, and rows over
 * routes.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

/* A game of its own verbs: `above` is what its file says before it returns the game. */
static vaka_status try_question(const char *above, const char *turn)
{
    char text[8192];

    game_write_steps("", "");
    snprintf(
        text, sizeof text,
        "%s\nreturn { title = \"Islets\", seats = { 2, 3 },\n"
        "verbs = { go = { title = \"Go to {0:zone}\", args = \"space to\" },\n"
        "  sail = { title = \"Sail\", args = \"space from, space to\" },\n"
        "  follow = { title = \"Follow\", args = \"space from, space to, seat whom\" },\n"
        "  stop = { title = \"Stop\" } },\n"
        "events = { noted = \"noted {0:int} {1:int} {2:int}\" }, vars = { n = 0 },\n" GAME_TABLE
        "setup = function() run(\"turn\", 0) end,\n"
        "steps = { turn = function(seat) %s end } }\n",
        above, turn);
    game_write("game.lua", text);
    return game_try(2);
}

static void begin(const char *above, const char *turn)
{
    if (try_question(above, turn))
        fail_msg("%s", on.err.text);
}

static const char *prompt(int32_t seat)
{
    static char text[VAKA_SENTENCE];
    const vaka_scene *scene = vaka_live_scene(on.live, seat);

    assert_non_null(scene->prompt.text);
    vaka_sentence(on.layout, NULL, scene->prompt.text, scene->prompt.arg, text, sizeof text);
    return text;
}

GAME_TEST(a_question_that_is_written_once_is_asked_of_any_seat)
{
    (void)state;
    begin("local function note(a, b) tell(\"noted\", a, b, 0) end\n"
          "local turn = { prompt = function(seat) return \"turn\", seat end,\n"
          "  rows = function(seat) return { go = { seat + 1, 3 } } end,\n"
          "  go = { go = function(to) note(to, vars.n) end },\n"
          "  stop = function() note(0, vars.n) end }",
          "ask.act(turn, seat) vars.n = vars.n + 1 run(\"turn\", host.next_seat(seat))");
    for (int round = 0; round < 2; round++) { /* it is known from the second time on */
        assert_string_equal(game_legal(0), "go b; go d; stop");
        assert_string_equal(prompt(0), "Where to, seat 0?");
        game_play("go b");
        assert_string_equal(game_told(), round ? "noted 1 2 0" : "noted 1 0 0");
        assert_string_equal(game_legal(1), "go c; go d; stop");
        assert_string_equal(prompt(1), "Where to, seat 1?");
        game_refused("go b", "not_now");
        game_play("stop");
        assert_string_equal(game_told(), round ? "noted 0 3 0" : "noted 0 1 0");
    }
}

GAME_TEST(what_a_step_counts_before_its_question_counts_once)
{
    (void)state;
    begin("local turn = { stop = {} }",
          "vars.n = vars.n + 1 vars.n = vars.n + 2 ask.act(turn, seat)\n"
          "tell(\"noted\", vars.n, 0, 0) vars.n = vars.n + 4 run(\"turn\", seat)");
    game_play("stop");
    assert_string_equal(game_told(), "noted 3 0 0");
    game_play("stop");
    assert_string_equal(game_told(), "noted 10 0 0");
}

GAME_TEST(a_long_list_that_is_written_once_is_read_each_time)
{
    (void)state;
    begin(
        "local many = { 3, 0, 1, 3, 0, 1, 3, 0, 1, 3, 0, 1.0, \"a\", \"d\" }\n"
        "local ways = { \"ab\", \"ab\", \"ab\", \"ab\", \"ab\", \"ab\", \"ab\", \"ab\", \"bc\" }\n"
        "local turn = { rows = function(seat) return { sail = { { many, over = ways } },\n"
        "  go = { { many } } } end, go = {}, sail = {}, stop = { rows = true } }",
        "ask.act(turn, seat) run(\"turn\", seat)");
    for (int round = 0; round < 3; round++) {
        assert_string_equal(game_legal(0), "go a; go b; go d; sail a b; sail b a; sail b c; stop");
        game_play(round ? "sail b c" : "stop");
    }
}

GAME_TEST(who_is_named_behind_a_question_is_asked_whatever_its_field_says)
{
    (void)state;
    begin("", "ask.act({ seat = 0, stop = {} }, 1)");
    assert_int_equal(game_asked(), 1);
}

GAME_TEST(a_question_needs_a_seat_here_or_there)
{
    (void)state;
    assert_int_not_equal(try_question("local turn = { stop = {} }", "ask.act(turn)"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "bad field 'seat' of ask.act"));
    game_end();
    assert_int_not_equal(try_question("local turn = { stop = {} }", "ask.act(turn, 7)"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "seat out of range"));
}

GAME_TEST(a_question_that_is_written_once_is_checked_like_any_other)
{
    (void)state;
    assert_int_not_equal(try_question("local turn = { stop = {}, swim = {} }", "ask.act(turn, 0)"),
                         VAKA_OK);
    assert_non_null(strstr(on.err.text, "there is no verb 'swim'"));
}

GAME_TEST(a_row_over_routes_leads_from_each_end_that_is_named_to_the_other)
{
    (void)state;
    begin(
        "",
        "ask.act { seat = 0, go = { rows = { \"d\" } },\n"
        "sail = { rows = { { { \"a\", \"b\" }, over = { \"ab\", \"bc\", \"deck\" } },\n"
        "  { \"c\", \"d\" }, { \"d\", over = { \"ab\", \"bc\" } }, { \"a\", over = {} } } },\n"
        "follow = { rows = { { \"c\", 1, over = { \"bc\" } } },\n"
        "  go = function(a, b, c) tell(\"noted\", a, b, c) ask.act { seat = 0, stop = {} } end },\n"
        "stop = {} }");
    assert_string_equal(game_legal(0),
                        "follow c b 1; go d; sail a b; sail b a; sail b c; sail c d; stop");
    game_play("follow c b 1");
    assert_string_equal(game_told(), "noted 2 1 1");
}

GAME_TEST(a_row_over_routes_looks_for_seats_with_pieces_on_them_and_where_they_begin)
{
    static const struct {
        const char *row, *legal;
    } rows[] = {
        {"by = \"boat\"", "follow a b 0; follow a b 1; follow b a 0; follow b a 1; stop"},
        {"beside = \"boat\"", "follow a b 1; stop"},
        {"by = \"boat\", beside = \"boat\"", "follow a b 1; stop"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char turn[512];
        snprintf(turn, sizeof turn,
                 "for who = 0, 1 do game.put(\"boat\", who, \"ab\") end\n"
                 "game.put(\"boat\", 1, \"a\") game.put(\"pearl\", 0, \"b\")\n"
                 "ask.act { seat = 0, stop = {}, follow = {\n"
                 "rows = { { { \"a\", \"b\" }, over = { \"ab\" }, %s } } } }",
                 rows[i].row);
        begin("", turn);
        assert_string_equal(game_legal(0), rows[i].legal);
        game_end();
    }
}

GAME_TEST(what_is_wrong_in_a_row_over_routes_is_told)
{
    static const struct {
        const char *row, *message;
    } wrong[] = {
        {"{ \"a\", over = \"ab\" }", "sail: 'over' is a list of routes, not a string"},
        {"{ \"a\", over = { \"xy\" } }", "bad zone in 'over' of ask.act"},
        {"{ \"deck\", over = { \"ab\" } }", "space expected, got zone 'deck'"},
        {"{ over = { \"ab\" } }", "space expected, got nil"},
        {"{ \"a\", over = setmetatable({}, { __len = function() return 1 << 40 end }) }",
         "a list of more than 4096 zones"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char turn[512];
        snprintf(turn, sizeof turn, "ask.act { seat = 0, sail = { rows = { %s } }, stop = {} }",
                 wrong[i].row);
        assert_int_not_equal(try_question("", turn), VAKA_OK);
        if (!strstr(on.err.text, wrong[i].message))
            fail_msg("%s: %s", wrong[i].row, on.err.text);
        game_end();
    }
}

int main(void)
{
    return run_registered("questions of games in Lua", NULL, NULL);
}
