/* engine_test.c - the line protocol: every request, and no secrets.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"
#include "engine_help.h"
#include "registered.h"

BENCH_TEST(a_game_can_be_played_to_its_end)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said = good(engine, new_hello);

    same_json(json_object_get(said, "match"), "1");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"turn\",\"id\":\"x\"}");
    same_json(json_object_get(said, "id"), "\"x\"");
    same_json(json_object_get(said, "must"), "[0]");
    same_json(json_object_get(said, "may"), "[]");
    same_json(json_object_get(said, "round"), "0");
    same_json(json_object_get(said, "phase"), "\"Turn\"");
    same_json(json_object_get(said, "prompts"),
              "[\"Take one to three of the 7 stones\",\"Ada is choosing\"]");
    same_json(json_object_get(said, "finished"), "false");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"legal\",\"seat\":0}");
    same_json(json_object_get(said, "actions"), "[\"take 1\",\"take 2\",\"take 3\"]");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    same_json(json_object_get(said, "events"),
              "[{\"id\":\"took\",\"text\":\"Ada takes 3 stones\",\"args\":[0,3,0,0,0,0]}]");
    assert_int_equal(strlen(text_at(said, "view_hash")), 16);
    assert_int_equal(strlen(text_at(said, "hash")), 16);
    json_decref(said);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":1,\"action\":\"take 1\"}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    said = good(engine, "{\"cmd\":\"turn\"}");
    same_json(json_object_get(said, "must"), "[]");
    same_json(json_object_get(said, "finished"), "true");
    same_json(json_object_get(said, "result"),
              "{\"winners\":[0],\"scores\":[1,0],\"places\":[1,null],\"lost\":false,"
              "\"reason\":null,\"sheet\":[]}");
    json_decref(said);
}

BENCH_TEST(a_view_says_what_lies_where)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said, *view;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 2\"}");
    said = good(engine, "{\"cmd\":\"view\",\"seat\":1}");
    view = json_object_get(said, "view");
    same_json(json_object_get(view, "zones"),
              "[{\"id\":\"heap\",\"type\":\"pool\",\"title\":\"The heap\",\"count\":5,\"items\":"
              "[{\"kind\":\"stone\",\"owner\":null,\"face\":\"down\",\"count\":5}]},"
              "{\"id\":\"taken\",\"type\":\"pool\",\"title\":\"Taken\",\"count\":2,\"items\":"
              "[{\"kind\":\"stone\",\"owner\":null,\"face\":\"down\",\"count\":2}]}]");
    same_json(json_object_get(view, "seats"),
              "[{\"seat\":0,\"name\":\"Ada\",\"score\":0,\"in\":true},"
              "{\"seat\":1,\"name\":\"Ben\",\"score\":0,\"in\":true}]");
    same_json(json_object_get(view, "prompt"), "\"Take one to three of the 5 stones\"");
    same_json(json_object_get(view, "must"), "[1]");
    same_json(json_object_get(view, "overlays"), "[]");
    same_json(json_object_get(view, "panels"), "[]");
    json_decref(said);
    do_good(engine, "{\"cmd\":\"view\",\"seat\":\"spectator\"}");
    do_good(engine, "{\"cmd\":\"view\",\"seat\":\"all\"}");
}

BENCH_TEST(a_refusal_names_reason_rule_and_fact)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char before[32], after[32];
    json_t *said;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":1,\"action\":\"take 3\"}");
    hash_of(engine, 1, before);
    said = answer(engine, "{\"id\":7,\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    same_json(said, "{\"id\":7,\"ok\":false,\"why\":{\"id\":\"too_many\",\"rule\":\"2\",\"text\":"
                    "\"there is only 1 stone left\"}}");
    json_decref(said);
    said = answer(engine, "{\"cmd\":\"undo\",\"seat\":0}");
    assert_false(is_ok(said));
    text_at(json_object_get(said, "why"), "text");
    json_decref(said);
    hash_of(engine, 1, after);
    assert_string_equal(before, after);
}

BENCH_TEST(undo_and_redo_go_back_and_forth)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char start[32], taken[32], now[32];

    do_good(engine, new_hello);
    hash_of(engine, 1, start);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    hash_of(engine, 1, taken);
    do_good(engine, "{\"cmd\":\"undo\",\"seat\":0}");
    hash_of(engine, 1, now);
    assert_string_equal(now, start);
    do_good(engine, "{\"cmd\":\"redo\",\"seat\":0}");
    hash_of(engine, 1, now);
    assert_string_equal(now, taken);
}

BENCH_TEST(what_was_saved_can_be_loaded)
{
    bench *at = *state;
    char line[256], before[32], after[32];
    json_t *said;

    do_good(at->engine, new_hello);
    do_good(at->engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    do_good(at->engine, "{\"cmd\":\"chance\",\"queue\":[\"die 2\"]}");
    hash_of(at->engine, 1, before);
    snprintf(line, sizeof line, "{\"cmd\":\"save\",\"path\":\"%s/a.vkj\"}", at->folder);
    do_good(at->engine, line);
    said = answer(at->engine, line); /* a second time: there is a file */
    assert_false(is_ok(said));
    json_decref(said);
    snprintf(line, sizeof line, "{\"cmd\":\"load\",\"path\":\"%s/a.vkj\"}", at->folder);
    said = good(at->engine, line);
    same_json(json_object_get(said, "match"), "2");
    same_json(json_object_get(said, "torn"), "false");
    json_decref(said);
    hash_of(at->engine, 2, after);
    assert_string_equal(before, after);
    snprintf(line, sizeof line, "{\"cmd\":\"load\",\"path\":\"%s/a.vkj\",\"to\":0}", at->folder);
    do_good(at->engine, line);
    hash_of(at->engine, 3, after);
    assert_string_not_equal(before, after);
    bad(at->engine, "{\"cmd\":\"load\",\"path\":\"/nowhere/at/all\"}", "/nowhere/at/all");
}

