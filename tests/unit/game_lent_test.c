/* unit/game_lent_test.c - what a game in Lua lends to mods for it: its exports, and code in lib/.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/record_inside.h"

#include "script/tools/check.h"
#include "script/tools/describe.h"

#include <stdlib.h>

/* Exports of the game, behind its steps. */
#define EXPORTS                                                                                    \
    "turn = function() ask.act { seat = 0, stop = function()\n"                                    \
    "play(\"tide\", \"high\", \"rise\", 1) run(\"turn\", 0) end } end },\n"                        \
    "exports = {\n"                                                                                \
    "place = { args = \"seat who, space at\", gives = \"piece\", help = \"Puts a boat.\",\n"       \
    "  go = function(who, at) vars.n = vars.n + 1 note(vars.n, who, at)\n"                         \
    "    return game.put(\"boat\", who, at) end },\n"                                              \
    "boats = { args = \"seat? whose\", gives = \"int\", look = true,\n"                            \
    "  go = function(whose) return #host.zones_with(whose, \"boat\") end },\n"                     \
    "meddle = { look = true, go = function() vars.n = 7 end },\n"                                  \
    "lie = { gives = \"zone\", go = function() return \"nowhere\" end },\n"                        \
    "all = { gives = \"list_zone\", look = true, go = function() return host.spaces() end },\n"    \
    "},\noptions = {"

/* A mod for the game whose card rises so. */
static void write_mod(const char *before, const char *rise)
{
    char text[768];

    game_write("winds/mod.lua", "return { id = \"winds\", title = \"Winds\", version = \"1.0\",\n"
                                "api = 2, game = \"islets\" }\n");
    snprintf(text, sizeof text,
             "%s return { title = \"High\", text = \"Rises.\", rise = function(seat)\n%s end }\n",
             before, rise);
    game_write("winds/tides/high.lua", text);
}

GAME_TEST(a_mod_calls_what_the_game_exports)
{
    (void)state;
    write_mod("", "local boat = game.place(seat, \"c\")\n"
                  "tell(\"noted\", host.owner_of(boat), host.zone_of(boat), game.boats())\n"
                  "tell(\"noted\", game.boats(seat), game.boats(0), #game.all())");
    game_begin("run(\"turn\", 0)", EXPORTS);
    game_play("stop");
    assert_string_equal(game_told(), "noted 1 1 2; noted 1 2 0; noted 1 0 4");
    game_play("stop"); /* the variable is the game's, and so are those who change it */
    assert_string_equal(game_told(), "noted 2 1 2; noted 1 2 0; noted 1 0 4");
}

static void card_fails(const char *rise, const char *words)
{
    write_mod("", rise);
    game_record("run(\"turn\", 0)", EXPORTS);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    const char *fault = on.record->fault;
    if (!strstr(fault, "mod winds: ") || !strstr(fault, words))
        fail_msg("\"%s\" is not in: %s", words, fault);
    assert_string_equal(vaka_record_failed(on.record)->id, "high");
    game_end();
    remove(on.path);
}

GAME_TEST(what_is_wrong_with_a_call_is_told)
{
    (void)state;
    card_fails("game.place(seat)", "wrong number of arguments to 'game.place' (2 expected, got 1)");
    card_fails("game.place(9, \"c\")", "bad argument 1 (who) of game.place (seat out of range)");
    card_fails("game.place(seat, \"deck\")", "space expected, got zone 'deck'");
    card_fails("game.place(seat, \"cc\")", "bad argument 2 (at) of game.place (there is no zone");
    card_fails("game.boats({})", "bad argument 1 (whose) of game.boats (seat expected, got table)");
    card_fails("game.plac(seat, \"c\")", "there is no 'game.plac'; did you mean 'place'?");
    card_fails("game.lie()", "bad result of game.lie (there is no zone 'nowhere'");
    card_fails("game.meddle()", "vars.n cannot be changed in a filter or a value");
}

