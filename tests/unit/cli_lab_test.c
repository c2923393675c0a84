/* cli_lab_test.c - `vaka sim` as a laboratory: until it is known, interrupted, in shards, on a
 * page; and `vaka ladder`.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

static int open_conquest(void **state)
{
    int status = open_bench(state);

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    return status;
}

/* Runs both and fails if they do not print the same. */
static void same(bench *at, const char *one, const char *other)
{
    char *first;

    says(at, one, 0, "");
    first = strdup(at->output);
    assert_true(strlen(first) > 100);
    says(at, other, 0, "");
    if (strcmp(first, at->output) != 0)
        fail_msg("vaka %s and vaka %s differ:\n%s\n%s", one, other, first, at->output);
    free(first);
}

/* --- Interrupted ------------------------------------------------------------------------------ */

BENCH_TEST(a_killed_run_that_goes_on_gives_the_same_as_one_that_was_not)
{
    bench *at = *state;
    const char *games;
    char one[256], other[256];
    uint32_t done;

    /* Not by the function `vaka`: the program itself has to be killed. */
    shell(at, "'" VAKA_BUILD_DIR "/vaka' sim skirmish --games 9000000 --seed 3 --jobs 2 --effects "
              "--resume half.json & until [ -s half.json ]; do sleep 0.1; done; sleep 0.3; "
              "kill -9 $!; wait; "
              "sed -E 's/.*\"sums\":\\{\"games\":([0-9]+).*/games \\1/' half.json");
    games = strstr(at->output, "games ");
    assert_non_null(games);
    done = (uint32_t)strtoul(games + 6, NULL, 10);
    assert_true(done >= 10 && done < 9000000);
    snprintf(one, sizeof one, "sim skirmish --games %u --effects --resume half.json --json",
             done + 40);
    snprintf(other, sizeof other, "sim skirmish --games %u --seed 3 --effects --json", done + 40);
    same(at, one, other);
}

BENCH_TEST(a_run_goes_on_with_more_games_and_says_what_it_is_not)
{
    bench *at = *state;

    says(at, "sim hello --games 30 --seed 3 --resume a.json", 0, "30 finished");
    same(at, "sim hello --games 130 --resume a.json --json",
         "sim hello --games 130 --seed 3 --json");
    says(at, "sim hello --games 30 --resume a.json", 1, "has 130 games already, more than the 30");
    says(at, "sim hello --games 200 --seed 4 --resume a.json", 1, "its seed is 3, not 4");
    says(at, "sim hello --games 200 --set stones=50 --resume a.json", 1, "its options is");
    says(at, "sim hello --games 200 --seats 3 --resume a.json", 1, "its bots is");
    says(at, "sim hello --games 200 --effects --resume a.json", 1, "other cards and events");
    says(at, "sim hello --until 5 --resume a.json", 1, "another --until");
    says(at, "sim skirmish --games 200 --resume a.json", 1, "does not belong here");
    write_file(at, "b.json", "{\"vaka\": \"sim\"}");
    says(at, "sim hello --resume b.json", 1, "is not what `vaka sim --resume` writes");
    shell(at, "cut -c1-300 a.json >c.json");
    says(at, "sim hello --resume c.json", 1, "or it is damaged");
    says(at, "sim hello --compare - - --resume a.json", 2, "are for one run");
    says(at, "sim hello --games 20 --resume no/where.json", 1, "no/where.json");
}

/* --- Until it is known ------------------------------------------------------------------------ */

BENCH_TEST(a_run_ends_when_shares_are_known_well_enough_for_any_number_of_threads)
{
    bench *at = *state;

    same(at, "sim hello --until 4 --seed 1 --jobs 1 --json",
         "sim hello --until 4 --seed 1 --jobs 3 --json");
    has(at, "\"known_to\": 0.039");
    has(at, "\"games\": 600"); /* 1.96 * sqrt(0.25 / 600) is 4.0 % */
    says(at, "sim hello --until 4 --seed 1 --games 100", 0, "wanted: ±4 %");
    has(at, "100 finished");
    says(at, "sim hello --until 8 --seed 1 --resume a.json", 0, "150 finished");
    same(at, "sim hello --until 4 --resume a.json --json", "sim hello --until 4 --seed 1 --json");
    says(at, "sim hello --until 8 --resume a.json", 1, "it can only be made finer");
    says(at, "sim hello --until 0", 2, "from 0.01 to 50");
    says(at, "sim hello --until soon", 2, "from 0.01 to 50");
}

/* --- Shards ----------------------------------------------------------------------------------- */

