/* unit/check_test.c - what the checker says about files, and that it says nothing about good ones.
 *
 * SPDX-License-Identifier: MIT */
#include "check_help.h"

static int set_up(void **state)
{
    open_tide(state);
    return 0;
}

static uint32_t check(const char *path)
{
    const char *paths[] = {path, NULL};

    return vaka_check_paths(paths, &(vaka_check_games){find_game, NULL}, &found);
}

/* Checks a card of a mod that is good otherwise. */
static void check_card(const char *card)
{
    scratch_write(&at, "tide/events/wave.lua", card);
    assert_int_equal(check(at.folder), 1);
}

/* A card whose play function has this body, from line 2 on. */
static void check_body(const char *body)
{
    char card[2048];

    snprintf(card, sizeof card, "return { title = \"Wave\", play = function(seat)\n%s\nend }",
             body);
    check_card(card);
}

static void assert_one(int32_t line, int32_t column, const char *text)
{
    assert_complaint(&found, "tide/events/wave.lua", line, text);
    if (found.count != 1) {
        char other[1024];
        vaka_complaint_write(&found.at[1], other, sizeof other);
        fail_msg("%u complaints; the second: %s", found.count, other);
    }
    if (column)
        assert_int_equal(found.at[0].spot.column, column);
}

TEST_WITH(good_mods_are_passed_in_silence, set_up, tear_down)
{
    (void)state;
    assert_int_equal(check(HARBOUR_BASE), 2);
    assert_int_equal(check(HARBOUR_WINDS), 1);
    assert_no_complaint(&found);
}

TEST_WITH(calls_of_tests_are_looked_through_too, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/tests/lib/help.lua", "return {}");
    scratch_write(&at, "tide/tests/wave.lua",
                  "local help = use \"help\"\nreturn { [\"it rolls\"] = function(t)\n"
                  "t:new {} host.kind(\"nothing\") host.log(help)\nend }");
    check_card("return { title = \"Wave\", play = function(seat) end }");
    assert_complaint(&found, "tide/tests/wave.lua", 3,
                     "there is no function in 'host' named 'log'");
    assert_int_equal(found.count, 1);
}

TEST_WITH(what_a_test_asks_of_t_is_known, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/tests/wave.lua",
                  "return { [\"it rolls\"] = function(t)\nt:new {}\nt:expct(1, 1)\nend }");
    check_card("return { title = \"Wave\", play = function(seat) end }");
    assert_complaint(&found, "tide/tests/wave.lua", 3, "there is no function of 't' named 'expct'");
    assert_int_equal(found.count, 1);
}

TEST_WITH(a_file_alone_can_be_checked, set_up, tear_down)
{
    char path[128];

    (void)state;
    scratch_write(&at, "tide/events/one.lua", "return { tittle = \"One\", title = \"One\" }");
    scratch_write(&at, "tide/events/two.lua", "return { tittle = \"Two\", title = \"Two\" }");
    snprintf(path, sizeof path, "%s/tide/events/two.lua", at.folder);
    assert_int_equal(check(path), 1);
    assert_int_equal(found.count, 1);
    assert_complaint(&found, "events/two.lua", 1, "an event has no field 'tittle'");
    assert_string_equal(found.at[0].suggestion, "did you mean 'title'?");
}

TEST_WITH(a_complaint_is_one_line, set_up, tear_down)
{
    char line[512], expected[512];

    (void)state;
    check_card("return {\n    tittle = \"Wave\", title = \"Wave\" }");
    assert_int_equal(found.count, 1);
    vaka_complaint_write(&found.at[0], line, sizeof line);
    snprintf(expected, sizeof expected,
             "%s/tide/events/wave.lua:2:5: an event has no field 'tittle' (did you mean 'title'?)",
             at.folder);
    assert_string_equal(line, expected);
}

TEST_WITH(a_path_that_is_no_mod_is_told, set_up, tear_down)
{
    (void)state;
    check("/nonexistent/mod");
    check("/dev");
    assert_complaint(&found, "/nonexistent/mod", 0, "no such file");
    assert_complaint(&found, "/dev", 0, "belongs to no mod");
}

TEST_WITH(a_mod_that_lacks_another_is_told, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"nowhere_to_be_found\" }");
    assert_int_equal(check(at.folder), 1);
    assert_int_equal(found.count, 1);
    assert_non_null(strstr(found.at[0].file, "tide/mod.lua"));
    assert_non_null(strstr(found.at[0].text, "nowhere_to_be_found"));
}

