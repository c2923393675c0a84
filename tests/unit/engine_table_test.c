/* engine_table_test.c - boards, counters, order and result over the line protocol.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"
#include "registered.h"

static const char new_atoll[] = "{\"cmd\":\"new\",\"game\":\"atoll\",\"seats\":3,\"seed\":1,"
                                "\"options\":{\"rounds\":1}}";

BENCH_TEST(the_layout_tells_spots_routes_and_counters)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_atoll);
    said = good(engine, "{\"cmd\":\"layout\"}");
    const json_t *layout = json_object_get(said, "layout");
    const json_t *board = json_array_get(json_object_get(layout, "boards"), 0);
    assert_string_equal(text_at(board, "id"), "atoll");
    assert_null(json_object_get(board, "hexes"));
    assert_int_equal(json_array_size(json_object_get(board, "spots")), 7);
    same_json(with_id(json_object_get(board, "spots"), "motu"),
              "{\"id\":\"motu\",\"title\":\"Motu\",\"x\":5000,\"y\":800}");
    same_json(with_id(json_object_get(board, "spots"), "sand"),
              "{\"id\":\"sand\",\"title\":null,\"x\":1400,\"y\":2900}");
    assert_int_equal(json_array_size(json_object_get(board, "routes")), 12);
    same_json(with_id(json_object_get(board, "routes"), "channel"),
              "{\"id\":\"channel\",\"title\":\"The Channel\",\"ends\":[\"lagoon\",\"motu\"]}");
    const json_t *counters = json_object_get(layout, "counters");
    same_json(with_id(counters, "pearls"),
              "{\"id\":\"pearls\",\"title\":\"Pearls\",\"per_seat\":true,\"see\":\"owner\","
              "\"min\":0,\"max\":12,\"total\":12,\"fields\":[]}");
    same_json(with_id(counters, "tide"),
              "{\"id\":\"tide\",\"title\":\"Tide\",\"per_seat\":false,\"see\":\"all\",\"min\":0,"
              "\"max\":3,\"total\":null,\"fields\":[\"low\",\"middle\",\"rising\",\"high\"]}");
    assert_string_equal(text_at(with_id(counters, "wind"), "see"), "nobody");
    json_decref(said);
}

BENCH_TEST(a_board_of_hexes_tells_its_hexes)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"gallery\",\"seats\":2}");
    said = good(engine, "{\"cmd\":\"layout\"}");
    const json_t *layout = json_object_get(said, "layout");
    const json_t *board = json_array_get(json_object_get(layout, "boards"), 0);
    assert_null(json_object_get(board, "spots"));
    same_json(json_object_get(board, "routes"), "[]");
    same_json(with_id(json_object_get(board, "hexes"), "rotunda"),
              "{\"id\":\"rotunda\",\"title\":\"The rotunda\",\"at\":[0,0]}");
    same_json(json_object_get(layout, "counters"), "[]");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"view\",\"seat\":0}");
    same_json(json_object_get(json_object_get(said, "view"), "counters"), "{}");
    same_json(json_object_get(json_object_get(said, "view"), "order"), "null");
    json_decref(said);
}

static void same_counters(vaka_engine *engine, const char *seat, const char *expected)
{
    char line[64];

    snprintf(line, sizeof line, "{\"cmd\":\"view\",\"seat\":%s}", seat);
    json_t *said = good(engine, line);
    same_json(json_object_get(json_object_get(said, "view"), "counters"), expected);
    json_decref(said);
}

BENCH_TEST(a_number_that_a_seat_may_not_know_is_null)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, new_atoll);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"give 2 3 gladly\"}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"gather fish\"}");
    same_counters(engine, "0",
                  "{\"fish\":[1,0,0],\"shells\":[1,null,null],\"pearls\":[1,null,null],"
                  "\"wind\":null,\"tide\":0}");
    same_counters(engine, "2",
                  "{\"fish\":[1,0,0],\"shells\":[null,null,1],\"pearls\":[null,null,7],"
                  "\"wind\":null,\"tide\":0}");
    same_counters(engine, "\"spectator\"",
                  "{\"fish\":[1,0,0],\"shells\":[null,null,null],\"pearls\":[null,null,null],"
                  "\"wind\":null,\"tide\":0}");
    same_counters(engine, "\"all\"",
                  "{\"fish\":[1,0,0],\"shells\":[1,1,1],\"pearls\":[1,4,7],\"wind\":0,"
                  "\"tide\":0}");
}

BENCH_TEST(what_lies_on_a_route_is_in_the_view)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_atoll);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"lash channel\"}");
    said = good(engine, "{\"cmd\":\"view\",\"seat\":1}");
    const json_t *view = json_object_get(said, "view");
    same_json(
        with_id(json_object_get(view, "zones"), "channel"),
        "{\"id\":\"channel\",\"type\":\"route\",\"title\":\"The Channel\",\"board\":\"atoll\","
        "\"ends\":[\"lagoon\",\"motu\"],\"count\":1,\"items\":[{\"kind\":\"rope\",\"owner\":0,"
        "\"face\":\"up\",\"count\":1}]}");
    same_json(json_object_get(view, "order"), "[0,1,2]");
    assert_null(json_object_get(view, "result"));
    json_decref(said);
}

BENCH_TEST(the_result_has_places_a_reason_and_the_sheet)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    static const char expected[] =
        "{\"winners\":[0],\"scores\":[6,4,4],\"places\":[1,2,2],\"lost\":false,"
        "\"reason\":\"all went home\",\"sheet\":["
        "{\"title\":\"Ropes\",\"points\":[2,null,null]},"
        "{\"title\":\"Fish\",\"points\":[0,0,0]},"
        "{\"title\":\"Pearls\",\"points\":[4,4,4]}]}";
    json_t *said;

    do_good(engine, new_atoll);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"lash channel\"}");
    for (int seat = 0; seat < 3; seat++) {
        char line[64];

        snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"seat\":%d,\"action\":\"rest\"}", seat);
        do_good(engine, line);
    }
    said = good(engine, "{\"cmd\":\"turn\"}");
    same_json(json_object_get(said, "result"), expected);
    json_decref(said);
    said = good(engine, "{\"cmd\":\"view\",\"seat\":\"spectator\"}");
    same_json(json_object_get(json_object_get(said, "view"), "result"), expected);
    json_decref(said);
}

/* The wind turns with every boat that sails; three rounds that end with the strongest are a flood.
 */
BENCH_TEST(that_all_have_lost_is_told)
{
    static const char *const acts[] = {
        "0 sail lagoon", "0 sail motu", "1 sail lagoon", "1 rest",
        "0 sail lagoon", "0 sail motu", "1 sail palm",   "1 sail lagoon",
        "0 sail lagoon", "0 sail motu", "1 sail palm",   "1 sail lagoon",
    };
    vaka_engine *engine = ((bench *)*state)->engine;
    char line[96];

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"atoll\",\"seats\":2,\"seed\":1}");
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"seat\":%c,\"action\":\"%s\"}", acts[i][0],
                 acts[i] + 2);
        do_good(engine, line);
    }
    json_t *said = good(engine, "{\"cmd\":\"turn\"}");
    same_json(json_object_get(said, "result"),
              "{\"winners\":[],\"scores\":[0,0],\"places\":[null,null],\"lost\":true,"
              "\"reason\":\"the tide was too high\",\"sheet\":[]}");
    json_decref(said);
}

int main(void)
{
    return run_registered("engine_table", NULL, NULL);
}
