/* unit/game_test.c - games in Lua: what game.lua declares, and how a match of it is played.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/record_inside.h"

#include "table/result.h"
#include "vaka/board.h"
#include "vaka/counter.h"

/* --- What it declares ------------------------------------------------------------------------- */

static const char full[] =
    "local shared = use \"shared\"\n"
    "return {\n"
    "    title = \"All there is\", seats = { 1, 5 }, revision = 3,\n"
    "    options = { { id = \"long\", title = \"A long game\", rule = \"9.1\", max = 2, normal = 1 "
    "},\n"
    "                { id = \"night\", title = \"By night\" } },\n"
    "    tables = {\n"
    "        islet = { name = \"text\", size = \"0..9\", reach = \"-5..5=-2\", lit = \"true\",\n"
    "                  dark = \"false\", kind = \"sand|rock|reef\", next = \"islet\", twin = "
    "\"islet?\" },\n"
    "        boat = { cost = \"1..20\" } },\n"
    "    sorts = { tide = { title = \"Tide\", functions = \"rise points=look\", numbers = "
    "\"force=1\",\n"
    "                       words = \"time=day|night\", help = \"Comes and goes.\" } },\n"
    "    hooks = { [\"boat.landed\"] = \"seat who, space at, int many\" },\n"
    "    values = { speed = { scope = \"seat\", normal = 2, min = 1, max = 9, help = \"Knots.\" "
    "},\n"
    "               cost = { normal = 1 } },\n"
    "    verbs = {\n"
    "        all = { title = \"All {0:int}\", args = \"int n -3..12, zone z, space s, route r\" "
    "},\n"
    "        more = { title = \"More\", args = \"kind k, seat s, counter c, word w left|right|up\" "
    "},\n"
    "        none = { title = \"None\" } },\n"
    "    events = { went = \"{0:seat} goes.\", came = \"{0:seat} comes.\" },\n"
    "    reasons = { tired = { rule = \"3.4\", text = \"{0:seat} is tired\" }, off = { text = "
    "\"no\" } },\n"
    "    words = { shells = \"Shells\" },\n"
    "    vars = { n = 1 },\n"
    "    table = function(t) t.zone { id = \"z\", title = \"Z\" } end,\n"
    "    setup = function() run(\"turn\", 0) end,\n"
    "    steps = { turn = function() shared.ask() end, alone = function() end },\n"
    "}\n";

static void write_full(const char *what, const char *by)
{
    char text[8192];
    const char *found = what ? strstr(full, what) : NULL;

    game_write_steps("", "");
    game_write("lib/shared.lua",
               "return { ask = function() ask.act { seat = 0, none = function() end } end }\n");
    game_write(
        "data/islets.lua",
        "return { table = \"islet\", rows = { { id = \"first\", size = 3, next = \"second\" },\n"
        "{ id = \"second\", size = 9, next = \"first\", twin = \"first\", kind = \"reef\",\n"
        "name = \"Second\", lit = false, dark = true, reach = 4 } } }\n");
    game_write("data/boats.lua",
               "return { table = \"boat\", rows = { { id = \"raft\", cost = 1 } } }\n");
    if (what && !found)
        fail_msg("there is no \"%s\"", what);
    if (found)
        snprintf(text, sizeof text, "%.*s%s%s", (int)(found - full), full, by,
                 found + strlen(what));
    game_write("game.lua", found ? text : full);
}

static const vaka_module *find_full(void)
{
    write_full(NULL, NULL);
    if (!game_find())
        fail_msg("%s", on.err.text);
    return on.module;
}

GAME_TEST(a_game_in_a_folder_is_a_module)
{
    (void)state;
    const vaka_module *module = find_full();
    assert_string_equal(module->id, "lua.islets");
    assert_string_equal(module->title, "All there is");
    assert_string_equal(module->version, "1.0");
    assert_int_equal(module->rules_rev, 3);
    assert_int_equal(module->seats_min, 1);
    assert_int_equal(module->seats_max, 5);
    assert_non_null(vaka_game_of(module));
    assert_ptr_equal(vaka_plugins_find(&on.plugins, "islets", &on.err), module);
}