/* The other one lies among the scripts; its own complaints are none of this mod's. */
TEST_WITH(a_mod_that_needs_a_broken_one_is_told, set_up, tear_down)
{
    char scripts[256], path[128];

    (void)state;
    snprintf(scripts, sizeof scripts, "%s/more:%s", at.folder, HARBOUR_SCRIPTS);
    setenv("VAKA_SCRIPTS", scripts, 1);
    scratch_write(&at, "more/harbour/reef/mod.lua",
                  "return { id = \"reef\", title = \"T\", version = \"1.0\", api = 1,\n"
                  "game = \"harbour\" }");
    scratch_write(&at, "more/harbour/reef/events/reef.lua", "return { title = }");
    scratch_mod(&at, "tide", "needs = { \"reef\" }");
    snprintf(path, sizeof path, "%s/tide", at.folder);
    assert_int_equal(check(path), 1);
    assert_int_equal(found.count, 1);
    assert_non_null(strstr(found.at[0].file, "tide/mod.lua"));
    assert_non_null(strstr(found.at[0].text, "the mod cannot be used: "));
    assert_non_null(strstr(found.at[0].text, "reef"));
}

TEST_WITH(an_unknown_game_is_told, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "odd/mod.lua",
                  "return { id = \"odd\", title = \"T\", version = \"1\", api = 1,\n"
                  "game = \"harbor\" }");
    check(at.folder);
    assert_complaint(&found, "odd/mod.lua", 2, "there is no game 'harbor'");
}

TEST_WITH(a_syntax_error_has_line_and_column, set_up, tear_down)
{
    (void)state;
    check_body("    local x = = 3");
    assert_one(2, 15, "a value is missing");
}

TEST_WITH(a_missing_comma_is_told_where_it_is_missing, set_up, tear_down)
{
    (void)state;
    check_card("return {\n    title = \"Wave\"\n    vp = 1,\n}");
    assert_one(2, 19, "',' is missing");
}

TEST_WITH(a_missing_end_names_what_is_open, set_up, tear_down)
{
    (void)state;
    check_card("return {\n title = \"Wave\",\n play = function(seat)\n  if seat then\n end,\n}");
    assert_complaint(&found, "wave.lua", 5, "");
    assert_non_null(strstr(found.at[0].suggestion, "at line 3"));
}

TEST_WITH(an_unknown_name_is_told, set_up, tear_down)
{
    (void)state;
    check_body("    local count = 1\n    return coumt");
    assert_one(3, 12, "there is no 'coumt'");
    assert_string_equal(found.at[0].suggestion, "did you mean 'count'?");
}

TEST_WITH(an_unknown_global_at_file_level_is_told_once, set_up, tear_down)
{
    (void)state;
    check_card("local x = mth.floor(2)\nreturn { title = \"Wave\", vp = x }");
    assert_one(1, 11, "there is no 'mth'");
}

TEST_WITH(a_global_cannot_be_set, set_up, tear_down)
{
    (void)state;
    check_body("    count = 1");
    assert_one(2, 5, "globals cannot be assigned to");
}

TEST_WITH(a_local_of_the_file_cannot_be_changed_by_a_function, set_up, tear_down)
{
    (void)state;
    check_card("local count = 0\nreturn { title = \"Wave\", play = function(seat)\n"
               "  count = count + 1\nend }");
    assert_one(3, 3, "'count' is a local of the file");
}

TEST_WITH(an_unknown_function_of_a_library_is_told, set_up, tear_down)
{
    (void)state;
    check_body("    return math.flor(2.5)");
    assert_one(2, 17, "there is no function in 'math' named 'flor'");
    assert_string_equal(found.at[0].suggestion, "did you mean 'floor'?");
}

