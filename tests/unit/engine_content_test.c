/* engine_content_test.c - what the engine keeps of the mods and rules that matches are played with.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

static int open_scripts(void **state)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return open_bench(state);
}

/* A match of Skirmish with its own mod named so many times: another list each time. */
static json_t *new_with_list(vaka_engine *engine, int times)
{
    json_t *mods = json_array(), *request, *said;
    char *text;

    for (int i = 0; i < times; i++)
        json_array_append_new(mods, json_string("skirmish"));
    request = json_pack("{s:s, s:s, s:o}", "cmd", "new", "game", "skirmish", "mods", mods);
    text = json_dumps(request, 0);
    said = answer(engine, text);
    free(text);
    json_decref(request);
    return said;
}

TEST_WITH(lists_of_mods_that_no_match_uses_are_forgotten, open_scripts, close_bench)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char line[128];

    for (int i = 0; i < 200; i++) {
        snprintf(line, sizeof line, "{\"cmd\":\"new\",\"game\":\"hello\",\"mods\":[\"m%d\"]}", i);
        bad(engine, line, "takes no mods");
        snprintf(line, sizeof line, "{\"cmd\":\"load\",\"path\":\"/nowhere\",\"mods\":[\"l%d\"]}",
                 i);
        bad(engine, line, "/nowhere");
    }
    for (int i = 1; i <= 70; i++) {
        json_t *said = new_with_list(engine, i);

        assert_true(is_ok(said));
        json_decref(said);
        do_good(engine, "{\"cmd\":\"resample\",\"seat\":0}");
        do_good(engine, "{\"cmd\":\"close\"}"); /* the sample */
        do_good(engine, "{\"cmd\":\"close\"}");
    }
    do_good(engine, new_hello);
}

TEST_WITH(lists_of_mods_are_kept_as_long_as_a_match_uses_them, open_scripts, close_bench)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    int most = 0;
    json_t *said;

    while (is_ok(said = new_with_list(engine, most + 1))) {
        json_decref(said);
        most++;
        assert_true(most <= 64);
    }
    assert_int_equal(most, 64);
    assert_non_null(strstr(text_at(said, "error"), "64 lists of mods already; \"close\" some"));
    json_decref(said);
    for (int i = 1; i <= most; i++) { /* all of them can still be played */
        char line[128];

        snprintf(line, sizeof line, "{\"cmd\":\"legal\",\"match\":%d,\"seat\":0}", i);
        do_good(engine, line);
    }
    do_good(engine, "{\"cmd\":\"close\",\"match\":7}");
    do_good(engine, new_hello);
}

/* What an engine keeps of choices is bounded, too, and nothing that a match needs goes with it. */
TEST_WITH(a_great_many_choices_of_rules_can_be_played, open_scripts, close_bench)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char line[256];

    for (int i = 0; i < 300; i++) {
        snprintf(line, sizeof line,
                 "{\"cmd\":\"new\",\"game\":\"skirmish\",\"rules\":[\"bounty:every=%d\"%s]}",
                 1 + i % 9, i / 9 % 2 ? ",\"night\"" : "");
        do_good(engine, line);
        do_good(engine, "{\"cmd\":\"legal\",\"seat\":0}");
        if (i % 3)
            do_good(engine, "{\"cmd\":\"close\"}");
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
