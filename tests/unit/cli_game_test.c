/* cli_game_test.c - the commands on a game in Lua that lies in a folder.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

#define ISLETS VAKA_SOURCE_DIR "/tests/script/game_faults/islets"

/* A bench with a copy of the good game in `islets`. */
static int open_islets(void **state)
{
    bench *at;

    if (open_bench(state))
        return -1;
    at = *state;
    setenv("VAKA_SCRIPTS", "/nonexistent", 1);
    return shell(at, "cp -r '" ISLETS "' islets && chmod -R u+w islets");
}

#define ISLETS_TEST(name) TEST_WITH(name, open_islets, close_bench)

/* --- new, check, play ------------------------------------------------------------------------- */

BENCH_TEST(a_new_game_can_be_checked_and_played_as_it_is)
{
    bench *at = *state;

    says(at, "new game my-isles", 0, "vaka play ./my-isles");
    says(at, "check my-isles --play 5", 0, "");
    assert_string_equal(at->output, "");
    says(at, "play ./my-isles --text --seed 1 --journal a.vkj <<'.'\n1\nquit\n.", 0, "My isles");
    has(at, "Row one island on");
    has(at, "Go on with: vaka resume a.vkj");
    says(at, "new game my-isles", 1, "my-isles");
}

BENCH_TEST(a_new_game_takes_more_files)
{
    bench *at = *state;

    says(at, "new game isles", 0, "");
    says(at, "new rule fog --mod isles", 0, "Edit isles/rules/fog.lua");
    says(at, "new scenario short --mod isles", 0, "Edit isles/scenarios/short.lua");
    says(at, "new test first --mod isles", 0, "vaka test isles/tests/first.lua");
    says(at, "check isles --play 3", 0, "");
    says(at, "test isles", 0, "1 test, 0 failed");
    says(at, "rules ./isles", 0, "fog");
    says(at, "try isles/rules/fog.lua </dev/null", 0, "with the rule fog");
    says(at, "new event storm --mod isles", 1, "Isles knows no event");
}

ISLETS_TEST(a_game_is_named_by_its_folder_with_or_without_a_slash)
{
    bench *at = *state;

    says(at, "sim ./islets --games 3 --seed 1", 0, "3 finished");
    says(at, "sim islets --games 3 --seed 1", 0, "3 finished");
    says(at, "sim islets/ --games 3 --seed 1", 0, "3 finished");
    says(at, "sim \"$PWD/islets\" --games 3 --seed 1", 0, "3 finished");
    says(at, "sim ./islet --games 3", 1, "there is no module './islet'");
}

ISLETS_TEST(a_game_in_the_folder_counts_more_than_the_installed_one)
{
    bench *at = *state;

    shell(at, "mkdir -p vaka/mods && cp -r islets vaka/mods/islets &&"
              "sed -i 's/title = \"Islets\"/title = \"Mine\"/' islets/game.lua");
    says(at, "list", 0, "islets");
    says(at, "sim islets --games 2 --seed 1", 0, "Islets 1.0.0: 2 games");
    says(at, "sim ./islets --games 2 --seed 1", 0, "Mine 1.0.0: 2 games");
}

ISLETS_TEST(what_is_wrong_with_a_game_is_told_by_every_command)
{
    static const char *const commands[] = {"play", "sim", "describe", "bench", "rules"};
    bench *at = *state;
    char args[64];

    shell(at, "sed -i 's/seats = { 2, 3 }/seats = { 3, 2 }/' islets/game.lua");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        snprintf(args, sizeof args, "%s ./islets", commands[i]);
        says(at, args, 1, "islets/game.lua:41:18: 'seats' is 2; it must be from 3 to 8");
    }
    says(at, "check islets", 1, "islets/game.lua:41:18: 'seats' is 2; it must be from 3 to 8");
    says(at, "test islets", 1, "islets/game.lua:41:18: 'seats' is 2; it must be from 3 to 8");
    says(at, "try islets", 1, "islets/game.lua:41:18: 'seats' is 2; it must be from 3 to 8");
}

ISLETS_TEST(a_fault_in_play_is_told_by_check)
{
    bench *at = *state;

    shell(at, "sed -i 's/vars.wet = true/vars.wet = nothing.at_all/' islets/game.lua");
    says(at, "check islets --play 5", 1, "islets/game.lua:149");
    shell(at, "sed -i 's/vars.wet = nothing.at_all/vars.wet = (nil)[1]/' islets/game.lua");
    says(at, "check islets --play 5", 1, "game.lua:149: attempt to index a nil value");
}

