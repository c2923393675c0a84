/* unit/game_test.c - games in Lua: what game.lua declares, and how a match of it is played.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "play/bot.h"
#include "table/acts.h"
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
    "    setup = function() run(\"turn\") end,\n"
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

#define TURN(body) "turn = function(seat, b, c) " body " end,"

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
    game_begin("run(\"turn\")", TURN("ask.act { seat = 0, stop = function() vars.n = 5 end,\n"
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
    game_begin("run(\"turn\")", TURN("local at = host.roll(6)\n"
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
    game_begin("run(\"turn\")",
               TURN("local done = ask.act { seat = 0, pay = { rows = { { 3, \"shell\" } }, go = "
                    "function(n, with)\n"
                    "  game.set_counter(\"gold\", 0, n)\n"
                    "  vars.who = with\n"
                    "  ask.act { seat = 1, go = { rows = { \"c\" }, go = function(to)\n"
                    "     game.put(\"boat\", 1, to) end } }\n"
                    "end } }\n"
                    "if done ~= \"pay\" or vars.who ~= \"shell\" then error(done) end\n"
                    "tell(\"noted\", 1)\n"
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
    game_begin("run(\"turn\")",
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

/* --- Steps ------------------------------------------------------------------------------------ */

GAME_TEST(steps_run_in_the_order_in_which_they_were_queued)
{
    (void)state;
    game_begin(
        "run(\"one\", 1, 2, 3) run(\"two\", \"b\", true)",
        "one = function(a, b, c) tell(\"noted\", a, b, c) run(\"three\", 7) run(\"three\", "
        "8) end,\n"
        "two = function(a, b, c) tell(\"noted\", a, b, c) ask.act { seat = 1, stop = {} } end,\n"
        "three = function(a) tell(\"noted\", 3, a)\n"
        "  if a == 8 then ask.act { seat = 0, stop = {} } end end");
    assert_string_equal(game_told(), "noted 1 2 3; noted 3 7 0; noted 3 8 0");
    game_play("stop");
    assert_string_equal(game_told(), "noted 1 1 0");
    assert_string_equal(game_legal(1), "stop");
}

GAME_TEST(what_a_question_was_asked_after_is_queued_once)
{
    (void)state;
    game_begin("run(\"turn\")",
               TURN("run(\"after\", 1)\n"
                    "ask.act { seat = 0, stop = function() run(\"after\", 2) end }\n"
                    "run(\"after\", 3)") "after = function(n) tell(\"noted\", n)\n"
                                         "if n == 3 then ask.act { seat = 1, stop = {} } end end");
    game_play("stop");
    assert_string_equal(game_told(), "noted 1 0 0; noted 2 0 0; noted 3 0 0");
}

/* --- Content ---------------------------------------------------------------------------------- */

static void write_tide(const char *id, const char *more)
{
    char path[64], text[1024];

    snprintf(path, sizeof path, "tides/%s.lua", id);
    snprintf(text, sizeof text, "return { title = \"Tide %s\", text = \"Rises.\", %s }\n", id,
             more);
    game_write(path, text);
}