TEST_WITH(functions_that_mean_what_was_guessed_are_suggested, set_up, tear_down)
{
    static const char *const guessed[][2] = {
        {"    game.build_ship(seat, 0)", "game.add_ship"},
        {"    game.draw_card(seat)", "host.draw"},
        {"    draw_card(seat)", "host.draw"},
        {"    host.random(6)", "host.roll"},
        {"    host.message('x')", "host.say"},
        {"    host.end_game(seat)", "host.finish"},
        {"    ask.pick_hex { seat = seat }", "ask.space"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof guessed / sizeof *guessed; i++) {
        vaka_complaints_done(&found);
        check_body(guessed[i][0]);
        assert_true(found.count > 0);
        if (!found.at[0].suggestion || !strstr(found.at[0].suggestion, guessed[i][1]))
            fail_msg("%s: %s", guessed[i][0], found.at[0].suggestion);
    }
    vaka_complaints_done(&found);
    check_body("    game.snk(0)"); /* who mistypes is told what he has typed */
    assert_string_equal(found.at[0].suggestion, "did you mean 'sink'?");
    vaka_complaints_done(&found);
    check_body("    game.xyzzy(0)");
    assert_true(!found.at[0].suggestion || !*found.at[0].suggestion);
}

TEST_WITH(an_unknown_function_of_the_game_is_told, set_up, tear_down)
{
    (void)state;
    check_body("    game.sinc(seat)");
    assert_one(2, 10, "there is no function in 'game' named 'sinc'");
}

TEST_WITH(wrong_arguments_are_told, set_up, tear_down)
{
    (void)state;
    check_body("    game.add_ship(seat)\n    game.price(3)\n    game.best_seat(1)\n"
               "    game.ships(\"one\", {})");
    assert_complaint(&found, "wave.lua", 2, "'add_ship' takes 2 arguments, not 1");
    assert_complaint(&found, "wave.lua", 3, "'what' of 'price' must be a");
    assert_complaint(&found, "wave.lua", 4, "'best_seat' takes 0 arguments, not 1");
    assert_complaint(&found, "wave.lua", 5, "'owner' of 'ships' must be a");
    assert_complaint(&found, "wave.lua", 5, "'at' of 'ships' must be a");
    assert_int_equal(found.count, 5);
}

TEST_WITH(a_word_that_a_function_does_not_know_is_told, set_up, tear_down)
{
    (void)state;
    check_body("    game.price(\"rope\")\n    game.price(\"ropes\")\n    game.price(seat .. \"\")");
    assert_one(3, 16, "'what' of 'price' cannot be 'ropes'");
}

TEST_WITH(a_sentence_is_given_what_fills_its_gaps, set_up, tear_down)
{
    (void)state;
    check_body(
        "    host.say(\"{0:seat} lands\", seat)\n    host.say(\"{0:seat} at {1:int}\", seat)\n"
        "    host.say_to(seat, \"{0:int} left\", host.turn())");
    assert_one(3, 14, "the sentence has gaps for 2 values, and is given 1");
}

TEST_WITH(questions_of_acts_are_for_games_that_are_scripts, set_up, tear_down)
{
    (void)state;
    check_body("    ask.sealed { rows = function() return {} end }");
    assert_one(2, 0, "'rows' of ask.sealed is for games that are scripts");
}

TEST_WITH(what_a_sealed_question_is_made_of_is_looked_up, set_up, tear_down)
{
    (void)state;
    check_body("    ask.sealed { of = \"number\", max = 3 }\n"
               "    ask.sealed { of = \"numbers\", max = 3 }\n"
               "    ask.sealed { of = \"number\", max = 3, seat = 0 }\n"
               "    local how = { of = \"yes_no\" }\n    ask.sealed(how)");
    assert_int_equal(found.count, 3);
    assert_complaint(&found, "tide/events/wave.lua", 3, "there is no question named 'numbers'");
    assert_complaint(&found, "tide/events/wave.lua", 4,
                     "there is no field of a sealed question named 'seat'");
    assert_complaint(&found, "tide/events/wave.lua", 6, "a sealed question is written in the call");
}

TEST_WITH(names_of_the_game_in_calls_are_looked_up, set_up, tear_down)
{
    (void)state;
    check_body(
        "    host.modify(\"ship_move\", nil, 1, \"turn\")\n    host.rule_on(\"fogg\")\n"
        "    host.data(\"tile\", \"bay\", \"green\")\n    host.data(\"tiles\", \"bey\", \"gren\")\n"
        "    host.option(\"turn\")\n    host.tell(\"sunk\")\n"
        "    host.rule_option(\"late_end\", \"point\")");
    assert_complaint(&found, "wave.lua", 2, "there is no value 'ship_move'");
    assert_complaint(&found, "wave.lua", 3, "there is no rule 'fogg'");
    assert_complaint(&found, "wave.lua", 4, "there is no table 'tile'");
    assert_complaint(&found, "wave.lua", 5, "there is no row 'bey'");
    assert_complaint(&found, "wave.lua", 5, "there is no column 'gren'");
    assert_complaint(&found, "wave.lua", 6, "there is no option 'turn'");
    assert_complaint(&found, "wave.lua", 7, "there is no event 'sunk'");
    assert_complaint(&found, "wave.lua", 8, "there is no option of the rule 'point'");
    assert_int_equal(found.count, 8);
}

TEST_WITH(signs_of_other_languages_are_told_how_lua_writes_them, set_up, tear_down)
{
    (void)state;
    check_body("    game:sink(0)");
    assert_complaint(&found, "wave.lua", 2, "functions of 'game' are no methods");
    assert_string_equal(found.at[0].suggestion, "write a dot, not a colon, before its name");
    vaka_complaints_done(&found);
    check_body("    if seat != 0 then end");
    assert_complaint(&found, "wave.lua", 2, "write ~= for unequal");
    vaka_complaints_done(&found);
    check_body("    host.modify(\"cargo\", \"bay\", 1, \"turn\")");
    assert_string_equal(found.at[0].suggestion, "a seat's number, or host.zone(\"…\")");
}

TEST_WITH(durations_are_looked_up, set_up, tear_down)
{
    (void)state;
    check_body("    host.modify(\"cargo\", nil, 1, \"trun\")\n"
               "    host.set_value(\"cargo\", nil, 1, \"game\")\n"
               "    host.set_value(\"cargo\", nil, 1, \"ever\")");
    assert_complaint(&found, "wave.lua", 2, "there is no duration 'trun'");
    assert_string_equal(found.at[0].suggestion, "did you mean 'turn'?");
    assert_complaint(&found, "wave.lua", 4, "there is no duration 'ever'");
    assert_int_equal(found.count, 2);
}

TEST_WITH(in_api_level_1_nil_as_a_place_is_a_warning, set_up, tear_down)
{
    (void)state;
    check_body("    host.modify(\"ship_moves\", nil, 1, \"turn\")\n"
               "    host.modify(\"ship_moves\", \"everywhere\", 1, \"turn\")");
    assert_one(2, 31, "nil is no place of 'ship_moves': it means everywhere");
    assert_true(found.at[0].warning);
    assert_string_equal(found.at[0].suggestion, "write \"everywhere\" if all are meant");
}

TEST_WITH(in_api_level_2_nil_as_a_place_is_an_error, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", title = \"T\", version = \"1.0\", api = 2,\n"
                  "game = \"harbour\",\nneeds = { \"pirates\" } }\n");
    check_body("    host.modify(\"ship_moves\", nil, 1, \"turn\")\n"
               "    host.set_value_for(\"ship_moves\", nil, 1, 2)\n"
               "    host.modify_while(\"ship_moves\", \"everywhere\", 1, host.top(1))\n"
               "    host.modify(\"cargo\", nil, 1, \"turn\")");
    assert_complaint(&found, "wave.lua", 2, "nil is no place of 'ship_moves'");
    assert_complaint(&found, "wave.lua", 3, "nil is no place of 'ship_moves'");
    assert_int_equal(found.count, 2);
    assert_false(found.at[0].warning || found.at[1].warning);
}