/* Two seats with a hidden find each seal a number of `rows`. */
static void write_sealed(bench *at, const char *rows)
{
    char text[2048];

    write_file(at, "veil/mod.lua",
               "return { id = \"veil\", title = \"Veil\", version = \"1.0\","
               " api = 2, game = \"veil\" }\n");
    snprintf(
        text, sizeof text,
        "return { title = \"Veil\", seats = { 2, 2 },\n"
        "verbs = { seal = { title = \"Seal\", args = \"int n 1..2\", commit = true },\n"
        "          wait = { title = \"Wait\" } },\n"
        "table = function(t)\n"
        "  t.zone { id = \"bag\", title = \"Bag\", type = \"cup\", see = \"nobody\" }\n"
        "  for s = 0, 1 do t.zone { id = \"hand\" .. s, title = \"Hand\", type = \"hand\",\n"
        "                           see = \"owner\", owner = s } end\n"
        "  t.kind { id = \"find\", title = \"Find\" }\n"
        "  t.kind { id = \"pearl\", title = \"Pearl\", back = \"find\" }\n"
        "  t.kind { id = \"stone\", title = \"Stone\", back = \"find\" }\n"
        "  t.limits { sealed = 2 } end,\n"
        "setup = function()\n"
        "  for _ = 1, 3 do game.put(\"pearl\", nil, \"bag\") game.put(\"stone\", nil, \"bag\") "
        "end\n"
        "  for s = 0, 1 do host.draw(\"bag\", \"hand\" .. s) end run(\"first\") end,\n"
        "steps = { first = function() ask.act { seat = 0, wait = {} } run(\"second\") end,\n"
        "second = function() ask.sealed { rows = function(seat) return { seal = { %s } } end }\n"
        "  finish { winners = { 0 } } end } }\n",
        rows);
    write_file(at, "veil/game.lua", text);
}

BENCH_TEST(a_sealed_question_that_tells_a_secret_is_found)
{
    bench *at = *state;

    write_sealed(at, "1, 2");
    says(at, "check veil --play 10", 0, "");
    assert_string_equal(at->output, "");
    write_sealed(at, "host.find(\"hand\" .. seat, nil, \"pearl\") and 1 or 2");
    says(at, "check veil --play 10", 0, "");
    write_sealed(at, "host.find(\"hand\" .. 1 - seat, nil, \"pearl\") and 1 or 2");
    says(at, "check veil --play 10", 1, "game.lua, step second: what seat");
    has(at, "betrays what the seat cannot know");
    write_sealed(at, "1, 2");
    shell(at, "sed -i 's/wait = {} }/wait = {}, seal = { rows = { host.find(\"hand1\", nil, "
              "\"pearl\") and 1 or "
              "2 } } }/' veil/game.lua");
    says(at, "check veil --play 10", 1,
         "game.lua, step first: what it asks betrays what seat 0 cannot know");
}

/* --- test ------------------------------------------------------------------------------------- */

ISLETS_TEST(a_game_has_tests)
{
    bench *at = *state;

    says(at, "test islets --all", 0, "good    islets/tests/turns.lua: bots follow the others");
    has(at, "4 tests, 0 failed");
    says(at, "test islets/tests/turns.lua", 0, "4 tests, 0 failed");
}

static void fails_with(bench *at, const char *body, const char *words)
{
    char text[512];

    snprintf(text, sizeof text, "return { [\"a test\"] = function(t) t:new {}\n%s end }\n", body);
    write_file(at, "islets/tests/turns.lua", text);
    says(at, "test islets", 1, words);
}

ISLETS_TEST(a_test_that_fails_names_its_line)
{
    bench *at = *state;

    fails_with(at, "t:expect(t:counter(\"gold\", 0), 9)", "turns.lua:2: expected 9, got 3");
    fails_with(at, "t:counter(\"gold\")",
               "turns.lua:2: t:counter: every seat has 'gold': name one");
    fails_with(at, "t:counter(\"wind\", 0)", "'wind' is the game's: leave the seat out");
    fails_with(at, "t:counter(\"gld\", 0)", "there is no counter 'gld'; did you mean 'gold'?");
    fails_with(at, "t:zone(\"nrth\")", "there is no zone 'nrth'; did you mean 'north'?");
    fails_with(
        at, "t:refused(\"sail south\", \"poor\")",
        "turns.lua:2: it is refused by 'far' (South is too far away), and should be by 'poor'");
    fails_with(at, "t:refused(\"sail east\")", "the action is allowed, and should be refused");
    fails_with(at, "t:play(\"sail south\")", "seat 0 may not 'sail south': South is too far away");
    fails_with(at, "game.move(1, \"north\")", "changes the match");
}