BENCH_TEST(a_match_can_keep_its_journal_from_the_start)
{
    bench *at = *state;
    char line[256], before[32], after[32];

    snprintf(line, sizeof line,
             "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":3,\"journal\":\"%s/b.vkj\"}",
             at->folder);
    do_good(at->engine, line);
    do_good(at->engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 2\"}");
    hash_of(at->engine, 1, before);
    snprintf(line, sizeof line, "{\"cmd\":\"load\",\"path\":\"%s/b.vkj\"}", at->folder);
    do_good(at->engine, line);
    hash_of(at->engine, 2, after);
    assert_string_equal(before, after);
}

BENCH_TEST(the_journal_and_the_log_can_be_read)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    said = good(engine, "{\"cmd\":\"journal\"}");
    assert_int_equal(json_array_size(json_object_get(said, "lines")), 2);
    assert_non_null(strstr(text_at(said, "head"), "option stones 7\n"));
    json_decref(said);
    said = good(engine, "{\"cmd\":\"journal\",\"seat\":1}");
    assert_null(json_object_get(said, "lines"));
    same_json(json_object_get(json_array_get(json_object_get(said, "log"), 0), "text"),
              "\"Ada takes 3 stones\"");
    json_decref(said);
}

BENCH_TEST(matches_go_on_side_by_side)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    char first[32], second[32], now[32];

    do_good(engine, new_hello);
    do_good(engine, new_hello);
    hash_of(engine, 1, first);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 2\"}"); /* the newest */
    hash_of(engine, 1, now);
    assert_string_equal(first, now);
    hash_of(engine, 2, second);
    assert_string_not_equal(first, second);
    do_good(engine, "{\"cmd\":\"apply\",\"match\":1,\"seat\":0,\"action\":\"take 2\"}");
    hash_of(engine, 1, now);
    assert_string_equal(second, now);
    do_good(engine, "{\"cmd\":\"close\",\"match\":1}");
    bad(engine, "{\"cmd\":\"turn\",\"match\":1}", "no match 1");
    do_good(engine, "{\"cmd\":\"turn\"}");
    do_good(engine, "{\"cmd\":\"close\"}");
    bad(engine, "{\"cmd\":\"turn\"}", "no match yet");
}

BENCH_TEST(the_number_of_matches_is_bounded)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    for (uint32_t i = 0; i < VAKA_ENGINE_MATCHES; i++)
        do_good(engine, new_hello);
    bad(engine, new_hello, "matches already");
    do_good(engine, "{\"cmd\":\"close\"}");
    do_good(engine, new_hello);
}

BENCH_TEST(quit_is_answered)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    assert_false(engine->quits);
    do_good(engine, "{\"cmd\":\"quit\"}");
    assert_true(engine->quits);
}