TEST_WITH(in_api_level_1_nil_for_any_is_a_warning, set_up, tear_down)
{
    (void)state;
    check_body("    host.count(1, nil, 0)\n    host.count(1, \"any\", \"any\")\n"
               "    host.zones_with(nil, 0)");
    assert_one(2, 19, "nil is no seat: it means any");
    assert_true(found.at[0].warning);
    assert_string_equal(found.at[0].suggestion, "write \"any\" if all are meant");
}

TEST_WITH(in_api_level_2_nil_for_any_is_an_error, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", title = \"T\", version = \"1.0\", api = 2,\n"
                  "game = \"harbour\",\nneeds = { \"pirates\" } }\n");
    check_body("    host.find(1, nil)\n    host.seats_with(1, nil)\n"
               "    host.count(1, \"all\", \"any\")");
    assert_complaint(&found, "wave.lua", 2, "nil is no seat");
    assert_complaint(&found, "wave.lua", 3, "nil is no kind");
    assert_complaint(&found, "wave.lua", 4, "'owner' of 'count' must be a seat, not a text");
    assert_int_equal(found.count, 3);
    assert_false(found.at[0].warning || found.at[1].warning);
}

TEST_WITH(actions_of_a_card_are_checked_word_for_word, set_up, tear_down)
{
    (void)state;
    check_card("return { title = \"Wave\", actions = {\n"
               "    good = { title = \"Go\", steps = { \"turn\" }, once = \"turn\",\n"
               "        may_play = function(seat) return seat == 0 end,\n"
               "        play = function(seat) end },\n"
               "    odd = { titel = \"Go\", title = \"Go\", steps = { \"trun\" },\n"
               "        once = \"round\", play = 3,\n"
               "        may_play = function(seat) game.sink(3) return true end },\n"
               "    mute = { title = \"Go\", play = function() end },\n"
               "    Loud = { title = \"Go\" } }, panel = 4 }");
    assert_complaint(&found, "wave.lua", 5, "an action has no field 'titel'");
    assert_complaint(&found, "wave.lua", 5, "there is no step 'trun'");
    assert_complaint(&found, "wave.lua", 6, "'round'");
    assert_complaint(&found, "wave.lua", 6, "'play' must be a function, not a number");
    assert_complaint(&found, "wave.lua", 7, "'sink' changes the game, which cannot be done in");
    assert_complaint(&found, "wave.lua", 8, "the action 'mute' of a card needs 'may_play'");
    assert_complaint(&found, "wave.lua", 9, "an action has a short lower-case name");
    assert_complaint(&found, "wave.lua", 9, "'panel' must be a function, not a number");
    assert_int_equal(found.count, 8);
}