GAME_TEST(the_same_folder_is_read_once)
{
    char folder[128];

    (void)state;
    const vaka_module *module = find_full();
    snprintf(folder, sizeof folder, "%s/islets/../islets", on.folder.folder);
    assert_ptr_equal(vaka_modules_find(&on.plugins, folder, &on.err), module);
}

GAME_TEST(arguments_of_every_type_are_read)
{
    (void)state;
    const vaka_module *module = find_full();
    static const uint32_t types[2][VAKA_ARGS] = {
        {VAKA_ARG_INT, VAKA_ARG_ZONE, VAKA_ARG_SPACE, VAKA_ARG_ROUTE},
        {VAKA_ARG_KIND, VAKA_ARG_SEAT, VAKA_ARG_COUNTER, VAKA_ARG_WORD}};

    assert_int_equal(module->verb_count, 3);
    for (int verb = 0; verb < 2; verb++)
        for (int i = 0; i < VAKA_ARGS; i++)
            assert_int_equal(module->verbs[verb].arg[i].type, types[verb][i]);
    assert_string_equal(module->verbs[0].name, "all");
    assert_string_equal(module->verbs[0].title, "All {0:int}");
    assert_int_equal(module->verbs[0].arg[0].min, -3);
    assert_int_equal(module->verbs[0].arg[0].max, 12);
    assert_string_equal(module->verbs[1].arg[3].words, "left|right|up");
    assert_int_equal(module->verbs[2].arg[0].type, VAKA_ARG_NONE);
}

static const vaka_column *column(const vaka_module *module, const char *id)
{
    const vaka_data_table *table = &module->tables[1];

    for (uint32_t i = 0; i < table->column_count; i++)
        if (strcmp(table->columns[i].id, id) == 0)
            return &table->columns[i];
    fail_msg("no column %s", id);
    return NULL;
}

GAME_TEST(columns_of_every_spelling_are_read)
{
    (void)state;
    const vaka_module *module = find_full();
    assert_int_equal(module->table_count, 2);
    assert_string_equal(module->tables[0].id, "boat");
    assert_string_equal(module->tables[1].id, "islet");
    assert_int_equal(module->tables[1].column_count, 8);
    assert_int_equal(column(module, "name")->type, VAKA_COLUMN_TEXT);
    assert_int_equal(column(module, "size")->flags, VAKA_COLUMN_NEEDED);
    assert_int_equal(column(module, "size")->max, 9);
    assert_int_equal(column(module, "reach")->min, -5);
    assert_int_equal(column(module, "reach")->normal, -2);
    assert_int_equal(column(module, "reach")->flags, 0);
    assert_int_equal(column(module, "lit")->type, VAKA_COLUMN_BOOL);
    assert_int_equal(column(module, "lit")->normal, 1);
    assert_int_equal(column(module, "dark")->normal, 0);
    assert_string_equal(column(module, "kind")->words, "sand|rock|reef");
    assert_int_equal(column(module, "next")->flags, VAKA_COLUMN_NEEDED);
    assert_int_equal(column(module, "twin")->flags, 0);
    assert_string_equal(column(module, "twin")->words, "islet");
}

GAME_TEST(the_rest_is_read_and_sorted_by_name)
{
    (void)state;
    const vaka_module *module = find_full();
    const vaka_game *game = vaka_game_of(module);

    assert_int_equal(module->event_count, 2);
    assert_string_equal(module->events[0].id, "came");
    assert_string_equal(module->events[1].text, "{0:seat} goes.");
    assert_int_equal(game->reason_count, 2);
    assert_string_equal(game->reasons[1].id, "tired");
    assert_string_equal(game->reasons[1].rule, "3.4");
    assert_int_equal(game->word_count, 1);
    assert_string_equal(game->words[0].text, "Shells");
    assert_int_equal(module->sort_count, 1);
    assert_string_equal(module->sorts[0].help, "Comes and goes.");
    assert_string_equal(module->sorts[0].functions, "rise points=look");
    assert_int_equal(module->hook_count, 1);
    assert_string_equal(module->hooks[0].id, "boat.landed");
    assert_int_equal(module->value_count, 2);
    assert_int_equal(module->values[0].scope, VAKA_SCOPE_GAME);
    assert_int_equal(module->values[1].scope, VAKA_SCOPE_SEAT);
    assert_int_equal(module->values[1].min, 1);
    assert_int_equal(module->option_count, 2);
    assert_string_equal(module->options[0].rule, "9.1");
    assert_int_equal(module->options[0].normal, 1);
    assert_int_equal(module->options[1].max, 1);
    assert_int_equal(module->step_count, 3);
    assert_string_equal(module->steps[VAKA_STEP_SETUP].id, "setup");
    assert_string_equal(module->steps[1].id, "alone");
}

