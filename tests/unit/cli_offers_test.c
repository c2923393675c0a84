/* cli_offers_test.c - tools for authors, on actions and panels of rules: new, check --play.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* Its action and its panel are comments: they work as they stand when the dashes are taken away. */
BENCH_TEST(a_new_rule_shows_an_action_and_a_panel_that_work_without_their_dashes)
{
    static const char *const games[] = {"skirmish", "conquest", "polynesia"};
    bench *at = *state;
    char words[128];

    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        setenv("VAKA_SCRIPTS", i ? VAKA_SOURCE_DIR "/scripts" : VAKA_SOURCE_DIR "/tests/scripts",
               1);
        snprintf(words, sizeof words, "new mod m%zu --game %s", i, games[i]);
        says(at, words, 0, "");
        snprintf(words, sizeof words, "new rule nights --mod m%zu", i);
        says(at, words, 0, "");
        snprintf(words, sizeof words, "check m%zu", i);
        says(at, words, 0, "");
        snprintf(words, sizeof words,
                 "sed -i 's/^    -- \\(    .*\\|},\\|actions = {\\|panel = .*\\)$/    \\1/' "
                 "m%zu/rules/nights.lua",
                 i);
        shell(at, words);
        snprintf(words, sizeof words, "check m%zu", i);
        says(at, words, 0, "");
        assert_string_equal(at->output, "");
        snprintf(words, sizeof words, "try m%zu/rules/nights.lua --text <<'.'\nscreen\nquit\n.", i);
        says(at, words, 0, "It is turn ");
        snprintf(words, sizeof words, "grep -c 'example = {' m%zu/rules/nights.lua", i);
        shell(at, words);
        has(at, "1");
    }
}

/* A mod for Conquest whose rule offers this. */
static void write_rule(bench *at, const char *action)
{
    char text[512];

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    says(at, "new mod sea --game conquest", 0, "");
    snprintf(text, sizeof text,
             "return { title = 'Feast', text = 'Feasts.', actions = { feast = { title = 'Feast',\n"
             "once = 'game', %s } } }\n",
             action);
    write_file(at, "sea/rules/feast.lua", text);
    says(at, "check sea", 0, "");
    assert_string_equal(at->output, "");
}

BENCH_TEST(playing_takes_the_actions_of_rules_and_finds_what_fails_in_them)
{
    bench *at = *state;

    write_rule(at, "play = function(seat) local x = seat + nil end");
    says(at, "check sea --play 2", 1, "rules/feast.lua:2: attempt to perform arithmetic");
}

BENCH_TEST(playing_finds_a_panel_that_fails)
{
    bench *at = *state;

    write_rule(at, "play = function(seat) end } }, panel = function(seat, s) s.nothing() end,\n"
                   "vars = { a = { size = 2, start = 0");
    says(at, "check sea --play 1", 1, "rules/feast.lua:2: there is no 's.nothing'");
}

/* Without that a rule of one action seems to change nothing at all. */
BENCH_TEST(a_simulation_counts_how_often_an_action_is_taken)
{
    bench *at = *state;

    write_rule(at, "play = function(seat) end");
    says(at,
         "sim conquest --mods sea --compare - feast --seats bot:greedy,bot:greedy --games 2 "
         "--seed 1 --page a.html",
         0,
         "\nB  action \"Feast\" of rule feast: never taken in 2 games: these players do not "
         "know it\n");
    lacks(at, "A  action");
    has(at, "A  the game as it is: 2 finished");
    shell(at, "cat a.html");
    has(at, "Action &quot;Feast&quot;: never taken in 2 games.");
    says(at,
         "sim conquest --mods sea --rules feast --seats bot:random,bot:random --games 2 "
         "--seed 1 --effects",
         0, "action \"Feast\" of rule feast: taken 4 times in 2 games\n");
    says(at,
         "sim conquest --mods sea --rules feast --seats bot:random,bot:random --games 2 "
         "--seed 1 --json",
         0, "\"taken\": 4");
    says(at,
         "sim conquest --mods sea --rules feast --seats bot:greedy,bot:greedy --games 2 "
         "--seed 1 --csv",
         0, "\n,action,feast.feast,Feast,2,0,");
}

BENCH_TEST(an_action_for_steps_that_ask_in_secret_alone_is_told_to_wait_for_ever)
{
    bench *at = *state;

    write_file(at, "bids/mod.lua",
               "return { id = 'bids', title = 'Bids', version = '1.0', api = 2, game = 'bids' }\n");
    write_file(at, "bids/game.lua",
               "return { title = 'Bids', seats = { 2, 2 }, verbs = { stop = { title = 'Stop' },\n"
               "bid = { title = 'Bid {0:int}', args = 'int many 0..3', commit = true } },\n"
               "table = function(t) t.limits { sealed = 2 } end,\n"
               "setup = function() run 'lot' end, steps = { lot = function()\n"
               "ask.sealed { rows = function() return { bid = { 0, 1 } } end } run 'last' end,\n"
               "last = function() ask.act { seat = 0, stop = {} }\n"
               "finish { winners = { 0 } } end } }\n");
    write_file(
        at, "bids/rules/feast.lua",
        "return { title = 'Feast', text = 'Feasts.', actions = { feast = { title = 'Feast',\n"
        "once = 'game', steps = { 'lot' }, play = function(seat) end } } }\n");
    says(at, "check bids --play 8", 0,
         "bids/rules/feast.lua: did not act in 8 games: in the steps of its actions answers are "
         "sealed, and actions wait meanwhile");
    shell(at, "sed -i \"s/'lot' }/'lot', 'last' }/\" bids/rules/feast.lua");
    says(at, "check bids --play 8", 0, "");
    assert_string_equal(at->output, "");
}

/* Also where a step asks one seat, and where all seal: nothing is wrong in games in Lua either. */
BENCH_TEST(an_action_for_any_time_goes_well_in_games_in_lua)
{
    static const char *const games[] = {"polynesia", "raiatea"};
    bench *at = *state;
    char words[96];

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        snprintf(words, sizeof words, "new mod m%zu --game %s", i, games[i]);
        says(at, words, 0, "");
        snprintf(words, sizeof words, "m%zu/rules/rest.lua", i);
        write_file(at, words,
                   "return { title = 'Rest', text = 'Rests.', actions = { rest = {\n"
                   "title = 'Rest', once = 'turn', anytime = true, play = function(seat)\n"
                   "ask.yes_no { seat = seat, prompt = 'Rest?' } end } } }\n");
        snprintf(words, sizeof words, "check m%zu --play 2", i);
        says(at, words, 0, "");
        assert_string_equal(at->output, "");
    }
}

int main(void)
{
    return run_registered("actions and panels", NULL, NULL);
}
