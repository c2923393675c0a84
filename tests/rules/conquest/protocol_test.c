/* tests/rules/conquest/protocol_test.c - the combat example of the rulebook [8.4] through the
 * protocol of `vaka engine`, piece by piece.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing is put on the table by hand: seat 0 is Tonga, seat 1 Samoa; Tahiti is found between them
 * and settled by seat 1, and seat 0 attacks it in the third turn. */
#include "../../unit/engine_help.h"

typedef struct move {
    int seat;
    const char *action;
} move;

static const move way[] = {
    {0, "home tonga"},
    {0, "build war_canoe tonga"},
    {0, "build war_canoe tonga"},
    {0, "build transport tonga"},
    {0, "commit"},
    {1, "build transport samoa"},
    {1, "build transport samoa"},
    {1, "build transport samoa"},
    {1, "build colony samoa"},
    {1, "build colony samoa"},
    {1, "commit"},
    {0, "order 1 clockwise"},
    {1, "embark samoa"},
    {1, "discover 1,0"},
    {1, "reveal"},
    {1, "return"},
    {0, "stay"},
    {1, "done"},
    {1, "muster transport samoa down 2"},
    {1, "muster transport samoa down 2"},
    {1, "muster transport samoa down 2"},
    {1, "load colony transport"},
    {1, "load colony transport"},
    {1, "load band transport"},
    {1, "sail 1,0"},
    {1, "land"},
    {1, "done"},
    {0, "done"},
    {0, "done"},
    {1, "settle 1,0"},
    {1, "commit"},
    {0, "commit"},
    {0, "order 1 clockwise"},
    {1, "stay"},
    {0, "stay"},
    {1, "flip 1,0 up"},
    {1, "done"},
    {1, "muster transport 1,0 down 2"},
    {1, "muster transport 1,0 down 2"},
    {1, "sail samoa"},
    {1, "land"},
    {1, "done"},
    {0, "done"},
    {0, "done"},
    {1, "settle 1,0"},
    {1, "commit"},
    {0, "commit"},
    {0, "order 0 clockwise"},
    {0, "stay"},
    {1, "stay"},
    {0, "done"},
    {0, "muster war_canoe tonga down 2"},
    {0, "muster war_canoe tonga down 2"},
    {0, "muster transport tonga down 2"},
    {0, "load band war_canoe"},
    {0, "sail 1,0"},
};

static void ask(bench *at, const char *line)
{
    do_good(at->engine, line);
}

static void play(bench *at, int seat, const char *action)
{
    char line[160];

    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"seat\":%d,\"action\":\"%s\"}", seat, action);
    ask(at, line);
}

/* How many pieces of an owner and a kind lie in a zone, face up or down ("up", "down", NULL). */
static int count(bench *at, const char *zone, int owner, const char *kind, const char *face)
{
    json_t *said = good(at->engine, "{\"cmd\":\"view\",\"seat\":\"all\"}"), *one, *item;
    json_t *zones = json_object_get(json_object_get(said, "view"), "zones");
    size_t i, j;
    int found = 0;

    json_array_foreach(zones, i, one)
    {
        if (strcmp(text_at(one, "id"), zone) != 0)
            continue;
        json_array_foreach(json_object_get(one, "items"), j, item)
        {
            if (strcmp(text_at(item, "kind"), kind) == 0 &&
                json_integer_value(json_object_get(item, "owner")) == owner &&
                (!face || strcmp(text_at(item, "face"), face) == 0))
                found += (int)json_integer_value(json_object_get(item, "count"));
        }
    }
    json_decref(said);
    return found;
}

static void assert_count(bench *at, const char *zone, int owner, const char *kind, int expected)
{
    int found = count(at, zone, owner, kind, NULL);

    if (found != expected)
        fail_msg("%s: %d %s of seat %d, not %d", zone, found, kind, owner, expected);
}

