/* unit/game_offers_test.c - what rules offer beside what a game in Lua asks.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/resample.h"

/* A rule `watch` of the game with these actions. */
static void write_rule(const char *actions)
{
    char text[2048];

    snprintf(text, sizeof text,
             "return { title = \"Watch\", text = \"\", rule = \"3.4\", actions = { %s } }\n",
             actions);
    game_write("rules/watch.lua", text);
}

/* A match in which it is switched on. */
static void start(const char *steps, const char *actions)
{
    const char *rules[] = {"watch", NULL};
    vaka_library_choice choice = {.seats = 2, .rules = rules};
    vaka_setup setup;

    game_write_steps("run(\"turn\", 0)", steps);
    write_rule(actions);
    if (!game_find() || vaka_setup_init(&setup, on.module, 2, &on.err) ||
        vaka_loader_attach(&on.loader, &choice, &setup, NULL, &on.err) ||
        vaka_layout_new(&setup, &on.layout, &on.err) ||
        vaka_live_new(on.layout, 7, NULL, 0, &on.live, &on.err))
        fail_msg("%s", on.err.text);
    vaka_live_guard(on.live, true);
    vaka_live_listen(on.live, true);
}

#define GO "go = { rows = { \"a\", \"b\" }, go = function(to) note(1, to) end }"
#define TURNS TURN("ask.act { seat = seat, " GO " } run(\"turn\", 1 - seat)")
#define GIFT                                                                                       \
    "gift = { title = \"Gift\", once = \"game\",\n"                                                \
    "play = function(seat) game.add_counter(\"gold\", seat, 3) end }"

GAME_TEST(an_action_of_a_rule_comes_between_a_step_and_its_question_which_is_put_again)
{
    (void)state;
    start(TURNS, GIFT);
    assert_string_equal(game_legal(0), "go a; go b; take-action watch.gift");
    game_play("take-action watch.gift");
    assert_int_equal(game_asked(), 0);
    assert_int_equal(vaka_counter(game_match(), 0, 0), 5);
    assert_string_equal(game_legal(0), "go a; go b");
    game_refused("take-action watch.gift", "spent");
    assert_string_equal(on.why.rule, "3.4");
    game_play("go a");
    assert_string_equal(game_legal(1), "go a; go b; take-action watch.gift");
}

GAME_TEST(it_is_taken_back_to_the_question_as_it_was)
{
    (void)state;
    start(TURNS, GIFT);
    uint64_t before = vaka_live_hash(on.live);
    game_play("take-action watch.gift");
    assert_true(vaka_live_hash(on.live) != before);
    assert_int_equal(vaka_live_undo(on.live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == before);
    game_play("go b"); /* the step runs again from its keyframe, which came back as well */
    assert_string_equal(game_told(), "noted 1 1 0");
}

GAME_TEST(it_may_ask_and_run_steps_of_the_game_before_the_question_is_put_again)
{
    (void)state;
    start(TURNS "rest = function(seat) note(7, seat)\n"
                "ask.act { seat = seat, stop = {} } end,",
          "wait = { title = \"Wait\", once = \"turn\", play = function(seat)\n"
          "game.add_counter(\"gold\", seat, ask.number { seat = seat, min = 1, max = 2 })\n"
          "run(\"rest\", seat) end }");
    game_play("take-action watch.wait");
    assert_string_equal(game_legal(0), "choose-number 1; choose-number 2");
    game_play("choose-number 2");
    assert_string_equal(game_told(), "noted 7 0 0");
    assert_string_equal(game_legal(0), "stop"); /* it has told something: nothing comes between */
    game_refused("take-action watch.wait", "not_now");
    game_play("stop");
    assert_string_equal(game_legal(0), "go a; go b");
    assert_int_equal(vaka_counter(game_match(), 0, 0), 4);
}

GAME_TEST(with_any_time_it_is_open_to_who_is_not_asked_and_to_them_nothing_else)
{
    vaka_action action = {1, VAKA_VERB_TAKE, {0}};

    (void)state;
    start(TURNS, GIFT);
    assert_int_equal(vaka_live_may(on.live), 0);
    assert_int_equal(vaka_live_check(on.live, &action, &on.why), VAKA_ERR_ILLEGAL);
    assert_string_equal(on.why.id, "not_asked");
    game_end();
    start(TURNS, "gift = { title = \"Gift\", once = \"game\", anytime = true, play = function(s)\n"
                 "game.add_counter(\"gold\", s, 3) end }");
    assert_int_equal(vaka_live_may(on.live), VAKA_SEAT(1));
    assert_string_equal(game_legal(1), "take-action watch.gift");
    int32_t hint = -77;
    assert_false(vaka_live_hints(on.live, 1, &hint)); /* those are for who is asked */
    assert_int_equal(hint, -77);
    assert_int_equal(vaka_live_apply(on.live, &action, &on.why, &on.err), VAKA_OK);
    assert_int_equal(vaka_counter(game_match(), 0, 1), 5);
    assert_string_equal(game_legal(1), "");
    assert_string_equal(game_legal(0), "go a; go b; take-action watch.gift");
}

/* What a step did before it asks would be done once more: it waits for the next question. What only
 * variables say is written again, unseen. */
GAME_TEST(nothing_comes_between_where_a_step_has_changed_the_table_before_it_asks)
{
    static const char *const closed[] = {"game.add_counter(\"sun\", nil, 1)", "note(1)",
                                         "game.put(\"boat\", seat, \"a\")",
                                         "ask.act { seat = seat, stop = {} }", "game.set_turn(3)"};
    char steps[512];

    (void)state;
    start(TURN("vars.n = seat ask.act { seat = seat, " GO " }"), GIFT);
    assert_string_equal(game_legal(0), "go a; go b; take-action watch.gift");
    game_end();
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++) {
        snprintf(steps, sizeof steps, TURN("%s ask.act { seat = seat, " GO " }"), closed[i]);
        start(steps, GIFT);
        if (strstr(closed[i], "ask"))
            game_play("stop");
        assert_string_equal(game_legal(0), "go a; go b");
        game_refused("take-action watch.gift", "not_now");
        game_end();
    }
}

