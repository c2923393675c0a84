/* engine_chance_test.c - what the engine says of the seed: nothing, to whomever.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

#include "chance/seed.h"

#define PIECE 8 /* digits of a key in a row that come by chance nowhere */

/* No answer holds a piece of the key. */
static void assert_silent(const char *key, const char *request, const json_t *said)
{
    char *text = json_dumps(said, JSON_COMPACT);

    for (size_t i = 0; i + PIECE <= strlen(key); i++) {
        char piece[PIECE + 1];
        snprintf(piece, sizeof piece, "%s", key + i);
        if (strstr(text, piece))
            fail_msg("%s: %s of the key is in %s", request, piece, text);
    }
    free(text);
}

static json_t *ask(const bench *at, const char *key, const char *request)
{
    json_t *said = answer(at->engine, request);

    assert_silent(key, request, said);
    return said;
}

/* All that a seat can ask for; false when the match is over. */
static bool ask_all(const bench *at, const char *key, int seat)
{
    static const char *const requests[] = {
        "{\"cmd\":\"turn\",\"seat\":%d}", "{\"cmd\":\"view\",\"seat\":%d}",
        "{\"cmd\":\"journal\",\"seat\":%d}", "{\"cmd\":\"undo\",\"seat\":%d}",
        "{\"cmd\":\"redo\",\"seat\":%d}"};
    char request[256];

    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        snprintf(request, sizeof request, requests[i], seat);
        json_decref(ask(at, key, request));
    }
    snprintf(request, sizeof request, "{\"cmd\":\"legal\",\"seat\":%d}", seat);
    json_t *said = ask(at, key, request);
    const char *action = json_string_value(json_array_get(json_object_get(said, "actions"), 0));
    bool acted = action != NULL;
    if (acted) {
        snprintf(request, sizeof request, "{\"cmd\":\"apply\",\"seat\":%d,\"action\":\"%s\"}", seat,
                 action);
        json_decref(ask(at, key, request));
    }
    json_decref(said);
    return acted;
}

BENCH_TEST(no_answer_to_a_seat_tells_of_the_key)
{
    const bench *at = *state;
    char key[VAKA_SEED_TEXT], request[256];
    vaka_seed seed;

    assert_int_equal(vaka_seed_fresh(&seed, NULL), VAKA_OK);
    vaka_seed_write(&seed, key);
    snprintf(request, sizeof request,
             "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seats\":2,\"seed\":\"%s\"}", key);
    json_t *said = ask(at, key, request);
    assert_true(is_ok(said));
    json_decref(said);
    for (int i = 0; i < 40; i++) {
        bool first = ask_all(at, key, 0), second = ask_all(at, key, 1);
        if (!first && !second)
            break;
    }
    json_t *whole = answer(at->engine, "{\"cmd\":\"journal\",\"seat\":\"all\"}"); /* it is there */
    assert_non_null(strstr(text_at(whole, "head"), key));
    json_decref(whole);
}

BENCH_TEST(a_match_without_a_seed_has_a_key_and_no_two_the_same)
{
    const bench *at = *state;
    char before[512] = "";

    for (int i = 0; i < 4; i++) {
        do_good(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2}");
        json_t *said = good(at->engine, "{\"cmd\":\"journal\",\"seat\":\"all\"}");
        const char *head = text_at(said, "head");
        assert_int_equal(strncmp(head, "vkj 2\n", 6), 0);
        assert_non_null(strstr(head, "\nseed chacha20 "));
        assert_string_not_equal(head, before);
        snprintf(before, sizeof before, "%s", head);
        json_decref(said);
    }
}

BENCH_TEST(a_seed_that_is_no_seed_is_refused)
{
    const bench *at = *state;

    bad(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":\"1\"}", "64 hexadecimal digits");
    bad(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":-1}", "must be from 0");
    bad(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":null}", "whole number");
    bad(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":[1]}", "whole number");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