GAME_TEST(cards_are_listed_played_and_asked)
{
    (void)state;
    write_tide("high", "force = 4, time = \"night\",\n"
                       "rise = function(seat, a, b) tell(\"noted\", seat, a, b) end,\n"
                       "points = function(seat, a) return 10 * seat + a end");
    write_tide("low", "");
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

GAME_TEST(hooks_let_content_act_before_what_is_queued_after_them)
{
    (void)state;
    write_tide("high", "on = { landed = function(who, at) tell(\"noted\", 1, who, at) end }");
    game_begin(
        "run(\"turn\")",
        TURN("hook(\"landed\", 1, \"c\") run(\"after\")") "after = function() tell(\"noted\", 2) "
                                                          "ask.act { seat = 0, stop = {} } end");
    assert_string_equal(game_told(), "noted 1 1 2; noted 2 0 0");
}

GAME_TEST(data_is_found_by_number_and_by_id)
{
    (void)state;
    game_write("data/islets.lua", "return { table = \"islet\", rows = {\n"
                                  "{ id = \"west\", name = \"West\", size = 7, twin = \"east\" },\n"
                                  "{ id = \"east\", lit = false, kind = \"rock\" } } }\n");
    game_begin("run(\"turn\")", TURN("local west = data.islet.west\n"
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
        "run(\"turn\")",
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
    game_begin("run(\"turn\")", TURN("set_order { 1, 0 }\n"
                                     "if game.order()[1] ~= 1 then error(\"order\") end\n"
                                     "ask.act { seat = 0, stop = {} }"));
    assert_int_equal(vaka_order_at(game_match(), 0), 1);
    assert_int_equal(vaka_order_at(game_match(), 1), 0);
}

/* --- The end ---------------------------------------------------------------------------------- */

GAME_TEST(a_match_ends_with_winners_places_reason_and_sheet)
{
    uint8_t winners = 0;

    (void)state;
    game_begin("run(\"turn\")",
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
    game_begin("run(\"turn\")",
               TURN("ask.act { seat = 0, stop = function() finish { lost = true } end }"));
    game_play("stop");
    assert_true(vaka_live_finished(on.live, &winners));
    assert_int_equal(winners, 0);
    assert_true(vaka_result_of(vaka_live_position(on.live))->lost);
}

GAME_TEST(what_is_queued_when_it_ends_is_not_run)
{
    (void)state;
    game_begin("run(\"turn\")", TURN("ask.act { seat = 0, stop = function()\n"
                                     "run(\"turn\") finish { winners = { 0 } } end }"));
    game_play("stop");
    assert_true(vaka_live_finished(on.live, NULL));
    assert_int_equal(vaka_live_must(on.live), 0);
}

/* --- Undo, journals, copies ------------------------------------------------------------------- */

#define WALK                                                                                       \
    TURN("ask.act { seat = seat, go = { rows = { \"b\", \"c\" }, go = function(to)\n"              \
         "  game.put(\"boat\", seat, to) run(\"turn\", seat) end },\n"                             \
         "pay = { rows = { { 1, \"fish\" } }, go = function()\n"                                   \
         "  game.set_counter(\"sun\", nil, host.roll(5)) run(\"turn\", host.next_seat(seat)) end " \
         "},\n"                                                                                    \
         "stop = function() run(\"two\", seat) end }")                                             \
    "two = function(seat) ask.act { seat = seat, stop = function()\n"                              \
    "  ask.act { seat = seat, cross = { rows = { \"ab\", \"bc\" }, go = function(r)\n"             \
    "    tell(\"noted\", r) run(\"turn\", host.next_seat(seat)) end } } end } end"

GAME_TEST(undo_and_redo_come_to_the_same)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    uint64_t first = vaka_live_hash(on.live);
    game_play("go b");
    uint64_t second = vaka_live_hash(on.live);
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == first);
    assert_string_equal(game_legal(0), "go b; go c; pay 1 fish; stop");
    assert_int_equal(vaka_live_redo(on.live, 0, &on.why, &on.err), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == second);
}

GAME_TEST(dice_bar_undo_as_in_any_match)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("go b");
    game_play("pay 1 fish");
    uint64_t after = vaka_live_hash(on.live);
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_ERR_ILLEGAL);
    assert_non_null(on.why.id);
    assert_true(vaka_live_hash(on.live) == after);
}

GAME_TEST(the_middle_of_a_step_can_be_taken_back)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("stop");
    uint64_t before = vaka_live_hash(on.live);
    game_play("stop");
    uint64_t after = vaka_live_hash(on.live);
    assert_string_equal(game_legal(0), "cross ab; cross bc");
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == before);
    assert_int_equal(vaka_live_redo(on.live, 0, &on.why, &on.err), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == after);
    game_play("cross bc");
    assert_int_equal(game_asked(), 1);
}

GAME_TEST(dice_in_a_step_that_asks_twice_fall_once)
{
    (void)state;
    game_begin("run(\"turn\")",
               TURN("vars.n = host.roll(1000)\n"
                    "ask.act { seat = 0, stop = {} }\n"
                    "local first = vars.n\n"
                    "vars.n = host.roll(1000)\n"
                    "ask.act { seat = 0, stop = {} }\n"
                    "tell(\"noted\", first, vars.n) ask.act { seat = 0, stop = {} }"));
    uint32_t count;
    assert_int_equal(vaka_live_came(on.live, &count)[0].type, VAKA_CHANCE_DIE);
    int32_t first = vaka_live_came(on.live, &count)[0].value;
    game_play("stop");
    const vaka_chance_result *came = vaka_live_came(on.live, &count);
    assert_int_equal(count, 1);
    int32_t second = came[0].value;
    game_play("stop");
    char told[64];
    snprintf(told, sizeof told, "noted %d %d 0", (int)first, (int)second);
    assert_string_equal(game_told(), told);
}