TEST_WITH(what_is_offered_is_asked_for_in_translations, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/lang/en.lua", "return { other = \"Other\" }");
    scratch_write(&at, "tide/lang/fr.lua", "return { other = \"Autre\" }");
    check_card("return { title = \"Wave\", actions = { go = { title = \"Go\",\n"
               "    reasons = { poor = \"it costs\" },\n"
               "    may_play = function(seat) return \"poor\" end,\n"
               "    play = function(seat) end } },\n"
               "    panel = function(seat, s) game.sink(3) end }");
    assert_complaint(&found, "lang/fr.lua", 1, "there is no 'event.wave.go'");
    assert_complaint(&found, "lang/fr.lua", 1, "there is no 'event.wave.go.poor'");
    assert_complaint(&found, "wave.lua", 5, "cannot be done in 'panel', which only shows");
}

TEST_WITH(of_all_texts_only_everywhere_is_a_place, set_up, tear_down)
{
    (void)state;
    check_body("    host.modify(\"ship_moves\", \"everywere\", 1, \"turn\")\n"
               "    host.value(\"ship_moves\", \"everywhere\")");
    assert_complaint(&found, "wave.lua", 2,
                     "'place' of 'modify' must be a place or \"everywhere\", not a text");
    assert_complaint(&found, "wave.lua", 3, "'place' of 'value' must be a number, not a text");
    assert_int_equal(found.count, 2);
}

TEST_WITH(a_seat_where_a_hex_belongs_is_refused, set_up, tear_down)
{
    (void)state;
    check_body("    game.sink(seat)\n    local best = game.best_seat()\n"
               "    host.count(best)\n    game.ships(host.space_at(1, 2), best)\n"
               "    for _, other in ipairs(host.seats()) do game.sink(other) end\n"
               "    host.modify(\"ship_moves\", host.zone_of(host.top(1)), 1, \"turn\")");
    assert_complaint(&found, "wave.lua", 2, "'at' of 'sink' must be a space, not a seat");
    assert_complaint(&found, "wave.lua", 4, "'at' of 'count' must be a zone, not a seat");
    assert_complaint(&found, "wave.lua", 5, "'owner' of 'ships' must be a seat, not a space");
    assert_complaint(&found, "wave.lua", 5, "'at' of 'ships' must be a space, not a seat");
    assert_complaint(&found, "wave.lua", 6, "'at' of 'sink' must be a space, not a seat");
    assert_complaint(&found, "wave.lua", 7, "the place of 'ship_moves' is a seat, not a zone");
    assert_int_equal(found.count, 6);
}

TEST_WITH(a_name_that_is_set_anew_may_hold_anything, set_up, tear_down)
{
    (void)state;
    check_body("    local at = game.best_seat()\n    at = 3\n    game.sink(at)\n"
               "    local from = host.space_at(1, 2)\n    game.sink(from)\n"
               "    host.modify(\"ship_moves\", seat, 1, \"turn\")\n"
               "    for _, zone in ipairs(host.zones()) do host.count(zone, seat) end");
    assert_no_complaint(&found);
}

TEST_WITH(who_writes_print_is_told_of_debug, set_up, tear_down)
{
    (void)state;
    check_body("    print(seat)");
    assert_one(2, 5, "there is no 'print'");
    assert_non_null(strstr(found.at[0].suggestion, "debug("));
}

TEST_WITH(rows_that_a_scenario_adds_are_rows, set_up, tear_down)
{
    (void)state;
    scratch_write(
        &at, "tide/scenarios/neap.lua",
        "return { title = \"Neap\", add = { tiles = { { id = \"spit\", green = 1 } } } }");
    check_body("    host.data(\"tiles\", \"spit\", \"green\")\n"
               "    host.data(\"ships\", \"spit\", \"cost\")\n"
               "    host.data(\"tiles\", \"spitt\", \"green\")");
    assert_complaint(&found, "wave.lua", 3, "there is no row 'spit'");
    assert_complaint(&found, "wave.lua", 4, "there is no row 'spitt'");
    assert_int_equal(found.count, 2);
}