GAME_TEST(while_answers_are_sealed_it_waits_and_says_so)
{
    (void)state;
    start(TURN("ask.sealed { rows = function(seat) return { seal = { 0, 1 } } end } note(9)\n"
               "ask.act { seat = 0, " GO " }"),
          GIFT);
    game_refused("take-action watch.gift", "in_secret");
    assert_string_equal(game_legal(0), "seal 0; seal 1");
}

/* The first list of the match is that of a seat which only may: the next one needs more room. */
GAME_TEST(lists_have_room_after_one_of_a_seat_that_is_not_asked)
{
    (void)state;
    start(TURN("ask.act { seat = 0, " GO
               " } run \"bids\"") "bids = function() ask.sealed { rows = function(seat)\n"
                                  "return { seal = { 0, 1, 2, 3 } } end } end,",
          "gift = { title = \"Gift\", anytime = true, play = function(seat) end }");
    vaka_live *copy = vaka_live_clone(on.live);
    uint32_t count;
    vaka_live_legal(copy, 1, &count);
    assert_int_equal(count, 1);
    vaka_action go;
    assert_int_equal(vaka_action_read(on.layout, 0, "go a", &go, NULL), VAKA_OK);
    assert_int_equal(vaka_live_apply(copy, &go, NULL, NULL), VAKA_OK);
    vaka_live_legal(copy, 0, &count);
    assert_int_equal(count, 4);
    vaka_live_free(copy);
}

GAME_TEST(what_is_offered_is_the_same_whatever_the_seat_cannot_see)
{
    (void)state;
    start("begin = function() for _, kind in ipairs { \"pearl\", \"stone\", \"stone\" } do\n"
          "game.put(kind, nil, \"deck\") end game.put(\"pearl\", 1, \"hand1\")\n"
          "run(\"ask\", 0) end,\n" TURN(
              "run \"begin\"") "ask = function(seat) ask.act { seat = seat, " GO " } end,",
          "pry = { title = \"Pry\", may_play = function(seat)\n"
          "return host.kind_of(host.top(\"hand1\")) ~= host.kind \"stone\" end, play = "
          "function(seat) end }");
    uint64_t view = vaka_live_view_hash(on.live, 0);
    assert_string_equal(game_legal(0), "go a; go b; take-action watch.pry");
    for (uint32_t seed = 1; seed <= 8; seed++) {
        vaka_live *copy = vaka_live_clone(on.live);
        vaka_resampled changed;
        vaka_resample(copy, 0, seed, &changed);
        assert_true(vaka_live_view_hash(copy, 0) == view);
        vaka_live_free(copy);
    }
}

GAME_TEST(what_fails_in_it_is_taken_back_to_the_question_and_its_rule_is_named)
{
    (void)state;
    start(TURNS, "slip = { title = \"Slip\", play = function(seat)\n"
                 "game.add_counter(\"gold\", seat, 1) local x = seat + nil end }");
    uint64_t before = vaka_live_hash(on.live);
    assert_int_equal(game_act("take-action watch.slip"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "watch"));
    assert_true(vaka_live_hash(on.live) == before);
    int32_t item = vaka_live_failed(on.live);
    assert_true(vaka_live_skip(on.live, item, true));
    assert_string_equal(game_legal(0), "go a; go b");
    game_play("go a");
}

GAME_TEST(what_cannot_say_whether_it_is_offered_is_not_and_the_match_goes_on)
{
    (void)state;
    start(TURNS, "slip = { title = \"Slip\", play = function(seat) end,\n"
                 "may_play = function(seat) return seat + nil end }");
    assert_string_equal(game_legal(0), "go a; go b");
    assert_non_null(strstr(vaka_live_trouble(on.live), "watch"));
    game_play("go a");
    assert_int_equal(game_asked(), 1);
    assert_int_equal(vaka_live_failed(on.live), -1);
}

int main(void)
{
    return run_registered("what rules offer in games in Lua", NULL, NULL);
}