/* The journal, read again, comes to the same. */
static void assert_replays(void)
{
    vaka_replay_report report = {0};
    vaka_record *again = NULL;

    if (vaka_record_replay(on.path, &on.plugins, -1, &again, &report, &on.err))
        fail_msg("%s", on.err.text);
    if (report.differs_at)
        fail_msg("%s", report.what);
    assert_false(report.other_content);
    assert_true(vaka_live_hash(vaka_record_live(again)) == vaka_live_hash(game_live()));
    vaka_record_close(again);
}

GAME_TEST(a_journal_is_read_again_and_comes_to_the_same)
{
    (void)state;
    game_record("run(\"turn\", 0)", WALK);
    assert_replays();
    game_play("go c");
    game_play("pay 1 fish");
    game_play("go b");
    assert_int_equal(vaka_record_undo(on.record, 1, &on.why, &on.err), VAKA_OK);
    game_play("stop");
    assert_replays();
    game_play("stop");
    assert_replays(); /* in the middle of a step */
    game_play("cross ab");
    assert_replays();
}

GAME_TEST(a_copy_in_the_middle_of_a_question_goes_on_alike)
{
    static const char *const rest[] = {"stop", "cross bc", "go b", "pay 1 fish", "pay 1 fish"};
    vaka_error err = {0};

    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("stop");
    vaka_live *copy = vaka_live_clone(on.live);
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) {
        vaka_action action;
        assert_int_equal(vaka_action_read(on.layout, game_asked(), rest[i], &action, &err),
                         VAKA_OK);
        game_play(rest[i]);
        assert_int_equal(vaka_live_apply(copy, &action, NULL, &err), VAKA_OK);
        assert_true(vaka_live_hash(copy) == vaka_live_hash(on.live));
    }
    vaka_live_free(copy);
}

/* --- What seats see --------------------------------------------------------------------------- */

#define PLAY_CARDS                                                                                 \
    "turn = function(seat) local mine = {}\n"                                                      \
    "for _, card in ipairs(host.pieces(\"hand0\")) do mine[#mine + 1] = host.kind_of(card) end\n"  \
    "ask.act { seat = 0, show = { rows = mine, go = function() run(\"turn\") end,\n"               \
    "  hint = function(kind) return kind == host.kind \"pearl\" and 5 or 1 end } } end"

static void begin_cards(const char *cards)
{
    char text[16384], setup[512];

    snprintf(setup, sizeof setup,
             "for _, kind in ipairs { %s } do game.put(kind, 0, \"hand0\") end "
             "run(\"turn\")",
             cards);
    game_write_steps("", "");
    snprintf(text, sizeof text,
             "return {\n" GAME_WORDS "setup = function() %s end,\nsteps = {\n%s\n}}\n", setup,
             PLAY_CARDS);
    char *verbs = strstr(text, "stop = { title"); /* a verb that names what is in a hand */
    assert_non_null(verbs);
    memmove(verbs + 47, verbs, strlen(verbs) + 1);
    memcpy(verbs, "show = { title = \"Show\", args = \"kind which\" },  ", 47);
    game_write("game.lua", text);
    if (game_try(2))
        fail_msg("%s", on.err.text);
}

GAME_TEST(acts_of_the_asked_seat_are_not_in_the_view_of_another)
{
    (void)state;
    begin_cards("\"pearl\"");
    assert_string_equal(game_legal(0), "show pearl");
    uint64_t view = vaka_live_view_hash(on.live, 1), own = vaka_live_view_hash(on.live, 0);
    const vaka_acts *seen = vaka_acts_of(vaka_position_of(vaka_live_seen(on.live, 1)));
    assert_int_equal(seen->count, 0);
    assert_true(vaka_acts_of(vaka_position_of(vaka_live_seen(on.live, 0)))->count == 1);
    game_end();

    begin_cards("\"stone\"");
    assert_string_equal(game_legal(0), "show stone");
    assert_true(vaka_live_view_hash(on.live, 1) == view);
    assert_true(vaka_live_view_hash(on.live, 0) != own);
}

