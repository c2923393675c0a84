/* engine_nonsense_test.c - the line protocol: whatever comes is answered, and harms nothing.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

static const struct {
    const char *line, *words;
} nonsense[] = {
    {"", "JSON"},
    {"hello", "JSON"},
    {"{\"cmd\":\"turn\"", "JSON"},
    {"{\"cmd\":\"turn\",\"cmd\":\"turn\"}", "duplicate"},
    {"[]", "object"},
    {"3", "object"},
    {"{}", "\"cmd\" is missing"},
    {"{\"cmd\":3}", "must be a text"},
    {"{\"cmd\":\"trun\"}", "did you mean \"turn\""},
    {"{\"cmd\":\"turn\",\"colour\":1}", "no member \"colour\""},
    {"{\"cmd\":\"turn\",\"match\":0}", "from 1 to"},
    {"{\"cmd\":\"turn\",\"match\":77}", "no match 77"},
    {"{\"cmd\":\"turn\",\"match\":1e99}", "whole number"},
    {"{\"cmd\":\"turn\",\"match\":123456789012345678901}", "too big"},
    {"{\"cmd\":\"legal\"}", "\"seat\" is missing"},
    {"{\"cmd\":\"layout\",\"seat\":0}", "no member \"seat\""},
    {"{\"cmd\":\"layout\",\"match\":77}", "no match 77"},
    {"{\"cmd\":\"legal\",\"seat\":2}", "from 0 to 1"},
    {"{\"cmd\":\"legal\",\"seat\":-1}", "from 0 to 1"},
    {"{\"cmd\":\"legal\",\"seat\":9223372036854775807}", "from 0 to 1"},
    {"{\"cmd\":\"legal\",\"seat\":\"all\"}", "no seat"},
    {"{\"cmd\":\"view\",\"seat\":\"everybody\"}", "no seat"},
    {"{\"cmd\":\"reach\",\"seat\":0}", "\"from\" is missing"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":3}", "must be a text"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"nowhere\"}", "nowhere"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"heap\",\"pieces\":3}", "list"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"heap\",\"pieces\":[3]}", "kind"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"heap\",\"pieces\":[{\"kind\":\"cat\"}]}", "cat"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"heap\",\"pieces\":[{\"kind\":\"stone\","
     "\"face\":1}]}",
     "face"},
    {"{\"cmd\":\"reach\",\"seat\":0,\"from\":\"heap\",\"pieces\":[{\"kind\":\"stone\","
     "\"count\":0}]}",
     "count"},
    {"{\"cmd\":\"watch\"}", "\"seat\" is missing"},
    {"{\"cmd\":\"watch\",\"seat\":2}", "from 0 to 1"},
    {"{\"cmd\":\"watch\",\"seat\":\"all\"}", "no seat"},
    {"{\"cmd\":\"watch\",\"seat\":0,\"lang\":3}", "must be a text"},
    {"{\"cmd\":\"watch\",\"seat\":0,\"known\":[]}", "must be a text"},
    {"{\"cmd\":\"news\",\"watch\":\"x\"}", "whole number"},
    {"{\"cmd\":\"news\",\"watch\":77}", "no watch 77"},
    {"{\"cmd\":\"unwatch\"}", "\"watch\" is missing"},
    {"{\"cmd\":\"why\",\"watch\":0}", "from 1 to"},
    {"{\"cmd\":\"undo\",\"watch\":77}", "no watch 77"},
    {"{\"cmd\":\"catalogue\",\"lang\":{}}", "must be a text"},
    {"{\"cmd\":\"apply\",\"seat\":0}", "\"action\" is missing"},
    {"{\"cmd\":\"apply\",\"seat\":0,\"action\":1}", "must be a text"},
    {"{\"cmd\":\"apply\",\"seat\":0,\"action\":\"\"}", ""},
    {"{\"cmd\":\"apply\",\"seat\":0,\"action\":\"fly 3\"}", "fly"},
    {"{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 99999999999999999999\"}", "from 1 to 3"},
    {"{\"cmd\":\"new\"}", "\"game\" is missing"},
    {"{\"cmd\":\"new\",\"game\":\"nothing\"}", "nothing"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":1}", ""},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":9}", "from 1 to 8"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":-1}", "seed"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"options\":{\"stones\":4}}", "stones"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"options\":{\"stones\":9e9}}", "whole number"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"options\":{\"stones\":9000000000}}", "bounds"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"options\":{\"pebbles\":4}}", "pebbles"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"options\":[]}", "object"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"rules\":[\"x\"]}", "rules"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"mods\":{}}", "mods"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"names\":[\"a\",\"b\",\"c\"]}", "names"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"names\":[\"a\\nb\"]}", "names"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"scenario\":\"a b\"}", "scenario"},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"chance\":[\"die x\"]}", ""},
    {"{\"cmd\":\"new\",\"game\":\"hello\",\"chance\":[3]}", "texts"},
    {"{\"cmd\":\"chance\"}", "queue"},
    {"{\"cmd\":\"chance\",\"queue\":[\"die 3\",\"shuffle heap\"]}", "shuffle"},
    {"{\"cmd\":\"chance\",\"queue\":[\"die 3\",7]}", "texts"},
    {"{\"cmd\":\"resample\",\"seat\":\"all\"}", "nothing that all cannot know"},
    {"{\"cmd\":\"save\"}", "\"path\" is missing"},
    {"{\"cmd\":\"save\",\"path\":\"/nowhere/at/all\"}", "/nowhere/at/all"},
    {"{\"cmd\":\"load\",\"path\":\"\"}", ""},
};

BENCH_TEST(nonsense_is_named)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char before[32], after[32];

    do_good(engine, new_hello);
    hash_of(engine, 1, before);
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        bad(engine, nonsense[i].line, nonsense[i].words);
    hash_of(engine, 1, after);
    assert_string_equal(before, after);
}

static const char *const requests[] = {
    new_hello,
    "{\"id\":1,\"cmd\":\"turn\",\"match\":1}",
    "{\"id\":1,\"cmd\":\"legal\",\"match\":1,\"seat\":0}",
    "{\"id\":1,\"cmd\":\"apply\",\"match\":1,\"seat\":0,\"action\":\"take 2\"}",
    "{\"id\":1,\"cmd\":\"view\",\"match\":1,\"seat\":0}",
    "{\"id\":1,\"cmd\":\"undo\",\"match\":1,\"seat\":0}",
    "{\"id\":1,\"cmd\":\"redo\",\"match\":1,\"seat\":0}",
    "{\"id\":1,\"cmd\":\"chance\",\"match\":1,\"queue\":[\"die 3\"]}",
    "{\"id\":1,\"cmd\":\"hash\",\"match\":1}",
    "{\"id\":1,\"cmd\":\"journal\",\"match\":1,\"seat\":0}",
    "{\"id\":1,\"cmd\":\"resample\",\"match\":1,\"seat\":0,\"seed\":3}",
};

#define REQUESTS (sizeof requests / sizeof *requests)

/* An engine with match 1 one action into a game. */
static vaka_engine *fresh_engine(bench *at, char hash[32])
{
    vaka_engine *engine = vaka_engine_new(&at->plugins, true);

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 2\"}");
    hash_of(engine, 1, hash);
    return engine;
}