BENCH_TEST(shards_add_up_to_the_run_that_was_not_parted)
{
    bench *at = *state;

    for (int i = 1; i <= 3; i++) {
        char args[200];
        snprintf(args, sizeof args,
                 "sim skirmish --games 100 --seed 5 --effects --jobs %d --shard %d/3 "
                 "--resume part%d.json",
                 i, i, i);
        says(at, args, 0, i == 1 ? "34 finished" : "33 finished");
        has(at, "/3 of 100 games");
    }
    same(at, "sim --merge part3.json part1.json part2.json --json",
         "sim skirmish --games 100 --seed 5 --effects --json");
    same(at, "sim --merge part1.json part2.json part3.json --csv",
         "sim skirmish --games 100 --seed 5 --effects --csv");
    shell(at, "unset VAKA_TEST_MODULES; vaka sim --merge part*.json --page all.html | head -1; "
              "grep -c '<svg' all.html");
    has(at, "100 games between bots, seed 5");
}

BENCH_TEST(shards_that_do_not_belong_together_are_refused_with_a_sentence)
{
    bench *at = *state;

    says(at, "sim hello --games 9 --seed 1 --shard 1/2 --resume a.json", 0, "5 finished");
    says(at, "sim hello --games 9 --seed 1 --shard 2/2 --resume b.json", 0, "4 finished");
    says(at, "sim hello --games 9 --seed 2 --shard 2/2 --resume seed.json", 0, "");
    says(at, "sim hello --games 8 --seed 1 --shard 2/2 --resume games.json", 0, "");
    says(at, "sim hello --games 9 --seed 1 --shard 2/3 --resume thirds.json", 0, "");
    says(at, "sim hello --games 9 --seed 1 --shard 2/2 --set stones=9 --resume set.json", 0, "");
    says(at, "sim --merge a.json b.json", 0, "9 finished");
    says(at, "sim --merge a.json", 1, "shard 2/2 is missing");
    says(at, "sim --merge a.json a.json", 1, "a.json and a.json are both shard 1/2");
    says(at, "sim --merge a.json seed.json", 1, "seed.json does not belong here: its seed is 2");
    says(at, "sim --merge a.json set.json", 1, "its options is {\"stones\":9}");
    says(at, "sim --merge a.json games.json", 1, "one of 2 shards of 8 games");
    says(at, "sim --merge a.json thirds.json", 1, "one of 3 shards of 9 games");
    says(at, "sim --merge a.json none.json", 1, "none.json");
    shell(at, "sed 's/\"games\":9,/\"games\":90,/' b.json >short.json");
    says(at, "sim --merge short.json", 1, "has played 4 of its 45 games");
    says(at, "sim --merge", 2, "");
    says(at, "sim hello a.json", 2, "files are for --merge");
    says(at, "sim hello --shard 1/2 --resume c.json", 2, "need the same --seed");
    says(at, "sim hello --shard 1/2 --seed 1", 2, "--resume FILE");
    says(at, "sim hello --shard 3/2 --seed 1 --resume c.json", 2, "the second of eight");
    says(at, "sim hello --shard 1/2 --seed 1 --resume c.json --until 2", 2, "instead of --until");
}

/* --- What it tells ---------------------------------------------------------------------------- */

TEST_WITH(every_card_and_event_is_told_with_its_interval, open_conquest, close_bench)
{
    bench *at = *state;

    says(at, "sim conquest --games 12 --seed 1 --seats bot:greedy,bot:greedy --effects", 0,
         "Navigation");
    has(at, "(battle_won) ");
    has(at, "\n… attacks …, held by … (battle_named)");
    has(at, "instead of");
    says(at, "sim conquest --games 12 --seed 1 --seats bot:greedy,bot:greedy --effects --csv", 0,
         "run,sort,id,name,games,times,share,low,high,");
    has(at, "\n,side,,Samoa,12,");
    has(at, "\n,card,navigation,Navigation,12,");
    has(at, "\n,event,battle_named,\"{0:seat} attacks {1:zone}, held by {2:seat}\",12,");
    has(at, "\n,number,turns,turns,12,");
    same(
        at,
        "sim conquest --games 12 --seed 1 --seats bot:greedy,bot:greedy --effects --jobs 1 --json",
        "sim conquest --games 12 --seed 1 --seats bot:greedy,bot:greedy --effects --jobs 3 --json");
}