GAME_TEST(a_game_with_shared_code_begins)
{
    (void)state;
    write_full(NULL, NULL);
    if (game_try(1))
        fail_msg("%s", on.err.text);
    assert_string_equal(game_legal(0), "none");
}

GAME_TEST(a_game_may_have_no_texts_of_its_own)
{
    char path[128];

    (void)state;
    write_full(NULL, NULL);
    snprintf(path, sizeof path, "%s/islets/lang/en.lua", on.folder.folder);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(game_try(1), VAKA_OK);
}

/* --- Questions -------------------------------------------------------------------------------- */

GAME_TEST(legal_lists_are_the_rows)
{
    (void)state;
    game_begin("run(\"turn\", 1)",
               TURN("ask.act { seat = seat, go = { rows = { \"d\", 1, \"b\" } },\n"
                    "pay = { rows = { { 2, \"shell\" }, { 1, \"fish\" } } },\n"
                    "cross = { rows = { \"bc\" } }, stop = {} }"));
    assert_int_equal(game_asked(), 1);
    assert_string_equal(game_legal(1), "cross bc; go b; go d; pay 1 fish; pay 2 shell; stop");
    assert_string_equal(game_legal(0), "");
}

GAME_TEST(a_verb_without_arguments_may_be_a_function_true_or_false)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function() vars.n = 5 end,\n"
                                        "go = { rows = false }, cross = { rows = {} } }\n"
                                        "ask.act { seat = 0, stop = { rows = true } }"));
    assert_string_equal(game_legal(0), "stop");
    game_play("stop");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(what_is_not_offered_is_refused_with_its_reason)
{
    char text[VAKA_SENTENCE];

    (void)state;
    game_begin("run(\"turn\", 1)",
               TURN("ask.act { seat = seat, go = { rows = { \"b\" },\n"
                    "why = function(to) if to == host.zone \"d\" then return "
                    "\"far\", to, seat end end } } ask.act { seat = seat, stop = {} }"));
    game_refused("go d", "far");
    assert_string_equal(on.why.rule, "2.1");
    vaka_sentence(on.layout, NULL, on.why.text, on.why.fact, text, sizeof text);
    assert_string_equal(text, "Islet d is too far for seat 1");
    game_refused("go c", "not_now");
    game_refused("stop", "not_now");
    game_play("go b");
}

GAME_TEST(a_reason_may_be_asked_again_and_again)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("local at = host.roll(6)\n"
                                        "ask.act { seat = 0, go = { rows = { \"b\" },\n"
                                        "why = function(to) return \"far\", to, 0 end } }"));
    uint64_t before = vaka_live_hash(on.live);
    for (int i = 0; i < 50; i++)
        game_refused("go d", "far");
    assert_true(vaka_live_hash(on.live) == before);
    assert_string_equal(game_legal(0), "go b");
    assert_string_equal(vaka_live_trouble(on.live), "");
}

GAME_TEST(go_is_handed_the_arguments_and_may_ask_again)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("local done = ask.act { seat = 0, pay = { rows = { { 3, \"shell\" } }, go = "
                    "function(n, with)\n"
                    "  game.set_counter(\"gold\", 0, n)\n"
                    "  vars.who = with\n"
                    "  ask.act { seat = 1, go = { rows = { \"c\" }, go = function(to)\n"
                    "     game.put(\"boat\", 1, to) end } }\n"
                    "end } }\n"
                    "if done ~= \"pay\" or vars.who ~= \"shell\" then error(done) end\n"
                    "note(1)\n"
                    "ask.act { seat = 0, stop = {} }"));
    game_play("pay 3 shell");
    assert_int_equal(vaka_counter(game_match(), vaka_counter_by_id(on.layout, "gold"), 0), 3);
    assert_int_equal(game_asked(), 1);
    assert_string_equal(game_legal(1), "go c");
    game_play("go c");
    assert_int_equal(vaka_count(game_match(), vaka_zone_by_id(on.layout, "c"), 1, VAKA_NONE), 1);
    assert_string_equal(game_told(), "noted 1 0 0");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(other_questions_are_asked_as_for_all_scripts)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("local n = ask.number { seat = 0, prompt = \"turn\", min = 1, max = 3 }\n"
                    "ask.act { seat = 0, go = { rows = { n } } }"));
    game_play("choose-number 2");
    assert_string_equal(game_legal(0), "go c");
}