ISLETS_TEST(tests_share_code)
{
    bench *at = *state;

    shell(at, "mkdir islets/tests/lib");
    write_file(at, "islets/tests/lib/gold.lua",
               "local seats = use \"seats\"\n"
               "return { of = function(t) return t:counter(\"gold\", seats.first) end }\n");
    write_file(at, "islets/tests/lib/seats.lua", "return { first = 0 }\n");
    write_file(at, "islets/tests/turns.lua",
               "local gold, map = use \"gold\", use \"map\"\n"
               "return { [\"gold\"] = function(t) t:new {}\n"
               "t:expect(gold.of(t), 3) t:expect(type(map.place), \"function\") end }\n");
    says(at, "test islets", 0, "1 test, 0 failed");
    says(at, "check islets", 0, "");
    write_file(at, "islets/tests/lib/seats.lua", "return { first = 0 + nil }\n");
    says(at, "test islets", 1, "tests/lib/seats.lua:1: attempt to perform arithmetic on a nil");
    write_file(at, "islets/tests/lib/seats.lua", "local gold = use \"gold\"\nreturn {}\n");
    says(at, "test islets", 1, "which uses it");
    write_file(at, "islets/tests/lib/seats.lua", "return { first = = 0 }\n");
    says(at, "check islets", 1, "islets/tests/lib/seats.lua:1:");
}

ISLETS_TEST(a_name_that_is_not_there_is_told_in_a_test)
{
    bench *at = *state;

    fails_with(at, "local at = host.zone(\"nrth\")",
               "turns.lua:2: host.zone: there is no zone 'nrth'; did you mean 'north'?");
    fails_with(at, "local n = host.value(\"pce\")", "there is no value 'pce'");
    fails_with(at, "local n = data.islet.nrth", "data: there is no row 'nrth'; did you mean");
}

ISLETS_TEST(a_test_reads_where_the_game_fails)
{
    bench *at = *state;

    shell(at, "sed -i 's/vars.wet = true/vars.wet = (nil)[1]/' islets/game.lua");
    fails_with(at, "t:play(\"dive\")", "game.lua:149: attempt to index a nil value");
}

/* --- try -------------------------------------------------------------------------------------- */

ISLETS_TEST(a_whole_game_is_tried_from_its_beginning)
{
    bench *at = *state;

    says(at, "try ./islets </dev/null", 0, "A game of Islets begins.");
    has(at, "Your turn, Player 1: 6 days are left");
    says(at, "try islets/game.lua </dev/null", 0, "A game of Islets begins.");
    says(at, "try islets/lib/map.lua </dev/null", 1, "cannot be tried by itself");
}

ISLETS_TEST(a_game_is_read_again_when_it_changes)
{
    bench *at = *state;

    shell(at,
          "wait_for() { n=0; until grep -qF \"$1\" out; do n=$((n + 1)); [ $n -lt 600 ] || { "
          "echo LATE \"$1\"; cat out; exit 3; }; sleep 0.05; done; }\n"
          "mkfifo in; vaka try islets --seed 1 <in >out 2>&1 & exec 3>in\n"
          "wait_for 'Your turn'; echo sail east >&3\n"
          "sed -i 's/Dive\"/Plunge\"/' islets/game.lua; echo dive >&3\n"
          "wait_for 'The files have changed and were read again.'\n"
          "sed -i 's/seats = { 2/seats = { 7/' islets/game.lua; echo dive >&3\n"
          "wait_for 'but cannot be used; the game goes on with the old ones.'\n"
          "sed -i 's/seats = { 7/seats = { 2/; s/dive = function() run/diver = function() run/' "
          "islets/game.lua; echo dive >&3\n"
          "wait_for \"named 'diver'\"\n"
          "echo quit >&3; exec 3>&-; wait $!; status=$?; cat out; exit $status");
    has(at, "The files have changed and were read again.");
    has(at, "Plunge");
    has(at, "it must be from 7 to 8");
    has(at, "The files have changed, but cannot be used; the game goes on with the old ones.");
    has(at, "there is no verb of the game named 'diver'");
    assert_int_equal(at->status, 0);
}