GAME_TEST(what_changes_cannot_be_called_where_nothing_may)
{
    (void)state;
    game_tide("low", "points = function(seat) game.place(seat, \"a\") return 1 end");
    write_mod("", "local n = worth(\"tide\", \"low\", \"points\", 0)");
    game_record("run(\"turn\", 0)", EXPORTS);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(
        strstr(on.record->fault, "game.place changes the match and cannot be used in a filter"));
}

GAME_TEST(the_reference_and_the_stubs_name_them)
{
    (void)state;
    write_mod("", "game.place(seat, \"c\")");
    game_begin("run(\"turn\", 0)", EXPORTS);
    char *text = vaka_describe_reference(on.module), *meta = vaka_describe_meta(on.module);
    assert_non_null(strstr(text, "`game.place(who: seat, at: space)"));
    assert_non_null(strstr(text, "Puts a boat."));
    assert_non_null(strstr(meta, "function game.place(who, at) end"));
    assert_non_null(strstr(meta, "function game.boats(whose) end"));
    free(text);
    free(meta);
}

static const vaka_module *find_again(void *data, const char *game, vaka_error *err)
{
    (void)data;
    (void)game;
    (void)err;
    return on.module;
}

/* What a check of the mod says first; "" if nothing. */
static const char *checked(void)
{
    static char line[512];
    char folder[96];
    const char *paths[] = {folder, NULL};
    vaka_complaints complaints = {0};

    snprintf(folder, sizeof folder, "%s/islets/winds", on.folder.folder);
    vaka_check_paths(paths, &(vaka_check_games){find_again, NULL}, &complaints);
    line[0] = '\0';
    if (complaints.count)
        vaka_complaint_write(&complaints.at[0], line, sizeof line);
    vaka_complaints_done(&complaints);
    return line;
}

GAME_TEST(calls_are_checked_before_anything_is_played)
{
    (void)state;
    game_write_steps("run(\"turn\", 0)", EXPORTS);
    assert_non_null(game_find());
    write_mod("", "game.place(seat, \"c\")");
    assert_string_equal(checked(), "");
    write_mod("", "game.place(seat)");
    assert_non_null(strstr(checked(), "'place' takes 2 arguments, not 1"));
    write_mod("", "game.plaice(seat, \"c\")");
    assert_non_null(strstr(checked(), "did you mean 'place'?"));
}

/* --- lib/ of the game ------------------------------------------------------------------------- */

GAME_TEST(a_mod_uses_code_of_the_game)
{
    (void)state;
    game_write("lib/wind.lua",
               "return { blow = function(n) vars.n = vars.n + n return vars.n end }\n");
    game_write("winds/lib/gust.lua", "local wind = use \"islets/wind\"\n"
                                     "return { blow = function() return wind.blow(5) end }\n");
    write_mod("local wind, gust = use \"islets/wind\", use \"gust\"",
              "tell(\"noted\", wind.blow(2), gust.blow(), seat)");
    game_begin("run(\"turn\", 0)", EXPORTS);
    game_play("stop");
    assert_string_equal(game_told(), "noted 2 7 1");
    assert_string_equal(checked(), "");
}

GAME_TEST(code_of_the_game_that_is_not_there_is_told)
{
    (void)state;
    game_write("lib/wind.lua", "return { blow = function(n) return n end }\n");
    game_write_steps("run(\"turn\", 0)", EXPORTS);
    assert_non_null(game_find());
    write_mod("local wind = use \"islets/wint\"", "");
    assert_non_null(strstr(checked(), "there is no file in lib/ of the game named 'wint'"));
    assert_non_null(strstr(checked(), "did you mean 'wind'?"));
    write_mod("local wind = use \"reefs/wind\"", "");
    assert_non_null(strstr(checked(), "reefs/wind"));
}

int main(void)
{
    return run_registered("what a game in Lua lends to mods", NULL, NULL);
}