GAME_TEST(the_prompt_is_a_text_with_its_gaps_filled)
{
    char text[VAKA_SENTENCE];

    (void)state;
    game_begin("run(\"turn\", 1)",
               TURN("ask.act { seat = seat, prompt = { \"turn\", seat }, stop = {} }"));
    const vaka_scene *scene = vaka_live_scene(on.live, 1);
    assert_non_null(scene->prompt.text);
    vaka_sentence(on.layout, NULL, scene->prompt.text, scene->prompt.arg, text, sizeof text);
    assert_string_equal(text, "Where to, seat 1?");
    assert_null(vaka_live_scene(on.live, 0)->prompt.text);
}

GAME_TEST(rows_may_be_functions_that_are_called_once)
{
    (void)state;
    game_begin(
        "run(\"turn\", 0)",
        TURN("ask.act { seat = 0, go = { rows = function() return { \"b\" } end },\n"
             "stop = {} }\n"
             "local asked = 0\n"
             "ask.act { seat = 0, rows = function() return { go = { \"c\" }, stop = false } end,\n"
             "go = { go = function(to) note(to) end }, stop = {} }\n"
             "ask.act { seat = 0, stop = {} }"));
    assert_string_equal(game_legal(0), "go b; stop");
    game_play("stop");
    assert_string_equal(game_legal(0), "go c");
    game_play("go c");
    assert_string_equal(game_told(), "noted 2 0 0");
}

GAME_TEST(a_row_that_is_there_twice_is_offered_once)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, go = { rows = { \"c\", \"b\", 2, \"c\" } } }"));
    assert_string_equal(game_legal(0), "go b; go c");
}

GAME_TEST(a_row_with_lists_stands_for_each_choice_of_them)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, go = { rows = { \"d\", { { \"b\", 2 } } } },\n"
                    "pay = { rows = { { { 3, 1 }, { \"shell\", \"fish\" } }, { 2, \"fish\" } } },\n"
                    "cross = { rows = { { {} } } } }"));
    assert_string_equal(game_legal(0), "go b; go c; go d; pay 1 fish; pay 1 shell; pay 2 fish; "
                                       "pay 3 fish; pay 3 shell");
    game_refused("pay 2 shell", "not_now");
}

