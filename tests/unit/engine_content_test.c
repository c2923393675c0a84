/* engine_content_test.c - what the engine keeps of the mods and rules that matches are played with.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"
#include "scratch_mods.h"

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

/* Lets the seat that must act do this, or the first thing that it may; the answer is the caller's.
 */
static json_t *act(vaka_engine *engine, int match, const char *action)
{
    char line[256];

    snprintf(line, sizeof line, "{\"cmd\":\"turn\",\"match\":%d}", match);
    json_t *turn = good(engine, line);
    int seat = (int)json_integer_value(json_array_get(json_object_get(turn, "must"), 0));
    snprintf(line, sizeof line, "{\"cmd\":\"legal\",\"match\":%d,\"seat\":%d}", match, seat);
    json_t *legal = good(engine, line);
    const char *first = json_string_value(json_array_get(json_object_get(legal, "actions"), 0));
    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"match\":%d,\"seat\":%d,\"action\":\"%.80s\"}",
             match, seat, action ? action : first);
    json_t *said = answer(engine, line);
    json_decref(legal);
    json_decref(turn);
    return said;
}

static void assert_fails_with(vaka_engine *engine, int match, const char *words)
{
    json_t *said = act(engine, match, "ready");

    assert_false(is_ok(said));
    if (!strstr(text_at(said, "error"), words))
        fail_msg("match %d: \"%s\" does not say \"%s\"", match, text_at(said, "error"), words);
    json_decref(said);
}

/* A match in which the card `odd` of a mod comes next and fails. */
static void begin_odd(vaka_engine *engine, const char *folder)
{
    char line[256];

    snprintf(line, sizeof line,
             "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seats\":2,\"seed\":5,\"mods\":"
             "[\"%.80s/odd\"],\"chance\":[\"draw events odd\"]}",
             folder);
    do_good(engine, line);
    for (int i = 0; i < 7; i++) {
        json_t *said = act(engine, 1, i == 3 ? "ready" : NULL);

        assert_true(is_ok(said));
        json_decref(said);
    }
}

TEST_WITH(a_referee_reads_what_a_script_said_in_a_loaded_match_too, open_scripts, close_bench)
{
    bench *at = *state;
    scratch mods;
    char line[256];

    scratch_open(&mods);
    scratch_write(&mods, "odd/mod.lua",
                  "return { id = 'odd', title = 'Odd', version = '1', api = 1,\n"
                  "game = 'skirmish', needs = { 'skirmish' } }\n");
    scratch_write(&mods, "odd/events/odd.lua",
                  "return { title = 'Odd', text = 'x', mood = 'bad',\n"
                  "play = function(seat) error('always') end }\n");
    begin_odd(at->engine, mods.folder);
    snprintf(line, sizeof line, "{\"cmd\":\"save\",\"path\":\"%.60s/odd.vkj\"}", at->folder);
    do_good(at->engine, line);
    snprintf(line, sizeof line,
             "{\"cmd\":\"load\",\"path\":\"%.60s/odd.vkj\",\"mods\":[\"%.80s/odd\"]}", at->folder,
             mods.folder);
    do_good(at->engine, line);
    assert_fails_with(at->engine, 1, "odd.lua:2: always");
    assert_fails_with(at->engine, 2, "odd.lua:2: always");
    scratch_done(&mods);
}

static int open_sealed(void **state)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/script/sealed", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return open_bench(state);
}

TEST_WITH(all_who_are_asked_in_secret_are_told_and_given_their_choices, open_sealed, close_bench)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *turn = NULL, *question = NULL;
    char line[64];

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seats\":2,\"seed\":1,"
                    "\"chance\":[\"draw events vote\"]}");
    for (int i = 0; i < 40 && !question; i++) {
        json_decref(turn);
        json_decref(act(engine, 1, NULL));
        turn = good(engine, "{\"cmd\":\"turn\"}");
        question = json_object_get(turn, "question");
    }
    assert_non_null(question);
    assert_string_equal(text_at(question, "prompt"), "For what?");
    assert_int_equal(json_array_size(json_object_get(question, "seats")), 2);
    for (size_t seat = 0; seat < 2; seat++) {
        const json_t *prompts = json_object_get(turn, "prompts");
        assert_string_equal(json_string_value(json_array_get(prompts, seat)), "For what?");
        snprintf(line, sizeof line, "{\"cmd\":\"legal\",\"seat\":%zu}", seat);
        json_t *legal = good(engine, line);
        const json_t *labels = json_object_get(legal, "labels");
        assert_string_equal(json_string_value(json_array_get(labels, 1)), "war");
        json_decref(legal);
    }
    json_decref(turn);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