/* Nothing in a mod can be used if its mod.lua is wrong. */
TEST_WITH(what_is_wrong_in_mod_lua_is_told_about_all_that_is_in_the_mod, set_up, tear_down)
{
    char path[256];

    (void)state;
    scratch_mod(&at, "tide", "lisence = \"MIT\"");
    scratch_mod(&at, "other", "lisence = \"MIT\"");
    scratch_write(&at, "tide/events/wave.lua", "return { title = \"Wave\", play = print }");
    scratch_write(&at, "tide/events/surf.lua", "return { title = \"Surf\" }");
    snprintf(path, sizeof path, "%s/tide/events/surf.lua", at.folder);
    check(path);
    assert_complaint(&found, "tide/mod.lua", 3, "a mod has no field 'lisence'");
    assert_int_equal(found.count, 1);
    vaka_complaints_done(&found);
    scratch_mod(&at, "tide", "needs = { \"nowhere\" }");
    snprintf(path, sizeof path, "%s/tide/events", at.folder);
    check(path);
    assert_complaint(&found, "tide/mod.lua", 3, "nowhere");
}

TEST_WITH(functions_that_are_not_called_are_told, set_up, tear_down)
{
    (void)state;
    check_body("    for _, at in ipairs(host.spaces) do\n        vars.n = vars + 1\n    end\n"
               "    return host.turn > 3");
    assert_complaint(&found, "wave.lua", 2, "'spaces' is a function");
    assert_complaint(&found, "wave.lua", 3, "'vars' is a table");
    assert_complaint(&found, "wave.lua", 5, "'turn' is a function");
}

TEST_WITH(a_variable_that_is_not_declared_is_told, set_up, tear_down)
{
    (void)state;
    check_body("    vars.count = 1");
    assert_one(2, 10, "named 'count'");
}

TEST_WITH(nothing_can_be_asked_in_a_filter, set_up, tear_down)
{
    (void)state;
    check_body("    return ask.space{ seat = seat, where = function(s)\n"
               "        return ask.yes_no{ seat = seat }\n    end }");
    assert_one(3, 20, "nothing can be asked in a filter");
}

TEST_WITH(nothing_can_be_asked_in_a_score_a_comparison_or_a_value, set_up, tear_down)
{
    (void)state;
    check_card("local function doubt(s)\n return ask.yes_no{ seat = s }\nend\n"
               "return { title = \"Wave\",\n"
               "worth = function(seat)\n return ask.number{ seat = seat, max = 3 }\nend,\n"
               "play = function(seat)\n"
               " table.sort({}, function(a, b)\n  return ask.yes_no{ seat = a }\n end)\n"
               " ask.space{ seat = seat, prefer = doubt }\n"
               " string.gsub(\"a\", \"b\",\n  function() return ask.seat{ seat = 1 } end)\n"
               "end }");
    assert_complaint(&found, "wave.lua", 6, "nothing can be asked in 'worth'");
    assert_complaint(&found, "wave.lua", 10, "nothing can be asked in a comparison");
    assert_complaint(&found, "wave.lua", 12, "'doubt' asks a question");
    assert_complaint(&found, "wave.lua", 14, "nothing can be asked in a function that replaces");
    assert_int_equal(found.count, 4);
}

TEST_WITH(nothing_can_be_changed_in_a_filter, set_up, tear_down)
{
    (void)state;
    check_card("return { title = \"Wave\", vars = { n = 0 },\nmay_play = function(seat)\n"
               " vars.n = 1\n return game.sink(1)\nend }");
    assert_complaint(&found, "wave.lua", 3, "variables cannot be changed in 'may_play'");
    assert_complaint(&found, "wave.lua", 4, "'sink' changes the game");
    assert_int_equal(found.count, 2);
}

TEST_WITH(fields_of_a_question_are_checked, set_up, tear_down)
{
    (void)state;
    check_body(
        "    ask.space{ seat = seat, promt = \"Where?\" }\n    ask.seat{ prompt = \"Who?\" }\n"
        "    ask.choice{ seat = seat }\n    ask.space{ seat = seat, hint = \"good\" }\n"
        "    ask.spaces{ seat = seat }\n    ask.card(seat)\n    ask.yes_no()");
    assert_complaint(&found, "wave.lua", 2, "named 'promt'");
    assert_complaint(&found, "wave.lua", 3, "the question has no 'seat'");
    assert_complaint(&found, "wave.lua", 4, "the question has no 'options'");
    assert_complaint(&found, "wave.lua", 5, "'hint' is");
    assert_complaint(&found, "wave.lua", 6, "there is no function in 'ask' named 'spaces'");
    assert_complaint(&found, "wave.lua", 8, "a question takes a table");
    assert_int_equal(found.count, 6);
}