GAME_TEST(what_is_wrong_in_a_list_of_a_row_is_told)
{
    static const struct {
        const char *rows, *message;
    } wrong[] = {
        {"pay = { rows = { { { 1, 9 }, \"fish\" } } }", "a number from 1 to 3 expected"},
        {"pay = { rows = { { { 1 }, { \"fish\", \"eel\" } } } }", "a word of fish|shell expected"},
        {"pay = { rows = { { { 1 } } } }", "a word of fish|shell expected, got nil"},
        {"go = { rows = { { { \"b\", { \"c\" } } } } }", "space expected, got table"},
        {"go = { rows = { { setmetatable({}, { __len = function() return 1 << 40 end }) } } }",
         "more than the 256 acts"},
        {"go = { rows = { { setmetatable({}, { __len = function() return 9 end,\n"
         "__index = function() return 1 end }) }, stop = {} } }, x = {}",
         "there is no verb 'x'"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char step[512];
        snprintf(step, sizeof step, TURN("ask.act { seat = 0, %s }"), wrong[i].rows);
        game_write_steps("run(\"turn\", 0)", step);
        assert_int_not_equal(game_try(2), VAKA_OK);
        if (!strstr(on.err.text, wrong[i].message))
            fail_msg("%s: %s", wrong[i].rows, on.err.text);
        game_end();
    }
}

GAME_TEST(more_rows_than_a_question_takes_are_refused_however_they_are_written)
{
    (void)state;
    game_write_steps("run(\"turn\", 0)",
                     TURN("local many = {} for i = 1, 100 do many[i] = 1 + i % 3 end\n"
                          "ask.act { seat = 0, pay = { rows = { { many, { \"fish\", \"shell\",\n"
                          "\"fish\" } } } } }"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "more than the 256 acts"));
}

GAME_TEST(a_row_that_a_function_fills_is_asked_for_each_time)
{
    (void)state;
    game_write("lib/fickle.lua", "return setmetatable({}, { __index = function(_, at)\n"
                                 "return at == 1 and vars.n + 1 or \"fish\" end })\n");
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, pay = { rows = { use \"fickle\" }, go = function()\n"
                    "vars.n = vars.n + 1 run(\"turn\", 0) end } }"));
    assert_string_equal(game_legal(0), "pay 1 fish");
    game_play("pay 1 fish");
    assert_string_equal(game_legal(0), "pay 2 fish");
}

GAME_TEST(a_reason_is_given_what_fills_its_gaps)
{
    static const char *const wrong[][2] = {
        {"to, nil", "go: 'far' has 2 gaps to fill, and 1 numbers were given"},
        {"to, 0, 1", "go: 'far' has 2 gaps to fill, and 3 numbers were given"},
        {"nil, 1", "go: number 1 of what fills the gaps is nil"}};

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char turn[256];
        snprintf(turn, sizeof turn,
                 "turn = function() ask.act { seat = 0, go = { rows = { \"b\" },\n"
                 "why = function(to) return \"far\", %s end } } end",
                 wrong[i][0]);
        game_record("run(\"turn\", 0)", turn);
        assert_int_equal(game_act("go c"), VAKA_ERR_CONTRACT);
        if (!strstr(on.record->fault, wrong[i][1]))
            fail_msg("\"%s\" is not in: %s", wrong[i][1], on.record->fault);
        game_end();
        remove(on.path);
    }
}

GAME_TEST(options_and_seats_are_known_to_the_table)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, go = { rows = { #host.seats() } } }"));
    assert_string_equal(game_legal(0), "go c");
    game_end();
    assert_int_equal(game_try(3), VAKA_OK);
    assert_string_equal(game_legal(0), "go d");
    assert_true(vaka_zone_by_id(on.layout, "hand2") >= 0);
}

/* --- Steps ------------------------------------------------------------------------------------ */

GAME_TEST(steps_run_in_the_order_in_which_they_were_queued)
{
    (void)state;
    game_begin("run(\"one\", 1, 2, 3) run(\"two\", \"b\", true)",
               "one = function(a, b, c) note(a, b, c) run(\"three\", 7) run(\"three\", "
               "8) end,\n"
               "two = function(a, b, c) note(a, b, c) ask.act { seat = 1, stop = {} } end,\n"
               "three = function(a) note(3, a)\n"
               "  if a == 8 then ask.act { seat = 0, stop = {} } end end");
    assert_string_equal(game_told(), "noted 1 2 3; noted 3 7 0; noted 3 8 0");
    game_play("stop");
    assert_string_equal(game_told(), "noted 1 1 0");
    assert_string_equal(game_legal(1), "stop");
}

GAME_TEST(what_a_question_was_asked_after_is_queued_once)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("run(\"after\", 1)\n"
                    "ask.act { seat = 0, stop = function() run(\"after\", 2) end }\n"
                    "run(\"after\", 3)") "after = function(n) note(n)\n"
                                         "if n == 3 then ask.act { seat = 1, stop = {} } end end");
    game_play("stop");
    assert_string_equal(game_told(), "noted 1 0 0; noted 2 0 0; noted 3 0 0");
}

/* --- Content ---------------------------------------------------------------------------------- */