static void begin(bench *at)
{
    ask(at, "{\"cmd\":\"new\",\"game\":\"conquest\",\"seats\":2,\"seed\":1,"
            "\"scenario\":\"combat\",\"mods\":[\"" VAKA_SOURCE_DIR
            "/tests/rules/conquest/protocol/combat\"],"
            "\"chance\":[\"draw cup island-1\",\"draw pile tahiti\"]}");
    for (size_t i = 0; i < sizeof way / sizeof *way; i++)
        play(at, way[i].seat, way[i].action);
    ask(at, "{\"cmd\":\"chance\",\"queue\":[\"die 3\",\"die 4\",\"die 1\",\"die 4\"]}");
    play(at, 0, "done");
}

static void the_combat_example_comes_out_piece_by_piece(void **state)
{
    bench *at = *state;

    begin(at);
    assert_count(at, "attack", 0, "war_canoe", 2);
    assert_count(at, "attack", 0, "band", 1);
    assert_count(at, "attack-back", 0, "transport", 1);
    assert_count(at, "defend", 1, "band", 1);
    assert_count(at, "defend", 1, "local", 1);
    assert_count(at, "defend-back", 1, "transport", 1);
    play(at, 0, "roll"); /* 3: one of the attacker's panics; he chooses the band */
    play(at, 0, "lose band");
    assert_count(at, "attack-back", 0, "band", 1);
    play(at, 0, "roll"); /* 4: the defender's band panics */
    play(at, 1, "lose band");
    assert_count(at, "defend-back", 1, "band", 1);
    play(at, 0, "roll"); /* 1: a war canoe is removed */
    assert_count(at, "attack", 0, "war_canoe", 1);
    assert_count(at, "unbuilt-0", 0, "war_canoe", 5);
    play(at, 0, "roll"); /* 4: the last local warrior; the rest retreats to Samoa */
    assert_count(at, "locals", 1, "local", 2);
    assert_int_equal(count(at, "samoa", 1, "transport", "up"), 1);
    assert_int_equal(count(at, "samoa", 1, "band", "up"), 1);
    assert_count(at, "samoa", 1, "transport", 3);
    assert_count(at, "samoa", 1, "band", 2);
    play(at, 0, "done"); /* no village is saved */
    play(at, 0, "done");
    assert_count(at, "1,0", 0, "war_canoe", 1);
    assert_count(at, "1,0", 0, "transport", 1);
    assert_count(at, "1,0", 0, "band", 1);
    assert_count(at, "1,0", 1, "transport", 0);
    assert_int_equal(count(at, "1,0", 0, "war_canoe", "down"), 1);
}

static void a_refusal_tells_what_its_rule_says(void **state)
{
    bench *at = *state;

    begin(at);
    json_t *said =
        answer(at->engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"give war_canoe\"}");
    json_t *why = json_object_get(said, "why");
    assert_false(is_ok(said));
    assert_non_null(json_object_get(why, "digest"));
    assert_true(strlen(text_at(why, "digest")) > 20);
    json_decref(said);
}

/* In a terminal the words are typed; a page has buttons. */
static void help_on_a_page_names_no_words_to_be_typed(void **state)
{
    bench *at = *state;

    ask(at, "{\"cmd\":\"new\",\"game\":\"conquest\",\"seats\":2,\"seed\":1}");
    play(at, 0, "home tonga");
    play(at, 0, "order 0 clockwise");
    json_t *said = good(at->engine, "{\"cmd\":\"watch\",\"seat\":0}");
    char *text = json_dumps(said, 0);
    assert_non_null(strstr(text, "edge of the unknown"));
    assert_null(strstr(text, "(embark)"));
    assert_null(strstr(text, "(discover)"));
    free(text);
    json_decref(said);
}

static int open_conquest(void **state)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return open_bench(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_combat_example_comes_out_piece_by_piece, open_conquest,
                                        close_bench),
        cmocka_unit_test_setup_teardown(help_on_a_page_names_no_words_to_be_typed, open_conquest,
                                        close_bench),
        cmocka_unit_test_setup_teardown(a_refusal_tells_what_its_rule_says, open_conquest,
                                        close_bench),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
