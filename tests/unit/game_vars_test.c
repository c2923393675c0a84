/* unit/game_vars_test.c - variables with one for each seat, space or zone, or with a size.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/record_inside.h"

#include "table/script.h"

#include <stddef.h>

/* What the game has noted after an action: three numbers. */
static void assert_noted(const char *first, const char *told)
{
    game_play(first);
    assert_string_equal(game_told(), told);
}

GAME_TEST(entries_begin_as_they_were_declared)
{
    (void)state;
    game_begin("note(vars.taken[0], vars.taken[1], #vars.taken)\n"
               "note(vars.shut.a, vars.shut[3], vars.lies.hand1)\n"
               "note(vars.line[1], vars.line[3], #vars.line)\n"
               "note(#vars.names[1], #vars.names[2], #vars.names) run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = {} }"));
    assert_string_equal(game_told(), "noted 4 4 2; noted 1 1 0; noted -1 -1 3; noted 0 0 2");
}

GAME_TEST(each_entry_is_kept_by_itself)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("vars.taken[1] = vars.taken[1] + 1 vars.shut.c = false\n"
                    "vars.lies[\"bc\"] = 7 vars.line[2] = 5 vars.names[2] = \"reef\"\n"
                    "ask.act { seat = 0, stop = {}, go = { rows = { \"b\" }, go = function() "
                    "run(\"show\") run(\"turn\", 0) end } }") "show = function()\n"
                                                              "note(vars.taken[0], vars.taken[1], "
                                                              "vars.shut.b)\n"
                                                              "note(vars.shut[2], "
                                                              "vars.lies[host.zone \"bc\"], "
                                                              "vars.lies.deck)\n"
                                                              "note(vars.line[1], vars.line[2], "
                                                              "#vars.names[2]) end");
    assert_noted("go b", "noted 4 5 1; noted 0 7 0; noted -1 5 4");
    assert_noted("go b", "noted 4 6 1; noted 0 7 0; noted -1 5 4");
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_noted("go b", "noted 4 6 1; noted 0 7 0; noted -1 5 4");
}

GAME_TEST(all_entries_are_walked_in_order)
{
    (void)state;
    game_begin("local sum = 0 vars.taken[1] = 9\n"
               "for seat, many in pairs(vars.taken) do sum = sum + 100 * seat + many end\n"
               "local spaces, zones = 0, 0\n"
               "for at, shut in pairs(vars.shut) do\n"
               "  if host.is_space(at) and shut then spaces = spaces + 1 end end\n"
               "for _ in pairs(vars.lies) do zones = zones + 1 end\n"
               "note(sum, spaces, zones)\n"
               "for i in ipairs(vars.line) do vars.line[i] = i * i end\n"
               "note(vars.line[1], vars.line[2], vars.line[3]) run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = {} }"));
    char told[64];
    snprintf(told, sizeof told, "noted 113 4 %d; noted 1 4 9", (int)on.layout->zone_count);
    assert_string_equal(game_told(), told);
}

GAME_TEST(a_journal_with_entries_is_read_again)
{
    vaka_replay_report report = {0};
    vaka_record *again = NULL;

    (void)state;
    game_record("run(\"turn\", 0)", TURN("vars.taken[seat] = vars.taken[seat] + 1\n"
                                         "vars.line[1 + vars.taken[seat] % 3] = vars.taken[seat]\n"
                                         "ask.act { seat = seat, stop = function() run(\"turn\", "
                                         "host.next_seat(seat)) end }"));
    for (int i = 0; i < 5; i++)
        game_play("stop");
    if (vaka_record_replay(on.path, &on.plugins, -1, &again, &report, &on.err))
        fail_msg("%s", on.err.text);
    assert_int_equal(report.differs_at, 0);
    assert_true(vaka_live_hash(vaka_record_live(again)) == vaka_live_hash(game_live()));
    vaka_record_close(again);
}

/* What is not declared takes no room: the regions behind the variables lie where they lay. */
GAME_TEST(variables_take_the_room_of_their_entries_and_no_more)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = {} }"));
    const vaka_content *content = on.layout->setup.content;
    assert_int_equal(content->variable_bytes,
                     (4 + 4 + 16 + 4 * VAKA_MAX_SEATS + 4 * 3 + 16 * 2 + 7) / 8 * 8);
    assert_int_equal(content->zone_bytes, 8);
    assert_int_equal(vaka_variables_room(on.layout),
                     content->variable_bytes + 8 * (uint32_t)on.layout->zone_count);
    uint32_t room = on.layout->at_acts - on.layout->at_script;
    assert_int_equal(room,
                     (sizeof(vaka_script_region) + vaka_variables_room(on.layout) + 7) / 8 * 8);
}

static void fails_with(const char *setup, const char *words)
{
    game_write_steps(setup, TURN("ask.act { seat = 0, stop = {} }"));
    assert_int_not_equal(game_try(2), VAKA_OK);
    if (!strstr(on.err.text, "game.lua:") || !strstr(on.err.text, words))
        fail_msg("\"%s\" is not in: %s", words, on.err.text);
    game_end();
}

GAME_TEST(what_is_no_entry_is_told)
{
    (void)state;
    fails_with("vars.line[4] = 1", "vars.line has entries 1 to 3, and no 4");
    fails_with("local n = vars.line[0]", "vars.line has entries 1 to 3, and no 0");
    fails_with("vars.line.first = 1", "vars.line goes by numbers from 1 to 3, not by a string");
    fails_with("vars.line = 3", "vars.line has many entries: write vars.line[");
    fails_with("vars.taken[2] = 1", "bad seat of vars.taken (seat out of range)");
    fails_with("vars.shut.e = true", "bad space of vars.shut (there is no zone 'e'");
    fails_with("vars.shut.deck = true", "space expected, got zone 'deck'");
    fails_with("vars.shut.a = 1", "vars.shut is true or false");
    fails_with("vars.names[1] = \"far too long a name\"", "up to 15 characters");
    fails_with("vars.line[1] = \"x\"", "number expected");
    fails_with("local n = #vars.shut", "vars.shut goes by space and has no length");
}

GAME_TEST(only_looking_cannot_change_an_entry)
{
    (void)state;
    game_record("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = {}, go = { rows = { \"b\" },\n"
                                         "why = function() vars.taken[0] = 1 end } }"));
    assert_int_equal(game_act("go c"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.record->fault, "vars.taken cannot be changed in"));
}

int main(void)
{
    return run_registered("variables with many entries", NULL, NULL);
}