GAME_TEST(cards_are_listed_played_and_asked)
{
    (void)state;
    game_tide("high", "force = 4, time = \"night\",\n"
                      "rise = function(seat, a, b) tell(\"noted\", seat, a, b) end,\n"
                      "points = function(seat, a) return 10 * seat + a end");
    game_tide("low", "");
    game_begin(
        "run(\"turn\", 1)",
        TURN("local all, high = cards(\"tide\"), card(\"tide\", \"high\")\n"
             "if #all ~= 2 or all[1] ~= \"high\" or all[2] ~= \"low\" then error(\"cards\") end\n"
             "if high.title ~= \"Tide high\" or high.text ~= \"Rises.\" then error(\"texts\") end\n"
             "if high.force ~= 4 or high.time ~= \"night\" then error(\"numbers\") end\n"
             "if card(\"tide\", \"low\").time ~= \"day\" then error(\"normal\") end\n"
             "if worth(\"tide\", \"high\", \"points\", seat, 3) ~= 13 then error(\"worth\") end\n"
             "if worth(\"tide\", \"low\", \"points\", seat) ~= nil then error(\"none\") end\n"
             "play(\"tide\", \"high\", \"rise\", seat, 8, 9)\n"
             "play(\"tide\", \"low\", \"rise\", seat)\n"
             "run(\"after\")") "after = function() ask.act { seat = 0, stop = {} } end");
    assert_string_equal(game_told(), "noted 1 8 9");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(all_cards_in_a_zone_are_played_from_the_bottom_to_the_top)
{
    (void)state;
    game_tide("pearl", "rise = function(seat, a, b) tell(\"noted\", 1, a, b) end");
    game_tide("stone", "rise = function(seat, a, b) tell(\"noted\", 2, a, b) end");
    game_begin("run(\"turn\", 1)",
               TURN("game.put(\"stone\", nil, \"deck\") game.put(\"boat\", nil, \"deck\")\n"
                    "game.put(\"pearl\", nil, \"deck\")\n"
                    "play(\"tide\", host.zone \"deck\", \"rise\", seat, 8, 9)\n"
                    "play(\"tide\", host.zone \"hand0\", \"rise\", seat)\n"
                    "run(\"after\")") "after = function() ask.act { seat = 0, stop = {} } end");
    assert_string_equal(game_told(), "noted 2 8 9; noted 1 8 9");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(a_zone_that_is_not_there_plays_nothing)
{
    (void)state;
    game_tide("pearl", "");
    game_write_steps("run(\"turn\", 0)", TURN("play(\"tide\", 99, \"rise\", 0)"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "zone of play"));
}

GAME_TEST(hooks_let_content_act_before_what_is_queued_after_them)
{
    (void)state;
    game_tide("high", "on = { landed = function(who, at) tell(\"noted\", 1, who, at) end }");
    game_begin(
        "run(\"turn\", 0)",
        TURN("hook(\"landed\", 1, \"c\") run(\"after\")") "after = function() note(2) "
                                                          "ask.act { seat = 0, stop = {} } end");
    assert_string_equal(game_told(), "noted 1 1 2; noted 2 0 0");
}

GAME_TEST(data_is_found_by_number_and_by_id)
{
    (void)state;
    game_write("data/islets.lua", "return { table = \"islet\", rows = {\n"
                                  "{ id = \"west\", name = \"West\", size = 7, twin = \"east\" },\n"
                                  "{ id = \"east\", lit = false, kind = \"rock\" } } }\n");
    game_begin("run(\"turn\", 0)",
               TURN("local west = data.islet.west\n"
                    "if #data.islet ~= 2 or data.islet[1] ~= west and "
                    "data.islet[2] ~= west then error(\"rows\") end\n"
                    "if west.id ~= \"west\" or west.name ~= \"West\" or west.size "
                    "~= 7 then error(\"west\") end\n"
                    "if west.twin ~= \"east\" or not west.lit or west.kind ~= "
                    "\"sand\" then error(\"twin\") end\n"
                    "local east = data.islet.east\n"
                    "if east.size ~= 3 or east.lit or east.kind ~= \"rock\" or "
                    "east.twin then error(\"east\") end\n"
                    "ask.act { seat = 0, stop = {} }"));
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(the_table_is_changed_by_game)
{
    (void)state;
    game_begin(
        "run(\"turn\", 0)",
        TURN("local boat = game.put(\"boat\", 0, \"a\")\n"
             "game.flip(boat, true) game.move(boat, \"b\") game.own(boat, 1)\n"
             "game.set_field(boat, 0, 4)\n"
             "local card = game.put(\"pearl\", nil, \"deck\")\n"
             "game.put(\"stone\", nil, \"deck\")\n"
             "game.move_all(\"deck\", \"hand1\")\n"
             "game.add_counter(\"gold\", 1, 3) game.add_counter(\"sun\", nil, 2)\n"
             "game.set_score(1, 5) game.set_turn(3)\n"
             "local n = game.joins(\"b\")\n"
             "if #n ~= 2 or #game.routes(\"b\") ~= 2 or #game.joins(\"d\") ~= 0 then "
             "error(\"joins\") end\n"
             "if game.route_between(\"a\", \"b\") ~= host.zone \"ab\" then error(\"between\") end\n"
             "if game.route_between(\"a\", \"c\") then error(\"none\") end\n"
             "if game.other_end(\"bc\", \"c\") ~= host.zone \"b\" then error(\"other\") end\n"
             "if #game.route_ends(\"bc\") ~= 2 then error(\"ends\") end\n"
             "if #game.order() ~= 2 then error(\"order\") end\n"
             "ask.act { seat = 0, stop = {} }"));
    const vaka_match *match = game_match();
    int32_t b = vaka_zone_by_id(on.layout, "b"), hand = vaka_zone_by_id(on.layout, "hand1");
    assert_int_equal(vaka_count(match, b, 1, vaka_kind_by_id(on.layout, "boat")), 1);
    assert_int_equal(vaka_count(match, hand, VAKA_NONE, VAKA_NONE), 2);
    assert_int_equal(vaka_counter(match, vaka_counter_by_id(on.layout, "gold"), 1), 5);
    assert_int_equal(vaka_counter(match, vaka_counter_by_id(on.layout, "sun"), VAKA_NONE), 2);
    assert_int_equal(vaka_score(match, 1), 5);
    assert_int_equal(vaka_live_position(on.live)->table->turn, 3);
}

GAME_TEST(the_order_of_play_can_be_set)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("set_order { 1, 0 }\n"
                                        "if game.order()[1] ~= 1 then error(\"order\") end\n"
                                        "ask.act { seat = 0, stop = {} }"));
    assert_int_equal(vaka_order_at(game_match(), 0), 1);
    assert_int_equal(vaka_order_at(game_match(), 1), 0);
}

GAME_TEST(a_deal_is_queued_like_a_step)
{
    (void)state;
    game_begin("game.put(\"pearl\", nil, \"hand0\") run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = function() deal(0, 1) run(\"turn\", 0) end }"));
    game_play("stop");
    assert_int_equal(vaka_live_must(on.live), VAKA_SEAT(0));
    game_play("deal-give pearl 1");
    game_play("deal-ask gold 2");
    game_play("deal-offer");
    assert_int_equal(vaka_live_must(on.live), VAKA_SEAT(1));
    game_play("deal-accept");
    assert_int_equal(vaka_counter(game_match(), vaka_counter_by_id(on.layout, "gold"), 0), 4);
    assert_int_equal(vaka_count(game_match(), vaka_zone_by_id(on.layout, "hand1"), VAKA_NONE,
                                vaka_kind_by_id(on.layout, "pearl")),
                     1);
    assert_true(vaka_deal_made(game_match()));
    assert_int_equal(vaka_deals_left(game_match(), 0), 1);
    assert_int_equal(vaka_live_must(on.live), VAKA_SEAT(0)); /* the turn that was run behind it */
    game_play("stop");
    game_play("deal-refuse");
    assert_true(game_act("stop") != VAKA_OK); /* it has no offer left */
    assert_non_null(strstr(on.err.text, "seat 0 has no offer left"));
}