BENCH_TEST(a_stream_is_answered_line_by_line)
{
    bench *at = *state;
    FILE *in = tmpfile(), *out = tmpfile();
    char line[256];
    int lines = 0;

    fprintf(in, "%s\n\n{\"cmd\":\"turn\"}\n", new_hello);
    for (uint32_t i = 0; i < VAKA_ENGINE_LINE + 100; i++)
        fputc('x', in);
    fputs("\n{\"cmd\":\"turn\"}\n{\"id\":\"last\",\"cmd\":\"hash\"}", in); /* without a newline */
    rewind(in);
    assert_true(vaka_engine_run(at->engine, in, out));
    rewind(out);
    while (fgets(line, sizeof line, out)) {
        static const char *const begins[] = {"{\"ok\":true,\"match\":1}",
                                             "{\"ok\":false,\"error\":\"no JSON",
                                             "{\"ok\":true,",
                                             "{\"ok\":false,\"error\":\"a request is at most",
                                             "{\"ok\":true,",
                                             "{\"id\":\"last\",\"ok\":true,\"hash\""};

        assert_true(lines < 6);
        assert_int_equal(strncmp(line, begins[lines], strlen(begins[lines])), 0);
        lines++;
    }
    assert_int_equal(lines, 6);
    fclose(in);
    fclose(out);
}

BENCH_TEST(without_a_referee_nothing_secret_is_answered)
{
    bench *at = *state;
    vaka_engine *engine = vaka_engine_new(&at->plugins, false);
    json_t *said;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\"}");
    bad(engine, "{\"cmd\":\"hash\"}", "referee");
    bad(engine, "{\"cmd\":\"view\",\"seat\":\"all\"}", "referee");
    bad(engine, "{\"cmd\":\"chance\",\"queue\":[\"die 3\"]}", "referee");
    bad(engine, "{\"cmd\":\"resample\",\"seat\":0}", "referee");
    bad(engine, "{\"cmd\":\"journal\"}", "referee");
    bad(engine, "{\"cmd\":\"journal\",\"seat\":\"all\"}", "referee");
    said = good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    assert_null(json_object_get(said, "hash"));
    assert_non_null(json_object_get(said, "view_hash"));
    json_decref(said);
    do_good(engine, "{\"cmd\":\"journal\",\"seat\":0}");
    vaka_engine_free(engine);
}

/* Who can play a match a second time, beside it, sees what comes before it is decided there. */
BENCH_TEST(without_a_referee_a_match_cannot_be_played_beside_itself)
{
    bench *at = *state;
    vaka_engine *engine = vaka_engine_new(&at->plugins, false);
    char line[256], path[128];

    bad(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":1}",
        "\"seed\" of \"new\" is for a referee (--referee)");
    bad(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"seed\":null}", "\"seed\" of \"new\"");
    bad(engine, "{\"cmd\":\"new\",\"game\":\"hello\",\"chance\":[\"die 3\"]}",
        "\"chance\" of \"new\" is for a referee (--referee)");
    snprintf(path, sizeof path, "%s/a.vkj", at->folder); /* it would hold the seed */
    snprintf(line, sizeof line, "{\"cmd\":\"new\",\"game\":\"hello\",\"journal\":\"%s\"}", path);
    bad(engine, line, "\"journal\" of \"new\" is for a referee (--referee)");
    assert_int_not_equal(access(path, F_OK), 0);
    do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\"}");
    snprintf(line, sizeof line, "{\"cmd\":\"save\",\"path\":\"%s\"}", path);
    bad(engine, line, "\"save\" is for a referee (--referee)");
    assert_int_not_equal(access(path, F_OK), 0);
    do_good(at->engine, new_hello);
    do_good(at->engine, line); /* a referee has written it */
    snprintf(line, sizeof line, "{\"cmd\":\"load\",\"path\":\"%s\"}", path);
    bad(engine, line, "\"load\" is for a referee (--referee)");
    vaka_engine_free(engine);
}

static void the_seed(vaka_engine *engine, char out[200])
{
    json_t *said = good(engine, "{\"cmd\":\"journal\"}");
    const char *seed = strstr(text_at(said, "head"), "\nseed ");

    assert_non_null(seed);
    snprintf(out, 200, "%.*s", (int)strcspn(seed + 1, "\n"), seed + 1);
    json_decref(said);
}

BENCH_TEST(matches_without_a_seed_are_all_dealt_differently)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    static char seeds[64][200];

    for (int i = 0; i < 64; i++) {
        do_good(engine, "{\"cmd\":\"new\",\"game\":\"hello\"}");
        the_seed(engine, seeds[i]);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(seeds[i], seeds[j]);
    }
}

/* The whole answer to a request about a seat, as text. */
static char *about_seat(vaka_engine *engine, const char *cmd, int match, int seat)
{
    char line[128];
    json_t *said;
    char *text;

    snprintf(line, sizeof line, "{\"cmd\":\"%s\",\"match\":%d,\"seat\":%d}", cmd, match, seat);
    said = good(engine, line);
    text = json_dumps(said, JSON_COMPACT);
    json_decref(said);
    return text;
}