/* Sends nonsense; if it is refused match 1 must be as it was. True: it was refused. */
static bool survives(bench *at, vaka_engine **engine, const char *line, size_t length)
{
    char before[32], after[32];
    json_t *said;
    bool refused;

    hash_of(*engine, 1, before);
    said = answer_bytes(*engine, line, length);
    refused = !is_ok(said);
    json_decref(said);
    if (refused) {
        hash_of(*engine, 1, after);
        assert_string_equal(before, after);
        return true;
    }
    vaka_engine_free(*engine); /* it made sense after all */
    *engine = fresh_engine(at, before);
    return false;
}

BENCH_TEST(every_wrong_value_is_an_error_or_good)
{
    static const char *const values[] = {
        "null",
        "true",
        "false",
        "-1",
        "0",
        "99",
        "9223372036854775807",
        "-9223372036854775808",
        "1e308",
        "0.5",
        "\"\"",
        "\"x\"",
        "[]",
        "{}",
        "[[]]",
        "\"\\u0001\"",
        "[null]",
        "\"\xc3\xa9\"",
        "\"take take take\"",
        "{\"a\":{\"b\":[1,2,{}]}}",
    };
    bench *at = *state;
    uint32_t refused = 0, tried = 0;
    char hash[32];
    vaka_engine *engine = fresh_engine(at, hash);

    for (size_t r = 0; r < REQUESTS; r++) {
        json_t *request = json_loads(requests[r], 0, NULL);
        const char *key;
        json_t *value;

        json_object_foreach(request, key, value)
        {
            for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
                json_t *wrong = json_copy(request);
                char *line;

                json_object_set_new(wrong, key, json_loads(values[v], JSON_DECODE_ANY, NULL));
                line = json_dumps(wrong, JSON_COMPACT);
                refused += survives(at, &engine, line, strlen(line));
                tried++;
                free(line);
                json_decref(wrong);
            }
        }
        json_decref(request);
    }
    vaka_engine_free(engine);
    assert_true(tried > 800);
    assert_true(refused > 400);
}

BENCH_TEST(every_broken_line_is_an_error_or_good)
{
    static const char junk[] = {'\0', '"', '{', '}', '\\', '9', (char)0xff, ' ', ','};
    bench *at = *state;
    uint32_t refused = 0;
    char hash[32], line[512];
    vaka_engine *engine = fresh_engine(at, hash);

    for (size_t r = 0; r < REQUESTS; r++) {
        size_t length = strlen(requests[r]);

        for (size_t cut = 0; cut < length; cut++) {
            refused += survives(at, &engine, requests[r], cut);
            memcpy(line, requests[r], length);
            line[cut] = junk[cut % sizeof junk];
            refused += survives(at, &engine, line, length);
            memmove(line + cut, requests[r] + cut + 1, length - cut - 1); /* a byte is missing */
            refused += survives(at, &engine, line, length - 1);
        }
    }
    vaka_engine_free(engine);
    assert_true(refused > 1000);
}

BENCH_TEST(random_bytes_deep_nesting_and_long_lines_are_errors)
{
    bench *at = *state;
    size_t room = VAKA_ENGINE_LINE + 2;
    char *line = vaka_xnew(room);
    uint32_t rng[4];
    char hash[32];
    vaka_engine *engine = fresh_engine(at, hash);

    vaka_rng_seed(rng, 1);
    for (int i = 0; i < 500; i++) {
        size_t length = vaka_rng_below(rng, 200);

        for (size_t j = 0; j < length; j++)
            line[j] = (char)vaka_rng_below(rng, 256);
        assert_true(survives(at, &engine, line, length));
    }
    memset(line, '[', 100000);
    assert_true(survives(at, &engine, line, 100000));
    memset(line, ' ', room);
    memcpy(line, "{\"cmd\":\"turn\"}", 14);
    assert_false(survives(at, &engine, line, VAKA_ENGINE_LINE));
    assert_true(survives(at, &engine, line, VAKA_ENGINE_LINE + 1));
    free(line);
    vaka_engine_free(engine);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