/* --- The end ---------------------------------------------------------------------------------- */

GAME_TEST(a_match_ends_with_winners_places_reason_and_sheet)
{
    uint8_t winners = 0;

    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = function()\n"
                    "finish { winners = { 1 }, places = { 2, 1 }, reason = \"calm\",\n"
                    "         sheet = { { \"fish\", 3, 8 }, { \"calm\", nil, -1 } } } end }"));
    assert_false(vaka_live_finished(on.live, NULL));
    game_play("stop");
    assert_true(vaka_live_finished(on.live, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
    const vaka_position *position = vaka_live_position(on.live);
    const vaka_result *result = vaka_result_of(position);
    assert_int_equal(vaka_result_place(position, 0), 2);
    assert_int_equal(vaka_result_place(position, 1), 1);
    assert_int_equal(result->reason, vaka_word_by_id(on.layout, "calm"));
    assert_int_equal(result->rows, 2);
    assert_false(result->lost);
    assert_int_equal(vaka_result_row(position, 0)->word, vaka_word_by_id(on.layout, "fish"));
    assert_int_equal(vaka_result_row(position, 0)->points[1], 8);
    assert_int_equal(vaka_result_row(position, 1)->points[0], VAKA_HIDDEN);
    assert_int_equal(vaka_result_row(position, 1)->points[1], -1);
}

GAME_TEST(all_can_lose)
{
    uint8_t winners = 0;

    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = function() finish { lost = true } end }"));
    game_play("stop");
    assert_true(vaka_live_finished(on.live, &winners));
    assert_int_equal(winners, 0);
    assert_true(vaka_result_of(vaka_live_position(on.live))->lost);
}

