/* engine_hint_test.c - the line protocol: what a strong player would do.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

#include <time.h>

#define TIMES_MOST 20000 /* asked before it should have been there */

/* Asks again and again, and for something else in between; owned by the caller. */
static json_t *hint(vaka_engine *engine, const char *request)
{
    const struct timespec moment = {0, 1000000};

    for (int i = 0; i < TIMES_MOST; i++) {
        json_t *said = good(engine, request);

        if (json_is_false(json_object_get(said, "thinking")))
            return said;
        assert_true(json_is_true(json_object_get(said, "thinking")));
        assert_in_range(json_integer_value(json_object_get(said, "progress")), 0, 100);
        json_decref(said);
        do_good(engine, "{\"cmd\":\"turn\"}"); /* no request waits for what is thought */
        nanosleep(&moment, NULL);
    }
    fail_msg("it thinks for ever");
    return NULL;
}

BENCH_TEST(a_hint_is_thought_out_while_other_requests_are_answered)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2,\"options\":{\"stones\":5}}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 1\"}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":1,\"action\":\"take 1\"}");
    json_t *said = hint(engine, "{\"cmd\":\"hint\",\"seat\":0}");
    json_t *plan = json_object_get(said, "plan");
    assert_string_equal(json_string_value(json_array_get(plan, 0)), "take 3");
    assert_true(json_real_value(json_object_get(said, "chance")) == 1.0);
    assert_true(json_real_value(json_object_get(said, "usual_chance")) <= 1.0);
    assert_non_null(
        strstr(json_string_value(json_object_get(said, "text")), "Take 3 stones. Tried out "));
    json_decref(said);
}

BENCH_TEST(a_hint_is_dropped_when_the_match_goes_on_or_is_closed)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2}");
    do_good(engine, "{\"cmd\":\"hint\",\"seat\":0}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 2\"}");
    json_t *said = hint(engine, "{\"cmd\":\"hint\",\"seat\":1}");
    assert_int_equal(json_array_size(json_object_get(said, "plan")), 1);
    json_decref(said);
    do_good(engine, "{\"cmd\":\"hint\",\"seat\":1}");
    do_good(engine, "{\"cmd\":\"close\"}");
}

/* Told so at once it may know nothing yet; but it ends. */
BENCH_TEST(a_hint_can_be_had_now)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    const struct timespec moment = {0, 1000000};
    bool over = false;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2}");
    for (int i = 0; i < TIMES_MOST && !over; i++) {
        json_t *said = answer(engine, "{\"cmd\":\"hint\",\"seat\":0,\"now\":true}");

        over = !json_is_true(json_object_get(said, "thinking"));
        json_decref(said);
        nanosleep(&moment, NULL);
    }
    assert_true(over);
}

BENCH_TEST(a_hint_needs_a_seat_that_decides)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2}");
    bad(engine, "{\"cmd\":\"hint\",\"seat\":1}", "nobody knows what would be best here");
    bad(engine, "{\"cmd\":\"hint\",\"seat\":0,\"now\":1}", "\"now\" is true or false");
}

BENCH_TEST(a_match_begun_without_hints_gives_none_also_when_it_was_saved_and_loaded)
{
    bench *at = *state;
    char request[256];

    bad(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"no_hints\":1}",
        "\"no_hints\" is true or false");
    do_good(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2,\"no_hints\":true}");
    bad(at->engine, "{\"cmd\":\"hint\",\"seat\":0}", "this match is played without hints");
    snprintf(request, sizeof request, "{\"cmd\":\"save\",\"path\":\"%s/a.vkj\"}", at->folder);
    do_good(at->engine, request);
    memcpy(strstr(request, "save"), "load", 4);
    do_good(at->engine, request);
    bad(at->engine, "{\"cmd\":\"hint\",\"seat\":0}", "this match is played without hints");
    do_good(at->engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"no_hints\":false}");
    do_good(at->engine, "{\"cmd\":\"hint\",\"seat\":0}");
}

int main(void)
{
    return run_registered("engine_hint", NULL, NULL);
}