/* --- describe, bench, trace, rules ------------------------------------------------------------ */

ISLETS_TEST(a_game_is_described_for_those_who_write_cards_for_it)
{
    bench *at = *state;

    says(at, "describe ./islets", 0, "# Scripts for Islets");
    has(at, "tides/NAME.lua");
    has(at, "[\"landed\"] = function(who: seat, at: space)");
    has(at, "game.add_counter");
    has(at, "set_order");
    says(at, "describe ./islets --stubs islets", 0, "");
    shell(at, "cat islets/.vaka/*.lua islets/.luacheckrc");
    has(at, "finish");
}

ISLETS_TEST(a_game_is_measured_and_traced)
{
    bench *at = *state;

    says(at, "bench ./islets --seats 2 --repetitions 1", 0, "Islets 1.0.0, 2 seats");
    has(at, "random games, one thread");
    says(at, "trace ./islets", 1, "Islets has no clauses.csv to be traced");
    says(at, "rules ./islets", 0, "Islets has no optional rules.");
    says(at, "sim ./islets --games 20 --seed 1 --seats bot:greedy,bot:random", 0, "greedy");
}

/* --- resume and replay ------------------------------------------------------------------------ */

ISLETS_TEST(a_journal_finds_the_game_again)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 --journal a.vkj <<'.'\ndive\nquit\n.", 0, "a.vkj");
    says(at, "replay a.vkj --verify", 0, "every hash and every result of chance agrees");
    says(at, "resume a.vkj --text <<'.'\ndive\nquit\n.", 0, "a.vkj goes on after");
    shell(at, "cd islets && vaka replay ../a.vkj --verify");
    has(at, "every hash");
    shell(at, "cd / && vaka replay \"$OLDPWD/a.vkj\" --verify");
    has(at, "every hash");
}

ISLETS_TEST(a_game_that_was_played_is_read)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 --journal a.vkj <<'.'\ndive\nhint\ndive\nquit\n.", 0,
         "player would do this");
    says(at, "replay a.vkj --read --graph a.svg", 0, "Turning points");
    has(at, "What would have been better");
    has(at, " %  ");
    shell(at, "cat a.svg");
    has(at, "</svg>");
    says(at, "replay a.vkj --read --graph a.svg", 1, "cannot write a.svg: File exists");
    lacks(at, "Turning points"); /* it is refused before all is read */
    says(at, "replay a.vkj --graph b.svg", 2, "--graph needs --read");
    says(at, "replay a.vkj --knowing-all", 2, "--knowing-all needs --read");
    says(at, "replay a.vkj --read --knowing-all", 1,
         "a.vkj: what is hidden is told when the game is over");
}

ISLETS_TEST(a_game_that_is_over_is_read_knowing_all_that_was_hidden)
{
    bench *at = *state;

    says(at,
         "play ./islets --text --seed 1 --seats bot:greedy,bot:greedy --journal a.vkj </dev/null",
         0, "a.vkj");
    says(at, "replay a.vkj --read --knowing-all", 0,
         "by each decision, knowing all that was hidden then");
    says(at, "replay a.vkj --read", 0, "by each decision, from what its seat could know then");
}

/* Without it "no" says little. */
BENCH_TEST(an_answer_that_is_read_stands_behind_its_question)
{
    bench *at = *state;

    write_file(
        at, "rests/mod.lua",
        "return { id = 'rests', title = 'Rests', version = '1', api = 2, game = 'rests' }\n");
    write_file(
        at, "rests/game.lua",
        "return { title = 'Rests', seats = { 2, 2 }, verbs = { stop = { title = 'Stop' } },\n"
        "table = function(t) end, setup = function() run('rest') end,\n"
        "steps = { rest = function()\n"
        "if ask.yes_no { seat = 0, prompt = 'Rest here?' } then run('rest') end\n"
        "ask.act { seat = 1, stop = {} } finish { winners = { 0 } } end } }\n");
    says(at, "play ./rests --text --seed 1 --seats bot:random,bot:random --journal a.vkj", 0, "");
    says(at, "replay a.vkj --read", 0, "Random 1: asked \"Rest here?\": no\n");
    has(at, "Random 2: Stop\n");
}