static void same_to_seat(vaka_engine *engine, int sample, int seat)
{
    static const char *const cmds[] = {"view", "legal", "turn"};

    for (size_t i = 0; i < sizeof cmds / sizeof *cmds; i++) {
        char *one = about_seat(engine, cmds[i], 1, seat);
        char *other = about_seat(engine, cmds[i], sample, seat);

        assert_string_equal(one, other);
        free(one);
        free(other);
    }
}

/* Makes a sample that `seat` cannot tell from match 1, and compares. Returns how much differs. */
static json_int_t compare_sample(vaka_engine *engine, int seat, int seed)
{
    char line[128];
    json_t *said, *changed;
    json_int_t differs;
    int sample;

    snprintf(line, sizeof line, "{\"cmd\":\"resample\",\"match\":1,\"seat\":%d,\"seed\":%d}", seat,
             seed);
    said = good(engine, line);
    sample = (int)json_integer_value(json_object_get(said, "match"));
    changed = json_object_get(said, "changed");
    differs = json_integer_value(json_object_get(changed, "pieces")) +
              json_integer_value(json_object_get(changed, "order")) +
              json_integer_value(json_object_get(changed, "sealed"));
    json_decref(said);
    same_to_seat(engine, sample, seat);
    snprintf(line, sizeof line, "{\"cmd\":\"close\",\"match\":%d}", sample);
    do_good(engine, line);
    return differs;
}

/* One random action of a seat that must decide; false when the game is over. */
static bool play_any(vaka_engine *engine, uint32_t rng[4])
{
    json_t *turn = good(engine, "{\"cmd\":\"turn\",\"match\":1}");
    json_t *must = json_object_get(turn, "must"), *legal, *actions, *apply;
    json_int_t seat = json_integer_value(json_array_get(must, 0));
    char line[256], *text;

    if (json_array_size(must) == 0) {
        json_decref(turn);
        return false;
    }
    json_decref(turn);
    snprintf(line, sizeof line, "{\"cmd\":\"legal\",\"match\":1,\"seat\":%d}", (int)seat);
    legal = good(engine, line);
    actions = json_object_get(legal, "actions");
    apply =
        json_pack("{s:s, s:i, s:i, s:O}", "cmd", "apply", "match", 1, "seat", (int)seat, "action",
                  json_array_get(actions, vaka_rng_below(rng, (uint32_t)json_array_size(actions))));
    text = json_dumps(apply, 0);
    do_good(engine, text);
    free(text);
    json_decref(apply);
    json_decref(legal);
    return true;
}

BENCH_TEST(counters_order_and_result_are_told_where_a_game_has_them)
{
    bench *at = *state;
    vaka_engine *engine = vaka_engine_new(&at->plugins, true);
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    do_good(engine, "{\"cmd\":\"new\",\"game\":\"atoll\",\"seats\":2,\"seed\":5}");
    json_t *said = good(engine, "{\"cmd\":\"view\",\"seat\":1}");
    json_t *view = json_object_get(said, "view");
    same_json(json_object_get(view, "order"), "[0,1]");
    same_json(json_object_get(json_object_get(view, "counters"), "pearls"), "[null,4]");
    json_decref(said);
    while (play_any(engine, rng))
        ;
    said = good(engine, "{\"cmd\":\"turn\"}");
    json_t *result = json_object_get(said, "result");
    assert_int_equal(json_array_size(json_object_get(result, "places")), 2);
    assert_non_null(json_object_get(result, "lost"));
    assert_true(json_is_string(json_object_get(result, "reason")));
    json_decref(said);
    vaka_engine_free(engine);
}

BENCH_TEST(a_seat_cannot_tell_a_sample_from_the_match)
{
    static const struct {
        const char *name;
        int seats;
    } games[] = {{"skirmish", 2}, {"auction", 3}, {"gallery", 2},
                 {"hexref", 4},   {"atoll", 3},   {"reef", 3}};
    bench *at = *state;

    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        vaka_engine *engine = vaka_engine_new(&at->plugins, true);
        json_int_t differing = 0;
        uint32_t rng[4];
        char line[128];

        vaka_rng_seed(rng, g);
        snprintf(line, sizeof line, "{\"cmd\":\"new\",\"game\":\"%s\",\"seats\":%d,\"seed\":5}",
                 games[g].name, games[g].seats);
        do_good(engine, line);
        for (int i = 0; i < 120; i++) {
            for (int seat = 0; seat < games[g].seats; seat++)
                differing += compare_sample(engine, seat, i);
            if (!play_any(engine, rng))
                break;
        }
        if (g < 2) /* the two with much to hide */
            assert_true(differing > 100);
        vaka_engine_free(engine);
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