BENCH_TEST(the_page_needs_nothing_but_itself)
{
    bench *at = *state;

    says(at, "sim skirmish --games 40 --seed 1 --page a.html", 0, "40 finished");
    shell(at, "cat a.html");
    has(at, "<title>Who wins, by seat</title>");
    has(at, "prefers-color-scheme:dark");
    has(at, "40 games between programs, seed 1");
    lacks(at, "<script");
    lacks(at, "http");
    lacks(at, "{0");
    says(at, "sim skirmish --games 40 --seed 1 --page b.html --lang nl", 0, "");
    shell(at, "cat b.html");
    has(at, "<html lang=\"nl\">");
    has(at, "Wie wint, per plaats");
    says(at, "sim skirmish --games 1 --page c.html --lang xx", 2, "not a word in \"xx\"");
    says(at, "sim skirmish --games 1 --page no/where.html", 1, "no/where.html");
}

BENCH_TEST(each_rule_and_each_scenario_is_played)
{
    bench *at = *state;

    says(at, "sim skirmish --games 20 --seed 1 --each rules", 0, "--- night");
    has(at, "\n--- the game as it is\n");
    lacks(at, "--- -");
    has(at, "seat 0 wins");
    says(at, "sim skirmish --games 20 --seed 1 --each rules --json", 0, "\"less_first\"");
    says(at, "sim skirmish --games 4 --seed 1 --each cards", 2, "scenarios or rules");
    says(at, "sim hello --games 4 --seed 1 --each rules", 1, "has no rules");
    says(at, "sim skirmish --games 20 --seed 1 --each rules --page each.html --csv", 0,
         "\nnight,seat,0,");
}

/* Samoa is no home on the small map: there is nothing that could differ. */
TEST_WITH(a_side_that_only_one_of_two_scenarios_has_is_not_compared, open_conquest, close_bench)
{
    bench *at = *state;
    const char *samoa;

    says(at,
         "sim conquest --games 4 --compare standard east_duel --seats bot:greedy,bot:greedy "
         "--seed 1 --page c.html",
         0, "\nSamoa wins");
    samoa = strstr(at->output, "\nSamoa wins") + 1;
    *strchr(samoa, '\n') = '\0';
    assert_non_null(strstr(samoa, " %         -        -"));
    assert_null(strstr(samoa, "100.0 to"));
    shell(at, "cat c.html");
    lacks(at, "-100.0");
    says(at,
         "sim conquest --games 4 --compare standard east_duel --seats bot:greedy,bot:greedy "
         "--seed 1 --json | sed '1,/b_less_a/d'",
         0, "\"turns\"");
    lacks(at, "Samoa");
}

TEST_WITH(scenarios_for_other_numbers_of_seats_are_left_out, open_conquest, close_bench)
{
    bench *at = *state;

    says(at, "sim conquest --games 1 --seed 1 --seats 3 --bound 50 --each scenarios", 0,
         "--- short_game");
    has(at, "east_duel is left out");
}

/* --- The ladder ------------------------------------------------------------------------------- */

TEST_WITH(a_ladder_says_who_is_better_and_keeps_it, open_conquest, close_bench)
{
    bench *at = *state;

    same(at, "ladder conquest --bots random,greedy --seed 1 --games 32 --table t.json --jobs 1",
         "ladder conquest --bots random,greedy --seed 1 --games 32 --jobs 3");
    has(at, "greedy is better");
    has(at, "   1  greedy");
    same(at, "ladder conquest --bots random,greedy --table t.json --json",
         "ladder conquest --bots bot:random,bot:greedy --seed 1 --games 32 --json");
    has(at, "\"verdict\": \"second\"");
    says(at, "ladder conquest --bots random,greedy --seed 2 --table t.json", 1,
         "the table of another ladder: its seed");
    says(at, "ladder conquest --bots random,greedy --rules open_hands --table t.json", 1,
         "the table of another ladder: its rules are none, not open_hands");
    says(at, "ladder conquest --bots random,clever", 2, "there is no bot \"clever\"");
    says(at, "ladder conquest --bots random", 2, "two bots at least");
    says(at, "ladder conquest --scenario solitaire", 2, "seats for two bots");
    write_file(at, "x.json", "{}");
    says(at, "ladder conquest --table x.json", 1, "is not a table of `vaka ladder`");
}

/* A bot against itself, under another name of the same program: nobody is better. */
BENCH_TEST(a_ladder_that_ends_at_its_bound_says_that_nothing_is_known)
{
    bench *at = *state;

    says(at, "new game islets", 0, "");
    says(at, "ladder ./islets --bots easy,fair --seed 1 --games 32", 0, "not known yet");
}

int main(void)
{
    return run_registered("lab", NULL, NULL);
}
