/* cli_test.c - the program as it is called: what it prints and how it ends.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

#include <dirent.h>

/* Only what is shipped: no test games, and none of their content. */
static int open_plain(void **state)
{
    int status = open_bench(state);

    unsetenv("VAKA_TEST_MODULES");
    unsetenv("VAKA_SCRIPTS");
    return status;
}

TEST_WITH(good_calls_end_with_0, open_plain, close_bench)
{
    static const struct {
        const char *args, *words;
    } rows[] = {
        {"", "vaka list"},
        {"--version", "vaka 0."},
        {"--help", "Commands:"},
        {"-h", "Exit status"},
        {"help", "Commands:"},
        {"help play", "--seats LIST"},
        {"play --help", "Examples:"},
        {"play hello --help --nonsense", "Examples:"},
        {"resume --help", "vaka resume"},
        {"replay --help", "--verify"},
        {"sim --help", "--games N"},
        {"engine --help", "resample"},
        {"list --help", "VAKA_MODULE_PATH"},
        {"bench --help", "memcpy"},
        {"list", "hello            Hello 1.0, 2 to 4 seats (org.vaka.hello)"},
        {"list", "--set stones=5…100"},
        {"list", "bot:random"},
        {"list --json", "{\"id\":\"hello\",\"module\":\"org.vaka.hello\",\"title\":\"Hello\""},
        {"list --json", "\"id\":\"stones\""},
        {"sim hello --games 10 --seed 1", "10 finished"},
        {"sim hello --games=10 --seed=1 --seats=3", "   2  random"},
        {"sim --games 10 --seed 1 --seats bot:random,bot:random -- hello", "   1  random"},
        {"sim hello --games 10 --seed 1 --set stones=50 --timing", "games/s"},
        {"sim hello --games 10 --bound 3", "10 at the bound of 3 actions"},
        {"engine </dev/null", ""},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        says(*state, rows[i].args, 0, rows[i].words);
}

TEST_WITH(refusals_end_with_1, open_plain, close_bench)
{
    static const struct {
        const char *args, *words;
    } rows[] = {
        {"play nothing", "vaka: "},
        {"sim nothing --games 3", "nothing"},
        {"bench nothing", "nothing"},
        {"resume nowhere.vkj", "nowhere.vkj"},
        {"resume", "there is no game in"},
        {"replay nowhere.vkj", "nowhere.vkj"},
        {"replay /dev/null", "vaka: "},
        {"play hello --journal /nowhere/at/all.vkj </dev/null", "/nowhere/at/all.vkj"},
        {"play hello --chance 'die x' </dev/null", "vaka: "},
        {"list >/dev/full", "cannot write to stdout"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        says(*state, rows[i].args, 1, rows[i].words);
}

TEST_WITH(wrong_usage_ends_with_2, open_plain, close_bench)
{
    static const struct {
        const char *args, *words;
    } rows[] = {
        {"lsit", "did you mean `vaka list`?"},
        {"zzzzzz", "there is no command \"zzzzzz\""},
        {"--nonsense", "there is no command"},
        {"help zzz", "there is no command"},
        {"play", "GAME is missing"},
        {"play hello hello", "one word too many"},
        {"play hello --sed 3", "did you mean --seed?"},
        {"play hello --rules x", "Hello has no scenarios and no optional rules"},
        {"play hello --rules x --rules y", "Hello has no scenarios and no optional rules"},
        {"play hello --mods x", "Hello takes no mods"},
        {"play hello --mods ./nowhere", "there is no folder ./nowhere"},
        {"play hello --scenario x", "Hello has no scenarios"},
        {"play hello --lang xx", "there is not a word in \"xx\""},
        {"new event", "SORT NAME is missing"},
        {"new mod x", "--game GAME"},
        {"new mod X --game hello", "cannot be a name"},
        {"rules", "GAME [CLAUSE] is missing"},
        {"try", "PATH is missing"},
        {"play hello --seed", "--seed needs a value"},
        {"play hello --seed --text", "--seed needs a value"},
        {"play hello --seed x", "whole number"},
        {"play hello --seed -1", "whole number"},
        {"play hello --seed 99999999999999999999", "whole number"},
        {"play hello --seed 1 --seed 2", "given twice"},
        {"play hello --text=yes", "is a switch"},
        {"play hello -x", "options are written out"},
        {"play hello --seats human", "2 to 4 players, not 1"},
        {"play hello --seats human,elephant", "elephant"},
        {"play hello --seats human,bot:genius", "there is: random"},
        {"play hello --seats 1,2,3,4,5", "no player"},
        {"play hello --seats 9", "9"},
        {"play hello --seats ''", "no player"},
        {"play hello --set stones", "option=value"},
        {"play hello --set stones=many", "whole number"},
        {"play hello --set stones=4", "stones"},
        {"play hello --set pebbles=4", "pebbles"},
        {"play hello --scenario 'a b'", "scenario"},
        {"play hello --name a,b,c", "more names"},
        {"play hello --chance ,", "--chance is a list"},
        {"sim hello --games 0", "from 1 to"},
        {"sim hello --games 10000001", "from 1 to"},
        {"sim hello --games 3 --jobs 0", "from 1 to"},
        {"sim hello --games 3 --seats human,bot:random", "only bots"},
        {"engine now", "one word too many"},
        {"list all", "one word too many"},
        {"resume a.vkj b.vkj", "one word too many"},
        {"replay", "FILE... is missing"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        says(*state, rows[i].args, 2, rows[i].words);
}

TEST_WITH(errors_go_to_stderr_and_begin_with_the_program, open_plain, close_bench)
{
    bench *at = *state;

    says(at, "play nothing 2>/dev/null", 1, "");
    assert_string_equal(at->output, "");
    says(at, "play nothing 2>&1 >/dev/null", 1, "vaka: ");
    assert_int_equal(strncmp(at->output, "vaka: ", 6), 0);
}

TEST_WITH(simulations_repeat_for_any_number_of_jobs, open_plain, close_bench)
{
    bench *at = *state;
    char first[OUTPUT];

    says(at, "sim hello --games 3000 --seed 1 --jobs 2 --json", 0, "\"games\": 3000");
    memcpy(first, at->output, sizeof first);
    says(at, "sim hello --games 3000 --seed 1 --jobs 2 --json", 0, "");
    assert_string_equal(first, at->output);
    says(at, "sim hello --games 3000 --seed 1 --jobs 1 --json", 0, "");
    assert_string_equal(first, at->output);
    says(at, "sim hello --games 3000 --seed 2 --jobs 1 --json", 0, "");
    assert_string_not_equal(first, at->output);
}

/* The only journal in the games folder. */
static void find_journal(const bench *at, char *out, size_t room)
{
    char folder[128];
    struct dirent *entry;
    DIR *games;
    int found = 0;

    snprintf(folder, sizeof folder, "%s/vaka/games", at->folder);
    games = opendir(folder);
    assert_non_null(games);
    while ((entry = readdir(games)) != NULL) {
        if (entry->d_name[0] == '.')
            continue;
        snprintf(out, room, "%s/%s", folder, entry->d_name);
        found++;
    }
    closedir(games);
    assert_int_equal(found, 1);
}

TEST_WITH(a_game_is_kept_left_resumed_replayed_and_verified, open_plain, close_bench)
{
    bench *at = *state;
    char path[512], args[1024];

    says(at, "play hello --seed 77 --name Ada --text <<'.'\ntake 1\ntake 9\nquit\n.", 0,
         "The game is kept in");
    find_journal(at, path, sizeof path);
    assert_non_null(strstr(path, "/hello-"));
    assert_non_null(strstr(path, "-77.vkj"));
    assert_non_null(strstr(at->output, path));
    snprintf(args, sizeof args, "%s goes on after", path);
    says(at, "resume <<'.'\nquit\n.", 0, args); /* the last one need not be named */
    snprintf(args, sizeof args, "resume %s <<'.'\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n.", path);
    says(at, args, 0, "The game is over");
    snprintf(args, sizeof args, "replay %s --verify", path);
    says(at, args, 0, "every hash and every result of chance agrees");
    snprintf(args, sizeof args, "replay %s --to 2", path);
    says(at, args, 0, "     2  seat 1: take");
    assert_null(strstr(at->output, "     3  "));
    snprintf(args, sizeof args, "replay %s", path);
    says(at, args, 0, "     3  seat 0: take 1");
}

TEST_WITH(play_repeats_with_a_seed, open_plain, close_bench)
{
    bench *at = *state;
    char first[OUTPUT];
    const char *rest;

    says(at, "play hello --seed 5 --seats 4 --journal a.vkj </dev/null", 0, "a.vkj");
    says(at, "play hello --seed 5 --seats bot:random,bot:random,bot:random --journal b.vkj", 0,
         "The game is over");
    says(at, "replay b.vkj", 0, "");
    rest = strstr(at->output, "start");
    assert_non_null(rest);
    snprintf(first, sizeof first, "%s", rest);
    says(at, "play hello --seed 5 --seats bot:random,bot:random,bot:random --journal c.vkj", 0, "");
    says(at, "replay c.vkj", 0, "");
    assert_string_equal(strstr(at->output, "start"), first);
    says(at, "play hello --seed 5 --journal c.vkj </dev/null", 1, "c.vkj"); /* it is there */
}

/* The key in the journal `name` of the bench. */
static void read_key(const bench *at, const char *name, char key[80])
{
    char path[256], text[OUTPUT] = "";
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", at->folder, name);
    file = fopen(path, "r");
    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    assert_int_equal(strncmp(text, "vkj 2\n", 6), 0);
    const char *at_key = strstr(text, "\nseed chacha20 ");
    assert_non_null(at_key);
    snprintf(key, 80, "%.64s", at_key + strlen("\nseed chacha20 "));
    assert_int_equal(strspn(key, "0123456789abcdef"), 64);
}

TEST_WITH(a_fresh_key_is_told_to_nobody_until_the_game_is_over, open_plain, close_bench)
{
    bench *at = *state;
    char key[80], other[80], args[512];

    says(at, "play hello --journal a.vkj <<'.'\ntake 1\nquit\n.", 0, "The game is kept in");
    read_key(at, "a.vkj", key);
    assert_null(strstr(at->output, key));
    assert_null(strstr(at->output, "seed"));
    says(at, "replay a.vkj", 0, "seed not told before the game is over");
    assert_null(strstr(at->output, key));
    says(at, "resume a.vkj <<'.'\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n.", 0, "The game is over");
    assert_null(strstr(at->output, key));
    says(at, "replay a.vkj --verify", 0, "every hash and every result of chance agrees");
    says(at, "replay a.vkj --to 1", 0, "seed not told");
    says(at, "replay a.vkj", 0, key);
    snprintf(args, sizeof args, "play hello --seed %s --journal b.vkj </dev/null", key);
    says(at, args, 0, ""); /* and so it can be shared */
    read_key(at, "b.vkj", other);
    assert_string_equal(other, key);
    says(at, "play hello --journal c.vkj </dev/null", 0, "");
    read_key(at, "c.vkj", other);
    assert_string_not_equal(other, key);
}

TEST_WITH(a_journal_of_a_key_is_named_without_it, open_plain, close_bench)
{
    bench *at = *state;
    char path[512], key[80];

    says(at, "play hello --text </dev/null", 0, "The game is kept in");
    find_journal(at, path, sizeof path);
    read_key(at, path + strlen(at->folder) + 1, key);
    assert_null(strstr(path, key));
    assert_int_equal(strlen(strrchr(path, '/')), strlen("/hello-20260101-120000.vkj"));
}

TEST_WITH(a_simulation_tells_its_key_and_repeats_with_it, open_plain, close_bench)
{
    bench *at = *state;
    char first[OUTPUT], args[256];
    const char *key;

    says(at, "sim hello --games 200 --jobs 2", 0, "200 games between bots, seed ");
    snprintf(first, sizeof first, "%s", at->output);
    key = strstr(first, "seed ") + strlen("seed ");
    snprintf(args, sizeof args, "sim hello --games 200 --jobs 1 --seed %.64s", key);
    says(at, args, 0, "");
    assert_string_equal(at->output, first);
    snprintf(args, sizeof args, "sim hello --games 200 --json --seed %.64s", key);
    says(at, args, 0, "\"seed\": \"");
    says(at, "sim hello --games 200", 0, "");
    assert_string_not_equal(at->output, first);
}

/* Changes the first `from` in a file of the bench into `to`, which is as long. */
static void forge(const bench *at, const char *name, const char *from, const char *to)
{
    char path[256], text[OUTPUT];
    FILE *file;
    size_t length;
    char *place;

    snprintf(path, sizeof path, "%s/%s", at->folder, name);
    file = fopen(path, "r+");
    assert_non_null(file);
    length = fread(text, 1, sizeof text - 1, file);
    text[length] = '\0';
    place = strstr(text, from);
    assert_non_null(place);
    memcpy(place, to, strlen(to));
    rewind(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    fclose(file);
}

TEST_WITH(a_forged_journal_is_found_out, open_plain, close_bench)
{
    bench *at = *state;

    says(at, "play hello --seed 5 --journal a.vkj <<'.'\ntake 3\nquit\n.", 0, "");
    forge(at, "a.vkj", "> 0 take 3", "> 0 take 2");
    says(at, "replay a.vkj --verify", 1, "action 1");
    assert_non_null(strstr(at->output, "zone 'heap' count: 18 → 19"));
    says(at, "replay a.vkj", 1, "action 1");
    says(at, "resume a.vkj </dev/null", 1, "action 1");
    assert_non_null(strstr(at->output, "`vaka replay a.vkj` tells all that differs"));
    assert_null(strstr(at->output, "18 → 19")); /* it might be hidden from who goes on */
}

TEST_WITH(a_torn_line_is_dropped_with_a_message, open_plain, close_bench)
{
    bench *at = *state;
    char path[256];
    struct stat stat_of;

    says(at, "play hello --seed 5 --journal a.vkj <<'.'\ntake 3\nquit\n.", 0, "");
    snprintf(path, sizeof path, "%s/a.vkj", at->folder);
    assert_int_equal(stat(path, &stat_of), 0);
    assert_int_equal(truncate(path, stat_of.st_size - 5), 0);
    says(at, "replay a.vkj --verify", 0, "not complete");
    says(at, "resume a.vkj <<'.'\nquit\n.", 0, "not complete and has been dropped");
    says(at, "replay a.vkj --verify", 0, "every hash");
    assert_null(strstr(at->output, "not complete"));
}

TEST_WITH(the_engine_talks_json, open_plain, close_bench)
{
    bench *at = *state;

    says(at,
         "engine --referee <<'.'\n"
         "{\"id\":1,\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2,\"seed\":1}\n"
         "nonsense\n"
         "{\"id\":2,\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}\n"
         "{\"id\":3,\"cmd\":\"quit\"}\n"
         "{\"id\":4,\"cmd\":\"turn\"}\n.",
         0, "{\"id\":1,\"ok\":true,\"match\":1}\n{\"ok\":false,\"error\":");
    assert_non_null(strstr(at->output, "{\"id\":2,\"ok\":true,\"events\":"));
    assert_non_null(strstr(at->output, "{\"id\":3,\"ok\":true}\n"));
    assert_null(strstr(at->output, "\"id\":4"));
}

/* The journal must not get the number of a closed descriptor: what is said would be written over
 * it. */
TEST_WITH(closed_descriptors_do_no_harm_to_a_journal, open_plain, close_bench)
{
    static const char *const closed[] = {
        "<in >&-", "<in 2>&-", "<in >&- 2>&-", "<&-", "<&- >&-", "<&- >&- 2>&-",
    };
    bench *at = *state;

    shell(at, "printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"hello\",\"journal\":\"e.vkj\"}' "
              "'{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}' '{\"cmd\":\"turn\"}' >talk");
    shell(at, "printf '%s\\n' 'take 3' 'what' 'quit' >in");
    shell(at, "vaka engine --referee <talk >&-; echo so $?");
    has(at, "cannot write to stdout");
    has(at, "so 1");
    says(at, "replay e.vkj --verify", 0, "every hash");
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++) {
        char line[200];

        snprintf(line, sizeof line, "rm -f p.vkj; vaka play hello --text --journal p.vkj %s",
                 closed[i]);
        shell(at, line);
        says(at, "replay p.vkj --verify", 0, "every hash");
    }
    shell(at, "vaka engine <&-; echo so $?");
    has(at, "so 0");
}

TEST_WITH(a_refused_module_is_listed_with_the_reason, open_plain, close_bench)
{
    bench *at = *state;
    char path[256];
    FILE *file;

    snprintf(path, sizeof path, "%s/broken.vaka", at->folder);
    file = fopen(path, "w");
    fputs("this is no module\n", file);
    fclose(file);
    setenv("VAKA_MODULE_PATH", at->folder, 1);
    says(at, "list", 0, "Refused:");
    assert_non_null(strstr(at->output, path));
    assert_non_null(strstr(at->output, "hello"));
    says(at, "play broken", 1, "vaka: ");
    unsetenv("VAKA_MODULE_PATH");
}

TEST_WITH(the_benchmark_measures, open_plain, close_bench)
{
    says(*state, "bench hello --json --repetitions 2", 0, "\"clone_per_memcpy\":");
    assert_non_null(strstr(((bench *)*state)->output, "\"repetitions\": 2"));
    assert_non_null(strstr(((bench *)*state)->output, "\"replay_us_per_1000\":"));
    assert_null(strstr(((bench *)*state)->output, "\"apply_ns\": null"));
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