TEST_WITH(texts_that_are_missing_are_told, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/lang/en.lua", "return { wave_where = \"Where?\" }");
    check_body("    local a, b = text.wave_where, text.wave_were\n"
               "    ask.space{ seat = seat, prompt = \"wave_here\" }\n"
               "    ask.space{ seat = seat, prompt = \"Where to?\" }");
    assert_complaint(&found, "wave.lua", 2, "'wave_were'");
    assert_complaint(&found, "wave.lua", 3, "'wave_here'");
    assert_int_equal(found.count, 2);
}

TEST_WITH(a_translated_mod_has_texts_for_all_that_is_shown, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/lang/en.lua", "return { [\"Where?\"] = \"Where?\", go = \"Go\" }");
    scratch_write(&at, "tide/lang/fr.lua",
                  "return { [\"Where?\"] = \"Où ?\", go = \"Va\", [\"mod.tide.title\"] = \"T\",\n"
                  "[\"event.wave.title\"] = \"V\" }");
    check_body(
        "    ask.space{ seat = seat, prompt = \"Where?\" }\n"
        "    ask.choice{ seat = seat, prompt = \"What?\",\n    options = { \"go\", \"stay\" } }");
    assert_complaint(&found, "wave.lua", 3, "lang/fr.lua does not say 'What?'");
    assert_complaint(&found, "wave.lua", 4, "lang/fr.lua does not say 'stay'");
    assert_int_equal(found.count, 2);
    assert_int_equal(vaka_complaints_errors(&found), 0); /* it is shown as it stands */
}

TEST_WITH(a_language_that_lacks_a_text_is_told, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/events/wave.lua", "return { title = \"Wave\" }");
    scratch_write(&at, "tide/lang/en.lua", "return { hit = \"{0:seat} is hit\" }");
    scratch_write(&at, "tide/lang/fr.lua",
                  "return {\n hit = \"{1:seat} touche\",\n [\"mod.tide.title\"] = \"T\",\n"
                  " miss = \"x\" }");
    check(at.folder);
    assert_complaint(&found, "lang/fr.lua", 1, "there is no 'event.wave.title'");
    assert_complaint(&found, "lang/fr.lua", 2, "'hit' has other gaps");
    assert_complaint(&found, "lang/fr.lua", 4, "no English text with the id 'miss'");
    assert_int_equal(found.count, 3);
    assert_int_equal(vaka_complaints_errors(&found), 2); /* what is missing is shown in English */
}

TEST_WITH(a_broken_language_does_not_spoil_the_mod, set_up, tear_down)
{
    vaka_library library;

    (void)state;
    scratch_write(&at, "tide/lang/fr.lua", "return { oops");
    vaka_library_open(&library, &harbour, (const char *const[]){at.folder, NULL});
    assert_int_equal(library.complaints.count, 1);
    assert_true(vaka_library_mod(&library, "tide")->usable);
    vaka_library_done(&library);
}

TEST_WITH(hooks_values_words_and_types_are_checked, set_up, tear_down)
{
    (void)state;
    check_card("return {\n title = 3,\n mood = \"god\",\n copies = \"two\",\n play = 1,\n"
               " on = { [\"turn.begin\"] = function() end,\n [\"turn.start\"] = 3 },\n"
               " modifies = { cargos = 1,\n cargo = \"1\" },\n vars = { text = \"full\" } }");
    assert_complaint(&found, "wave.lua", 2, "'title' must be a text");
    assert_complaint(&found, "wave.lua", 3, "'mood' cannot be 'god'");
    assert_complaint(&found, "wave.lua", 4, "'copies' must be a whole number");
    assert_complaint(&found, "wave.lua", 5, "'play' must be a function");
    assert_complaint(&found, "wave.lua", 6, "there is no hook 'turn.begin'");
    assert_complaint(&found, "wave.lua", 7, "must be a function");
    assert_complaint(&found, "wave.lua", 8, "there is no value 'cargos'");
    assert_complaint(&found, "wave.lua", 9, "'cargo' must be a whole number");
    assert_complaint(&found, "wave.lua", 10, "must begin empty");
}

TEST_WITH(the_scenarios_of_a_rule_are_there, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/scenarios/neap.lua", "return { title = \"Neap\" }");
    scratch_write(&at, "tide/rules/low.lua",
                  "return { title = \"Low\", scenarios = { \"neap\",\n \"naep\",\n 3 } }");
    check(at.folder);
    assert_complaint(&found, "rules/low.lua", 2, "there is no scenario 'naep'");
    assert_complaint(&found, "rules/low.lua", 3, "'scenarios' must be a list of texts");
    assert_int_equal(found.count, 2);
}

TEST_WITH(two_cards_agree_on_a_variable, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/events/first.lua", "return { title = \"A\", vars = { n = 0 } }");
    check_card("return { title = \"B\",\nvars = { n = 1 } }");
    assert_one(2, 0, "'n' begins with something else in events/first.lua");
}

TEST_WITH(an_option_that_nothing_reads_is_told, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/rules/low.lua",
                  "return { title = \"Low\",\n options = {\n"
                  " size = { title = \"S\", min = 1, max = 2, normal = 1 },\n"
                  " far = { title = \"F\", min = 1, max = 2, normal = 1 } },\n"
                  " on = { [\"turn.start\"] = function()\n"
                  " host.modify(\"ship_moves\", 0, host.rule_option(\"low\", \"far\"), \"turn\")\n"
                  " end } }");
    check(at.folder);
    assert_complaint(&found, "rules/low.lua", 3, "nothing in the mod reads the option 'size'");
    assert_true(found.at[0].warning);
    assert_int_equal(found.count, 1);
}

