/* engine_reach_test.c - the line protocol: where pieces can be brought.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

/* The seat whose decision is awaited. */
static int asked(vaka_engine *engine)
{
    json_t *said = good(engine, "{\"cmd\":\"turn\"}");
    int seat = (int)json_integer_value(json_array_get(json_object_get(said, "must"), 0));

    json_decref(said);
    return seat;
}

static void apply(vaka_engine *engine, int seat, const char *action)
{
    char line[512];

    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"seat\":%d,\"action\":\"%s\"}", seat, action);
    do_good(engine, line);
}

/* Does what stands at a place of the list. */
static void act(vaka_engine *engine, int seat, size_t place)
{
    char line[128];

    snprintf(line, sizeof line, "{\"cmd\":\"legal\",\"seat\":%d}", seat);
    json_t *said = good(engine, line), *actions = json_object_get(said, "actions");

    apply(engine, seat,
          json_string_value(json_array_get(actions, place % json_array_size(actions))));
    json_decref(said);
}

/* What a seat can bring somewhere from its home; owned by the caller. */
static json_t *reach(vaka_engine *engine, int seat, const char *more)
{
    static const char *const homes[] = {"westgate", "eastgate"};
    char line[256];

    snprintf(line, sizeof line, "{\"cmd\":\"reach\",\"seat\":%d,\"from\":\"%s\"%s}", seat,
             homes[seat], more);
    return good(engine, line);
}

/* The way that takes the most actions of those that are certain. */
static json_t *longest(const json_t *ways)
{
    json_t *best = NULL;

    for (size_t i = 0; i < json_array_size(ways); i++) {
        json_t *way = json_array_get(ways, i);

        if (json_is_true(json_object_get(way, "certain")) &&
            (!best || json_array_size(json_object_get(way, "actions")) >
                          json_array_size(json_object_get(best, "actions"))))
            best = way;
    }
    return best;
}

BENCH_TEST(every_action_of_a_way_is_accepted)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    bool found = false;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seats\":2,\"seed\":5}");
    for (size_t i = 0; i < 200 && !found; i++) {
        int seat = asked(engine);
        json_t *said = reach(engine, seat, "");
        json_t *way = longest(json_object_get(said, "ways"));
        json_t *actions = way ? json_object_get(way, "actions") : NULL;

        found = json_array_size(actions) > 1;
        for (size_t at = 0; found && at < json_array_size(actions); at++)
            apply(engine, seat, json_string_value(json_array_get(actions, at)));
        if (found)
            assert_true(json_integer_value(json_object_get(said, "copies")) > 1);
        else
            act(engine, seat, i * 7);
        json_decref(said);
    }
    assert_true(found);
}

BENCH_TEST(who_is_not_asked_reaches_nothing)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seats\":2,\"seed\":5}");
    json_t *said = reach(engine, 1 - asked(engine), "");
    same_json(json_object_get(said, "ways"), "[]");
    same_json(json_object_get(said, "copies"), "0");
    json_decref(said);
}

int main(void)
{
    return run_registered("engine_reach", NULL, NULL);
}