GAME_TEST(what_is_queued_when_it_ends_is_not_run)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function()\n"
                                        "run(\"turn\", 0) finish { winners = { 0 } } end }"));
    game_play("stop");
    assert_true(vaka_live_finished(on.live, NULL));
    assert_int_equal(vaka_live_must(on.live), 0);
}

/* --- A table that is not as it should be ------------------------------------------------------ */

/* The game with one more line in its `table`. */
static vaka_status lay_out(const char *line)
{
    char text[16384];
    static const char whole[] =
        GAME_NOTE "return {\n" GAME_WORDS "setup = function() run(\"turn\", 0) end,\nsteps = {\n"
                  "turn = function() ask.act { seat = 0, stop = {} } end } }\n";
    const char *end = strstr(whole, "t.order()");

    assert_non_null(end);
    game_write_steps("", "");
    snprintf(text, sizeof text, "%.*s%s\n%s", (int)(end - whole), whole, line, end);
    game_write("game.lua", text);
    vaka_status status = game_try(2);
    game_end();
    return status;
}

GAME_TEST(a_list_without_end_is_stopped)
{
    (void)state;
    assert_int_not_equal(lay_out("t.zone { id = \"table\", title = \"Z\" }\n"
                                 "t.takes { zones = setmetatable({}, { __index = type }) }"),
                         VAKA_OK);
    assert_non_null(strstr(on.err.text, "takes too long"));
    assert_int_not_equal(lay_out("t.takes { zones = { \"a\" }, owners = { 99 } }"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "from 0 to t.seats - 1"));
}

GAME_TEST(no_number_of_a_table_does_harm)
{
    static const char *const lines[] = {
        "t.board { id = \"two\", title = \"Two\" } t.spot { id = \"x\", title = \"X\", x = %d, y = "
        "%d }",
        "t.board { id = \"two\", title = \"Two\" } t.space { q = %d, r = %d }",
        "t.board { id = \"two\", title = \"Two\" } t.spot { id = \"x\", title = \"X\", radius = %d "
        "}",
        "t.zone { id = \"x\", title = \"X\", owner = %d }",
        "t.zone { id = \"x\", title = \"X\", see = \"seats\", seats = %d }",
        "t.kind { id = \"x\", title = \"X\", group = %d }",
        "t.counter { id = \"x\", title = \"X\", min = %d, max = %d }",
        "t.counter { id = \"x\", title = \"X\", each = true, see = \"owner\", total = %d }",
        "t.counter { id = \"x\", title = \"X\", start = %d }",
        "t.takes { zones = { \"a\" }, most = %d }",
        "t.takes { zones = { %d } }",
        "t.limits { pieces = %d }",
        "t.limits { frames = %d }",
        "t.limits { acts = %d }",
        "t.limits { sealed = %d }",
        "t.sheet(%d)",
    };
    static const int32_t numbers[] = {INT32_MIN, -32769, -2,    -1,    0,
                                      1,         255,    32768, 70000, INT32_MAX};
    char line[256];

    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++) {
            snprintf(line, sizeof line, lines[i], (int)numbers[n], (int)numbers[n]);
            if (lay_out(line) && !strstr(on.err.text, "game.lua:"))
                fail_msg("%s: %s", line, on.err.text);
        }
}

int main(void)
{
    return run_registered("games in Lua", NULL, NULL);
}