TEST_WITH(rules_and_scenarios_are_checked, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/rules/low.lua",
                  "return { title = \"Low\",\n conflicts = { \"fogg\" },\n"
                  " options = { size = { title = \"S\", min = 3,\n max = 2 },\n odd = 3 },\n"
                  " mood = \"good\" }");
    scratch_write(&at, "tide/scenarios/neap.lua",
                  "return { title = \"Neap\",\n rules = { \"lo\" },\n options = { turns = 99,\n"
                  " day = 1 },\n seats = { min = 9 },\n queue = { \"dice 3\" },\n"
                  " data = { tiles = { bey = {} },\n boats = {} } }");
    check(at.folder);
    assert_complaint(&found, "rules/low.lua", 2, "there is no rule 'fogg'");
    assert_complaint(&found, "rules/low.lua", 3, "'min' is greater than 'max'");
    assert_complaint(&found, "rules/low.lua", 5, "is a table");
    assert_complaint(&found, "rules/low.lua", 6, "a rule has no field 'mood'");
    assert_complaint(&found, "scenarios/neap.lua", 2, "there is no rule 'lo'");
    assert_complaint(&found, "scenarios/neap.lua", 3, "'turns' is 99");
    assert_complaint(&found, "scenarios/neap.lua", 4, "there is no option 'day'");
    assert_complaint(&found, "scenarios/neap.lua", 5, "'min' is 9");
    assert_complaint(&found, "scenarios/neap.lua", 6, "no result of chance");
    assert_complaint(&found, "scenarios/neap.lua", 7, "named 'bey'");
    assert_complaint(&found, "scenarios/neap.lua", 8, "there is no table 'boats'");
    assert_int_equal(found.count, 11);
}

TEST_WITH(tests_and_tutorials_must_be_lua, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/tests/a.lua", "return {\n one two }");
    check(at.folder);
    assert_complaint(&found, "tests/a.lua", 2, "',' is missing");
}

TEST_WITH(fields_and_steps_of_tutorials_are_checked, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/tutorials/first.lua",
                  "return {\n title = \"First\",\n scenario = \"nowhere\",\n mood = 1,\n"
                  " queue = { \"luck\" },\n steps = {\n  { text = \"Hello\", expect = 3 },\n"
                  "  { seat = 1 },\n  { expect = \"pass\" },\n"
                  "  { text = \"x\", does = \"pass\" },\n"
                  "  \"word\",\n },\n}\n");
    check(at.folder);
    assert_complaint(&found, "tutorials/first.lua", 3, "there is no scenario 'nowhere'");
    assert_complaint(&found, "tutorials/first.lua", 4, "a tutorial has no field 'mood'");
    assert_complaint(&found, "tutorials/first.lua", 5, "no result of chance");
    assert_complaint(&found, "tutorials/first.lua", 7, "an action as text");
    assert_complaint(&found, "tutorials/first.lua", 8, "says what it does");
    assert_complaint(&found, "tutorials/first.lua", 9, "has a text");
    assert_complaint(&found, "tutorials/first.lua", 10, "for another seat");
    assert_complaint(&found, "tutorials/first.lua", 11, "a step is a table");
    assert_int_equal(found.count, 8);
}

TEST_WITH(deep_nesting_is_survived, set_up, tear_down)
{
    size_t size = 60000;
    char *text = malloc(size + 64);

    (void)state;
    memcpy(text, "return { title = \"Wave\", play = function(seat) local x = seat", 60);
    memset(text + 60, '(', size - 60);
    text[size] = '\0';
    check_card(text);
    assert_true(found.count > 0);
    vaka_complaints_done(&found);
    for (size_t i = 60; i + 2 < size; i += 2)
        memcpy(text + i, ".a", 2);
    memcpy(text + size - 8, " end }", 7);
    check_card(text);
    free(text);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