GAME_TEST(a_reason_is_told_by_what_the_seat_may_know)
{
    (void)state;
    game_begin(
        "game.put(\"pearl\", 1, \"hand1\") run(\"turn\")",
        TURN("ask.act { seat = 0, go = { rows = { \"b\" }, why = function(to)\n"
             "local card = host.pieces(\"hand1\")[1]\n"
             "return \"far\", to, host.kind_of(card) == host.kind \"pearl\" and 1 or 0 end } }"));
    game_refused("go c", "far");
    assert_int_equal(on.why.fact[1], 0);
}

/* --- Bots ------------------------------------------------------------------------------------- */

GAME_TEST(greedy_takes_what_is_hinted_at)
{
    vaka_bot bot;
    vaka_action action;

    (void)state;
    begin_cards("\"stone\", \"pearl\"");
    for (uint64_t seed = 1; seed < 20; seed++) {
        assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", seed, 0, &on.err), VAKA_OK);
        assert_true(vaka_bot_choose(&bot, on.live, 0, &action));
        assert_int_equal(action.arg[0], vaka_kind_by_id(on.layout, "pearl"));
    }
}

GAME_TEST(without_hints_greedy_takes_anything)
{
    vaka_bot bot;
    vaka_action action;
    uint32_t taken = 0;

    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    for (uint64_t seed = 1; seed < 60; seed++) {
        assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", seed, 0, &on.err), VAKA_OK);
        assert_true(vaka_bot_choose(&bot, on.live, 0, &action));
        taken |= 1u << action.verb;
    }
    assert_int_equal(taken, 1u << 1 | 1u << 2 | 1u << 3); /* go, pay, stop */
}

/* --- Faults ----------------------------------------------------------------------------------- */

GAME_TEST(a_fault_of_the_game_stops_it_and_is_never_passed_over)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function()\n"
                     "  local secret = nil\n"
                     "  vars.n = secret + 1 end,\n"
                     "  go = { rows = { \"b\" }, go = function() run(\"turn\") end } }"));
    uint64_t before = vaka_live_hash(game_live());
    for (int i = 0; i < 4; i++) {
        assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(on.err.text, "the game \"Islets\" (mod islets) has failed"));
        assert_null(strstr(on.err.text, "secret"));
        assert_non_null(strstr(vaka_record_fault(on.record), "game.lua:"));
        assert_non_null(strstr(vaka_record_fault(on.record), "secret"));
        assert_null(vaka_record_failed(on.record));
        assert_true(vaka_live_hash(game_live()) == before);
    }
    game_play("go b");
    assert_replays();
}

GAME_TEST(whoever_wrote_it_reads_file_and_line)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function() error(\"wrong\") end }"));
    vaka_record_show_faults(on.record, true);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "mod islets: game.lua:"));
    assert_non_null(strstr(on.err.text, "wrong"));
}

GAME_TEST(a_card_that_fails_is_passed_over_at_the_second_try)
{
    (void)state;
    write_tide("high", "rise = function() error(\"wet\") end");
    write_tide("low", "rise = function() tell(\"noted\", 9) end");
    game_record("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function()\n"
                                         "play(\"tide\", \"high\", \"rise\") play(\"tide\", "
                                         "\"low\", \"rise\") run(\"turn\") end }"));
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_string_equal(vaka_record_failed(on.record)->id, "high");
    game_play("stop");
    assert_string_equal(game_legal(0), "stop");
    assert_replays();
}

GAME_TEST(worth_of_a_card_that_fails_is_the_cards_fault)
{
    (void)state;
    write_tide("high", "points = function() error(\"wet\") end");
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function()\n"
                     "vars.n = worth(\"tide\", \"high\", \"points\", 0) or 3 run(\"turn\") end }"));
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_string_equal(vaka_record_failed(on.record)->id, "high");
    game_play("stop");
    assert_replays();
}

GAME_TEST(setup_that_fails_names_file_and_line)
{
    (void)state;
    game_write_steps("\nerror(\"no wind\")", "");
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "game.lua:"));
    assert_non_null(strstr(on.err.text, "no wind"));
}

int main(void)
{
    return run_registered("games in Lua", NULL, NULL);
}
