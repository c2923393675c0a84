/* unit/game_strict_test.c - API level 2: names that are not there, gaps that are not filled; and
 * what only some seats are told.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/record_inside.h"

#include "table/event_log.h"

#define STOP TURN("ask.act { seat = 0, stop = {} }")

/* --- tell_to ---------------------------------------------------------------------------------- */

/* What a seat reads of the last action (or setup): how many events of the game, and the first
 * number of the last. */
static int read_by(int32_t seat, int32_t *number)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(game_live(), &count);
    int read = 0;

    *number = VAKA_NONE;
    for (uint32_t i = 0; i < count; i++) {
        vaka_event seen;
        if (events[i].id >= on.module->event_count || !vaka_event_for(&events[i], seat, &seen))
            continue;
        read++;
        *number = seen.arg[0];
    }
    return read;
}

GAME_TEST(only_those_who_are_told_read_it)
{
    int32_t number;

    (void)state;
    game_write_steps("tell_to(1, \"noted\", 7, 0, 0) tell_to({ 0, 2 }, \"noted\", 8, 0, 0)\n"
                     "tell_to({}, \"noted\", 9, 0, 0) run(\"turn\", 0)",
                     STOP);
    if (game_try(3))
        fail_msg("%s", on.err.text);
    assert_int_equal(read_by(0, &number), 1);
    assert_int_equal(number, 8);
    assert_int_equal(read_by(1, &number), 1);
    assert_int_equal(number, 7);
    assert_int_equal(read_by(2, &number), 1);
    assert_int_equal(number, 8);
    assert_int_equal(read_by(VAKA_SPECTATOR, &number), 0);
    assert_int_equal(read_by(VAKA_REFEREE, &number), 3);
}

/* Another seat cannot tell by its view that something was said, nor what. */
GAME_TEST(what_one_seat_is_told_is_in_no_view_of_another)
{
    static const char *const said[] = {"", "tell_to(0, \"noted\", 1, 2, 3)",
                                       "tell_to(0, \"noted\", 3, 2, 1)"};
    uint64_t view[3], all[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        char turn[256];
        snprintf(turn, sizeof turn, "turn = function() %s ask.act { seat = 0, stop = {} } end",
                 said[i]);
        game_begin("run(\"turn\", 0)", turn);
        view[i] = vaka_live_view_hash(on.live, 1);
        all[i] = vaka_live_view_hash(on.live, VAKA_SPECTATOR);
        game_end();
    }
    assert_true(view[0] == view[1] && view[1] == view[2]);
    assert_true(all[0] == all[1] && all[1] == all[2]);
}

GAME_TEST(what_was_told_to_one_is_not_told_again_when_the_step_runs_again)
{
    int32_t number;

    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("tell_to(0, \"noted\", 1, 0, 0) ask.act { seat = 0, stop = {} }\n"
                    "tell_to(0, \"noted\", 2, 0, 0) ask.act { seat = 0, stop = {} }"));
    assert_int_equal(read_by(0, &number), 1);
    game_play("stop");
    assert_int_equal(read_by(0, &number), 1);
    assert_int_equal(number, 2);
}

/* --- what is wrong is told -------------------------------------------------------------------- */

static void is_told(const char *words)
{
    assert_int_not_equal(game_try(2), VAKA_OK);
    if (!strstr(on.err.text, ".lua:") || !strstr(on.err.text, words))
        fail_msg("\"%s\" is not in: %s", words, on.err.text);
    game_end();
}

static void setup_fails(const char *setup, const char *words)
{
    game_write_steps(setup, STOP);
    is_told(words);
}

GAME_TEST(who_is_told_must_be_a_seat)
{
    (void)state;
    setup_fails("tell_to(2, \"noted\", 1, 2, 3)", "bad seat of tell_to (seat out of range)");
    setup_fails("tell_to({ 0, 5 }, \"noted\", 1, 2, 3)", "bad seat of tell_to (seat out of range)");
    setup_fails("tell_to(\"noted\", 1, 2, 3)", "bad seat of tell_to (seat expected, got string)");
    setup_fails("tell_to(0, \"note\", 1, 2, 3)", "tell_to: there is no event 'note'; did you mean");
}

GAME_TEST(an_event_is_given_what_fills_its_gaps)
{
    (void)state;
    setup_fails("tell(\"noted\", 1, 2)", "tell: 'noted' has 3 gaps to fill, and 2 numbers were");
    setup_fails("tell(\"noted\", 1, 2, 3, 4)", "'noted' has 3 gaps to fill, and 4 numbers were");
    setup_fails("tell(\"noted\", 1, nil, 3)", "tell: number 2 of what fills the gaps is nil");
    setup_fails("tell_to(0, \"noted\")", "tell_to: 'noted' has 3 gaps to fill, and 0 numbers");
}

GAME_TEST(a_prompt_is_a_text_and_is_given_what_fills_its_gaps)
{
    static const char *const wrong[][2] = {
        {"\"turn\"", "prompt: 'turn' has 1 gaps to fill, and 0 numbers were given"},
        {"{ \"turn\", 0, 1 }", "prompt: 'turn' has 1 gaps to fill, and 2 numbers were given"},
        {"{ \"turn\", nil, 1 }", "prompt: number 1 of what fills the gaps is nil"},
        {"\"tern\"", "prompt: there is no text 'tern' in lang/en.lua; did you mean 'turn'?"},
        {"text.tern", "text: there is no text 'tern' in lang/en.lua; did you mean 'turn'?"}};

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char turn[256];
        snprintf(turn, sizeof turn,
                 "turn = function() ask.act { seat = 0, stop = {}, prompt = %s } end", wrong[i][0]);
        game_write_steps("run(\"turn\", 0)", turn);
        is_told(wrong[i][1]);
    }
}