ISLETS_TEST(who_plays_without_hints_gets_none_later_either)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 --no-hints --journal a.vkj <<'.'\ndive\nhint\nquit\n.",
         0, "This match is played without hints.");
    says(at, "resume a.vkj --text <<'.'\nhint\nquit\n.", 0, "This match is played without hints.");
    lacks(at, "player would do this");
    says(at, "replay a.vkj", 0, "  without hints\n");
    says(at, "replay a.vkj --read", 1,
         "a.vkj: it is played without hints, and is read when it is over");
    shell(at, "sed 's/^vkj 5/vkj 1/; s/^seed xoshiro128\\*\\* /seed /' a.vkj >b.vkj");
    says(at, "resume b.vkj --text </dev/null", 1, "expected `no_hints` alone, at level 5");
}

ISLETS_TEST(a_journal_far_from_its_game_is_told_where_it_is)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 --journal a.vkj <<'.'\ndive\nquit\n.", 0, "a.vkj");
    shell(at, "mkdir -p far/away/off && mv a.vkj far/away/off");
    shell(at, "cd far/away/off && vaka resume a.vkj --text </dev/null");
    assert_int_equal(at->status, 1);
    has(at, "a.vkj: the game 'islets' is not here: go to the folder in which it lies, or say where "
            "it is by --mods DIR");
    shell(at, "cd far/away/off && vaka replay a.vkj --verify --mods ../../../islets");
    has(at, "every hash");
    shell(at, "cd far/away/off && vaka replay a.vkj --verify --mods ../../..");
    has(at, "every hash");
    shell(at, "cd far/away/off && vaka resume a.vkj --text --mods ../../../islets </dev/null");
    has(at, "goes on after");
}

ISLETS_TEST(the_last_game_is_gone_on_with)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 <<'.'\ndive\nquit\n.", 0, "vaka resume");
    says(at, "resume --text </dev/null", 0, "goes on after");
}

ISLETS_TEST(a_changed_game_is_found_out)
{
    bench *at = *state;

    says(at, "play ./islets --text --seed 1 --journal a.vkj <<'.'\ndive\nquit\n.", 0, "a.vkj");
    shell(at, "sed -i 's/max = 9, start = 3/max = 9, start = 4/' islets/game.lua");
    says(at, "replay a.vkj --verify", 1, "played with other content than what is here");
}

/* --- mods for it ------------------------------------------------------------------------------ */

ISLETS_TEST(a_mod_brings_cards_into_a_game_in_lua)
{
    bench *at = *state;

    says(at, "new mod swell --game ./islets", 0, "swell is a mod for Islets now.");
    says(at, "new tide swell --mod swell", 0, "Edit swell/tides/swell.lua");
    write_file(at, "swell/tides/swell.lua",
               "return { title = \"Swell\", on = { landed = function(who)\n"
               "    game.set_counter(\"wind\", nil, 4)\nend } }\n");
    says(at, "check swell", 0, "");
    assert_string_equal(at->output, "");
    says(at, "check swell --play 3", 0, "");
    says(at, "play ./islets --mods swell --text --seed 1 --journal a.vkj <<'.'\nsail east\nquit\n.",
         0, "a.vkj");
    says(at, "replay a.vkj --verify --mods swell", 0, "every hash");
    says(at, "replay a.vkj --verify", 1, "swell");
}

/* --- the engine ------------------------------------------------------------------------------- */

ISLETS_TEST(the_engine_plays_a_game_of_a_folder)
{
    bench *at = *state;

    says(at,
         "engine <<'.'\n{\"id\":1,\"cmd\":\"new\",\"game\":\"./islets\",\"seats\":2,\"seed\":1}\n.",
         0, "\"ok\"");
}

/* Journals that end anywhere, in the middle of a plan, too; prints those that went on otherwise. */
static const char gone_on_with[] =
    "vaka play auction --text --seats bot:search,bot:search --seed 5 --journal whole.vkj >said\n"
    "lines=$(wc -l <whole.vkj)\n"
    "[ $lines -gt 60 ] || echo \"only $lines lines\"\n"
    "for kept in $(seq 8 7 60); do head -n $kept whole.vkj >part.vkj\n"
    "vaka resume part.vkj --text >said || cat said\n"
    "cmp -s whole.vkj part.vkj || echo \"after line $kept it goes on otherwise\"\n"
    "done </dev/null";

BENCH_TEST(who_looks_ahead_goes_on_from_a_journal_as_if_it_had_never_stopped)
{
    bench *at = *state;

    assert_int_equal(shell(at, gone_on_with), 0);
    assert_string_equal(at->output, "");
}

int main(void)
{
    return run_registered("commands on games in Lua", NULL, NULL);
}
