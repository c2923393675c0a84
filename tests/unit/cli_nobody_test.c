/* unit/cli_nobody_test.c - a scenario with a seat that nobody plays, from the command line.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

/* The real game: no test game has such an opponent. */
static int open_real(void **state)
{
    int status = open_bench(state);

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    return status;
}

static void naming_the_players_is_enough(void **state)
{
    bench *at = *state;

    says(at, "sim conquest --scenario solitaire --seats bot:random --games 2 --seed 1 --jobs 1", 0,
         "nobody");
    says(at, "sim conquest --scenario solitaire --seats bot:random,nobody --games 2 --seed 1", 0,
         "nobody");
    says(at, "sim conquest --scenario solitaire --seats 1 --games 2 --seed 1", 0, "2 finished");
    says(at, "sim conquest --scenario solitaire --games 2 --seed 1", 0, "2 finished");
}

static void help_finds_what_is_said_of_that_seat(void **state)
{
    bench *at = *state;

    write_file(at, "ask.txt", "help sixth draw\nhelp Sol.3\nhelp 7.3c\n");
    says(at, "play conquest --text --scenario solitaire --seats human --seed 1 <ask.txt", 0,
         "\n  Sol.3b  After the sixth draw the Attack! chits join the others in the cup.\n");
    has(at, "\n  Sol.3a  From the second turn on");
    has(at, "\n  7.3c  Canoes enter Known hexes only");
}

static void its_rules_go_with_no_other_scenario(void **state)
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

static void nobody_else_takes_that_seat(void **state)
{
    bench *at = *state;

    says(at, "sim conquest --scenario solitaire --seats bot:random,bot:random --games 2", 2,
         "the rules themselves play seat 1");
    says(at, "sim conquest --seats bot:random,nobody --games 2", 2,
         "\"nobody\" plays only where the rules of a scenario play a seat");
}

static void a_game_is_played_kept_and_replayed(void **state)
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

static void a_person_plays_alone(void **state)
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

static void the_list_says_so(void **state)
{
    says(*state, "list", 0, "Solitaire (2 seats, 1 of them played by the rules)");
}

static void the_engine_fills_the_seat_too(void **state)
{
    bench *at = *state;

    shell(at, "printf '%s\\n%s\\n' "
              "'{\"id\":1,\"cmd\":\"new\",\"game\":\"conquest\",\"scenario\":\"solitaire\","
              "\"seed\":1}' '{\"id\":2,\"cmd\":\"turn\",\"match\":1}' | vaka engine --referee");
    has(at, "\"must\":[0]");
    has(at, "\"may\":[]");
}

#define REAL(name) cmocka_unit_test_setup_teardown(name, open_real, close_bench)

int main(void)
{
    const struct CMUnitTest tests[] = {
        REAL(naming_the_players_is_enough),
        REAL(help_finds_what_is_said_of_that_seat),
        REAL(its_rules_go_with_no_other_scenario),
        REAL(nobody_else_takes_that_seat),
        REAL(a_game_is_played_kept_and_replayed),
        REAL(a_person_plays_alone),
        REAL(the_list_says_so),
        REAL(the_engine_fills_the_seat_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
