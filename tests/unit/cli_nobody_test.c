/* unit/cli_nobody_test.c - a scenario with a seat that nobody plays, from the command line.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

/* The real game: no test game has such an opponent. */
static int open_real(void **state)
{
    int status = open_bench(state);

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    return status;
}

TEST_WITH(naming_the_players_is_enough, open_real, close_bench)
{
    bench *at = *state;

    says(at, "sim conquest --scenario solitaire --seats bot:random --games 2 --seed 1 --jobs 1", 0,
         "nobody");
    says(at, "sim conquest --scenario solitaire --seats bot:random,nobody --games 2 --seed 1", 0,
         "nobody");
    says(at, "sim conquest --scenario solitaire --seats 1 --games 2 --seed 1", 0, "2 finished");
    says(at, "sim conquest --scenario solitaire --games 2 --seed 1", 0, "2 finished");
}

TEST_WITH(help_finds_what_is_said_of_that_seat, open_real, close_bench)
{
    bench *at = *state;

    write_file(at, "ask.txt", "help sixth draw\nhelp Sol.3\nhelp 7.3c\n");
    says(at, "play conquest --text --scenario solitaire --seats human --seed 1 <ask.txt", 0,
         "\n  Sol.3b  After the sixth draw the Attack! chits join the others in the cup.\n");
    has(at, "\n  Sol.3a  From the second turn on");
    has(at, "\n  7.3c  Canoes enter Known hexes only");
}

TEST_WITH(its_rules_go_with_no_other_scenario, open_real, close_bench)
{
    bench *at = *state;

    says(at, "sim conquest --rules experienced_solitaire --games 1", 2,
         "the rule experienced_solitaire goes only with the scenario solitaire");
    says(at, "sim conquest --scenario short_game --rules experienced_solitaire --games 1", 2,
         "goes only with the scenario solitaire");
    says(at, "sim conquest --scenario solitaire --rules experienced_solitaire --games 1", 0,
         "1 finished");
    says(at, "rules conquest", 0, "    Goes only with the scenario solitaire\n");
}

TEST_WITH(nobody_else_takes_that_seat, open_real, close_bench)
{
    bench *at = *state;

    says(at, "sim conquest --scenario solitaire --seats bot:random,bot:random --games 2", 2,
         "the rules themselves play seat 1");
    says(at, "sim conquest --seats bot:random,nobody --games 2", 2,
         "\"nobody\" plays only where the rules of a scenario play a seat");
}

TEST_WITH(a_game_is_played_kept_and_replayed, open_real, close_bench)
{
    bench *at = *state;

    says(at,
         "play conquest --scenario solitaire --seats bot:random --seed 1 --text --journal g.vkj "
         "</dev/null",
         0, "Samoa");
    shell(at, "head -4 g.vkj");
    has(at, "seats bot:random,nobody");
    says(at, "replay g.vkj --verify </dev/null", 0, "g.vkj");
}

TEST_WITH(a_person_plays_alone, open_real, close_bench)
{
    bench *at = *state;

    shell(at, "printf 'stay\\nquit\\n' | vaka play conquest --scenario solitaire --text --seed 1 "
              "--journal p.vkj");
    assert_int_equal(at->status, 0);
    has(at, "Samoa");
    lacks(at, "hand over");
    shell(at, "cat p.vkj");
    has(at, "seats human,nobody");
    has(at, "name 1 Samoa");
}

TEST_WITH(the_list_says_so, open_real, close_bench)
{
    says(*state, "list", 0, "Solitaire (2 seats, 1 of them played by the rules)");
}

TEST_WITH(the_engine_fills_the_seat_too, open_real, close_bench)
{
    bench *at = *state;

    shell(at, "printf '%s\\n%s\\n' "
              "'{\"id\":1,\"cmd\":\"new\",\"game\":\"conquest\",\"scenario\":\"solitaire\","
              "\"seed\":1}' '{\"id\":2,\"cmd\":\"turn\",\"match\":1}' | vaka engine --referee");
    has(at, "\"must\":[0]");
    has(at, "\"may\":[]");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