GAME_TEST(names_that_are_not_there_are_errors)
{
    (void)state;
    setup_fails("local at = host.zone(\"hand7\")", "host.zone: there is no zone 'hand7'");
    setup_fails("local what = host.kind(\"perl\")", "did you mean 'pearl'?");
    setup_fails("local row = data.islt", "data: there is no table 'islt'; did you mean 'islet'?");
    setup_fails("local row = data.islet.sand", "data: there is no row 'sand'");
    setup_fails("local tide = card(\"tide\", \"high\")", "card: there is no tide 'high' in this");
    setup_fails("run(\"turn\", \"had0\")", "run: there is no word, zone, kind or counter 'had0'; "
                                           "did you mean 'hand0'?");
    setup_fails("local n = host.option(\"long\")", "there is no option 'long'");
    setup_fails("local n = host.value(\"sped\")", "did you mean 'speed'?");
}

GAME_TEST(a_column_that_is_not_there_is_an_error_and_one_that_is_empty_is_nil)
{
    (void)state;
    game_write("data/islets.lua", "return { table = \"islet\", rows = {\n"
                                  "{ id = \"reef\", name = \"Reef\" } } }\n");
    setup_fails("local n = data.islet.reef.sizes",
                "data: there is no column 'sizes'; did you mean 'size'?");
    setup_fails("local n = data.islet.ref", "data: there is no row 'ref'; did you mean 'reef'?");
    game_begin("local reef = data.islet.reef note(reef.size, reef.twin == nil and 5)\n"
               "note(#data.islet, data.islet[2] == nil and 6) run(\"turn\", 0)",
               STOP);
    assert_string_equal(game_told(), "noted 3 5 0; noted 1 6 0");
}

GAME_TEST(whether_there_is_one_can_be_asked)
{
    (void)state;
    game_write("data/islets.lua", "return { table = \"islet\", rows = {\n"
                                  "{ id = \"reef\", name = \"Reef\" } } }\n");
    game_begin("local function n(is) return is and 1 or 0 end\n"
               "note(n(host.has_zone \"hand0\"), n(host.has_zone \"hand7\"))\n"
               "note(n(host.has_kind \"pearl\"), n(host.has_kind \"perl\"))\n"
               "note(n(host.has_row(\"islet\", \"reef\")), n(host.has_row(\"islet\", \"sand\")))\n"
               "run(\"turn\", 0)",
               STOP);
    assert_string_equal(game_told(), "noted 1 0 0; noted 1 0 0; noted 1 0 0");
}

GAME_TEST(options_of_the_table_are_those_of_the_game)
{
    (void)state;
    game_write("mod.lua", "return { id = \"islets\", title = \"Islets\", version = \"1.0\",\n"
                          "api = 2, game = \"islets\" }\n");
    game_write(
        "game.lua",
        "return { title = \"Islets\", seats = { 2, 2 }, verbs = { go = { title = \"Go\" } },\n"
        "options = { { id = \"days\", title = \"Days\", max = 9 } },\n"
        "table = function(t)\n local days = t.options.day end, setup = function() end }\n");
    is_told("game.lua:4: there is no 't.options.day'; did you mean 'days'?");
}

/* --- level 1 ---------------------------------------------------------------------------------- */

/* A card of a mod for the game, which notes something when it rises. */
static void write_mod(int api, const char *rise)
{
    char text[512];

    snprintf(text, sizeof text,
             "return { id = \"old\", title = \"Old\", version = \"1.0\", api = %d,\n"
             "game = \"islets\" }\n",
             api);
    game_write("old/mod.lua", text);
    snprintf(text, sizeof text,
             "return { title = \"Tide\", text = \"Rises.\", rise = function()\n%s end }\n", rise);
    game_write("old/tides/high.lua", text);
}

GAME_TEST(mods_of_level_1_keep_what_they_had)
{
    (void)state;
    write_mod(1, "tell(\"noted\", host.zone(\"hand7\") and 1, 2, data.islet.sand and 3)\n"
                 "tell(\"noted\", card(\"tide\", \"low\") and 1 or 4)");
    game_begin("play(\"tide\", \"high\", \"rise\") run(\"turn\", 0)", STOP);
    assert_string_equal(game_told(), "noted 0 2 0; noted 4 0 0");
}

GAME_TEST(mods_of_level_2_are_told)
{
    static const char *const wrong[][2] = {
        {"tell(\"noted\", 1)", "tell: 'noted' has 3 gaps to fill"},
        {"local at = host.zone(\"hand7\")", "host.zone: there is no zone 'hand7'"},
        {"local row = data.islet.sand", "data: there is no row 'sand'"}};

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_mod(2, wrong[i][0]);
        game_record("run(\"turn\", 0)",
                    TURN("ask.act { seat = 0, stop = function()\n"
                         "play(\"tide\", \"high\", \"rise\") run(\"turn\", 0) end }"));
        assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
        if (!strstr(on.record->fault, wrong[i][1]))
            fail_msg("\"%s\" is not in: %s", wrong[i][1], on.record->fault);
        game_end();
        remove(on.path);
    }
}

int main(void)
{
    return run_registered("API level 2, and what some seats are told", NULL, NULL);
}
