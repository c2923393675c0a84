/* engine_watch_test.c - what a page is told: layout, document, news; and that none of it leaks.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"
#include "engine_help.h"
#include "registered.h"

#include <sys/stat.h>

#define LINE 512

/* A request that must succeed, written like printf. */
__attribute__((format(printf, 2, 3))) static json_t *ask(vaka_engine *engine, const char *format,
                                                         ...)
{
    char line[LINE];
    va_list args;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    return good(engine, line);
}

static int number_at(const json_t *said, const char *key)
{
    const json_t *value = json_object_get(said, key);

    assert_true(json_is_integer(value));
    return (int)json_integer_value(value);
}

/* RFC 7396, as a reader applies it. */
static void merge(json_t *into, const json_t *patch)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)patch, key, value)
    {
        json_t *old = json_object_get(into, key);

        if (json_is_null(value)) {
            json_object_del(into, key);
        } else if (!json_is_object(value)) {
            json_object_set(into, key, value);
        } else {
            if (!json_is_object(old))
                json_object_set_new(into, key, json_object());
            merge(json_object_get(into, key), value);
        }
    }
}

/* One action of a seat that must decide, by chance; false: it is over. */
static bool play_on(vaka_engine *engine, int match, uint32_t rng[4], int *actor)
{
    json_t *turn = ask(engine, "{\"cmd\":\"turn\",\"match\":%d}", match);
    const json_t *must = json_object_get(turn, "must");
    size_t count = json_array_size(must);

    if (count == 0) {
        json_decref(turn);
        return false;
    }
    *actor = (int)json_integer_value(json_array_get(must, vaka_rng_below(rng, (uint32_t)count)));
    json_decref(turn);
    json_t *legal = ask(engine, "{\"cmd\":\"legal\",\"match\":%d,\"seat\":%d}", match, *actor);
    const json_t *actions = json_object_get(legal, "actions");
    const char *action = json_string_value(
        json_array_get(actions, vaka_rng_below(rng, (uint32_t)json_array_size(actions))));
    json_decref(ask(engine, "{\"cmd\":\"apply\",\"match\":%d,\"seat\":%d,\"action\":\"%s\"}", match,
                    *actor, action));
    json_decref(legal);
    return true;
}

static void holds_nothing_empty(const json_t *json)
{
    const char *key;
    json_t *value;
    size_t index;

    json_object_foreach((json_t *)json, key, value)
    {
        if (json_is_null(value) || (json_is_string(value) && !*json_string_value(value)) ||
            ((json_is_object(value) || json_is_array(value)) && !json_object_size(value) &&
             !json_array_size(value)))
            fail_msg("\"%s\" is empty", key);
        holds_nothing_empty(value);
    }
    json_array_foreach(json, index, value)
    {
        assert_false(json_is_null(value));
        holds_nothing_empty(value);
    }
}

static const char *const games[] = {"atoll",  "auction",  "gallery", "hello",
                                    "market", "skirmish", "reef"};
#define GAMES (sizeof games / sizeof *games)

BENCH_TEST(news_make_of_a_document_what_it_would_be_if_looked_at_anew)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    for (size_t g = 0; g < GAMES; g++) {
        uint32_t rng[4] = {1, 2, 3, (uint32_t)g};
        json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":%zu}", games[g], g);
        int match = number_at(made, "match"), actor;
        json_t *first = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", match);
        const char *layout = text_at(json_object_get(first, "layout"), "id");
        json_t *document = json_deep_copy(json_object_get(first, "document"));
        int watch = number_at(first, "watch");

        for (int i = 0; i < 60 && play_on(engine, match, rng, &actor); i++) {
            json_t *news = ask(engine, "{\"cmd\":\"news\",\"watch\":%d}", watch);
            merge(document, json_object_get(news, "patch"));
            json_decref(news);
            json_t *anew =
                ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0,\"known\":\"%s\"}", match,
                    layout);
            assert_null(json_object_get(anew, "layout"));
            if (!json_equal(document, json_object_get(anew, "document")))
                fail_msg("%s differs after %d actions", games[g], i + 1);
            holds_nothing_empty(document);
            json_decref(
                ask(engine, "{\"cmd\":\"unwatch\",\"watch\":%d}", number_at(anew, "watch")));
            json_decref(anew);
        }
        json_decref(document);
        json_decref(first);
        json_decref(made);
    }
}

/* Takes back and does again what can be, besides: then lines and parts go and come back. */
BENCH_TEST(news_follow_what_is_taken_back_and_done_again)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    uint32_t undone = 0;

    for (size_t g = 0; g < GAMES; g++) {
        uint32_t rng[4] = {3, 2, 1, (uint32_t)g};
        json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":%zu}", games[g], g);
        int match = number_at(made, "match"), actor = 0;
        json_t *first = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", match);
        json_t *document = json_deep_copy(json_object_get(first, "document"));

        for (int i = 0; i < 40 && play_on(engine, match, rng, &actor); i++) {
            static const char *const steps[] = {"undo", "undo", "redo"};
            char line[LINE];

            for (size_t k = 0; k < sizeof steps / sizeof *steps; k++) {
                snprintf(line, sizeof line, "{\"cmd\":\"%s\",\"match\":%d,\"seat\":%d}", steps[k],
                         match, actor);
                json_t *said = answer(engine, line);
                undone += is_ok(said);
                json_decref(said);
                if ((i + (int)k) % 3 == 0)
                    continue; /* news need not be asked for after every step */
                json_t *news =
                    ask(engine, "{\"cmd\":\"news\",\"watch\":%d}", number_at(first, "watch"));
                merge(document, json_object_get(news, "patch"));
                json_decref(news);
                json_t *anew = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", match);
                if (!json_equal(document, json_object_get(anew, "document")))
                    fail_msg("%s differs after %d actions and \"%s\"", games[g], i + 1, steps[k]);
                json_decref(
                    ask(engine, "{\"cmd\":\"unwatch\",\"watch\":%d}", number_at(anew, "watch")));
                json_decref(anew);
            }
        }
        json_decref(document);
        json_decref(first);
        json_decref(made);
    }
    assert_true(undone > 50);
}

BENCH_TEST(json_is_written_as_the_library_writes_it)
{
    static const char *const texts[] = {
        "{}",
        "[]",
        "{\"a\":[1,-2,0.5,true,false,null,\"\"],\"b\":{\"c\":{}}}",
        "[\"\\u0001 \\\" \\\\ / \\b\\f\\n\\r\\t \\u007f \u00e9 \u6d77\"]",
        "{\"\\n\":9007199254740993}",
        "[-9223372036854775808,9223372036854775807,-1,0,10]",
        "[\"eight on\",\"eight at a time\",\"a quote in\\\" the second eight\",\"\\\\first\"]",
        "[\"the last of\\n\",\"sixteen letters \\u001f and more\",\"caf\u00e9 \u6d77 by the sea\"]",
        "\"x\"",
        "7"};

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        json_t *json = json_loads(texts[i], JSON_DECODE_ANY, NULL);
        char *theirs = json_dumps(json, JSON_COMPACT | JSON_ENCODE_ANY);
        size_t length = 0;
        char *ours = vaka_json_write(json, &length);

        assert_string_equal(ours, theirs);
        assert_int_equal(length, strlen(theirs));
        free(ours);
        free(theirs);
        json_decref(json);
    }
}

/* --- Secrecy -------------------------------------------------------------------------------- */

static vaka_engine_match *match_of(vaka_engine *engine, int number)
{
    for (uint32_t i = 0; i < engine->count; i++)
        if (engine->matches[i].number == number)
            return &engine->matches[i];
    fail_msg("there is no match %d", number);
    return NULL;
}

/* A way to build what a seat is told: the right one, or one that leaks. */
typedef json_t *(*teller)(const vaka_engine_match *match, int32_t seat);

/* All that a seat sees, but for its log, from scratch. */
static json_t *document_of(const vaka_view *view)
{
    vaka_page_sheet sheet = {0};

    vaka_page_look(&sheet, view);
    json_t *document = vaka_page_whole(&sheet);
    vaka_page_sheet_done(&sheet);
    return document;
}

static json_t *told_rightly(const vaka_engine_match *match, int32_t seat)
{
    vaka_view view;

    vaka_view_init(&view, match->live, NULL, seat);
    json_t *document = document_of(&view);
    vaka_view_done(&view);
    return document;
}

/* The true pieces instead of the redacted ones. */
static json_t *leaking_pieces(const vaka_engine_match *match, int32_t seat)
{
    vaka_view view;

    vaka_view_init(&view, match->live, NULL, seat);
    view.seen = &vaka_live_position(match->live)->face;
    json_t *document = document_of(&view);
    vaka_view_done(&view);
    return document;
}

/* Another seat's choices, among which the seat could read what that one holds. */
static json_t *leaking_choices(const vaka_engine_match *match, int32_t seat)
{
    int32_t other = seat == 0 ? 1 : 0;
    json_t *document = told_rightly(match, seat), *others = told_rightly(match, other);

    json_object_set_new(document, "choices", json_incref(json_object_get(others, "zones")));
    json_decref(others);
    return document;
}

static uint32_t differences(vaka_engine *engine, const char *game, teller tell)
{
    uint32_t rng[4] = {5, 6, 7, 8}, found = 0;
    json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":3}", game);
    int match = number_at(made, "match"), actor;

    json_decref(made);
    for (int i = 0; i < 40 && play_on(engine, match, rng, &actor); i++) {
        for (int seat = -1; seat < 2; seat++) {
            json_t *sample =
                seat < 0
                    ? ask(engine,
                          "{\"cmd\":\"resample\",\"match\":%d,\"seat\":\"spectator\","
                          "\"seed\":%d}",
                          match, i)
                    : ask(engine, "{\"cmd\":\"resample\",\"match\":%d,\"seat\":%d,\"seed\":%d}",
                          match, seat, i);
            int copy = number_at(sample, "match");
            int32_t who = seat < 0 ? VAKA_SPECTATOR : seat;
            json_t *one = tell(match_of(engine, match), who);
            json_t *other = tell(match_of(engine, copy), who);

            json_object_del(one, "undo"); /* a sample has no history */
            json_object_del(one, "redo");
            json_object_del(other, "undo");
            json_object_del(other, "redo");
            found += !json_equal(one, other);
            json_decref(one);
            json_decref(other);
            json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", copy));
            json_decref(sample);
        }
    }
    json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", match));
    return found;
}

static const char *const secretive[] = {"atoll", "auction", "market", "skirmish", "reef"};

BENCH_TEST(a_document_tells_nothing_that_the_seat_may_not_know)
{
    for (size_t g = 0; g < sizeof secretive / sizeof *secretive; g++)
        assert_int_equal(differences(((bench *)*state)->engine, secretive[g], told_rightly), 0);
}

BENCH_TEST(documents_made_of_more_than_the_seat_may_know_are_found_out)
{
    assert_true(differences(((bench *)*state)->engine, "skirmish", leaking_pieces) > 0);
    assert_true(differences(((bench *)*state)->engine, "auction", leaking_choices) > 0);
}

/* Two matches that seat 0 cannot tell apart; it does the same in both. While it could take that
 * back it has learned nothing, so what it is told is the same, byte for byte. */
static uint32_t steps_alike(vaka_engine *engine, const char *game, uint32_t *compared)
{
    uint32_t rng[4] = {9, 9, 9, 1}, found = 0;
    json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":4}", game);
    int match = number_at(made, "match"), actor;

    json_decref(made);
    for (int i = 0; i < 60; i++) {
        json_t *copied =
            ask(engine, "{\"cmd\":\"resample\",\"match\":%d,\"seat\":0,\"seed\":%d}", match, i);
        int pair[2] = {match, number_at(copied, "match")}, watch[2];
        char *told[2] = {NULL, NULL};
        uint32_t before[4];

        memcpy(before, rng, sizeof before);
        for (int k = 0; k < 2; k++) {
            json_t *said = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", pair[k]);
            watch[k] = number_at(said, "watch");
            json_decref(said);
        }
        bool on = play_on(engine, match, rng, &actor);
        if (on && actor == 0 && vaka_live_has_undo(match_of(engine, match)->live)) {
            play_on(engine, pair[1], before, &actor);
            for (int k = 0; k < 2; k++) {
                json_t *news = ask(engine, "{\"cmd\":\"news\",\"watch\":%d}", watch[k]);
                json_object_del(news, "watch");
                json_object_del(news, "events"); /* a sample has no log */
                json_object_del(json_object_get(news, "patch"), "log");
                json_object_del(json_object_get(news, "patch"), "undo"); /* nor a history */
                told[k] = json_dumps(news, JSON_COMPACT | JSON_SORT_KEYS);
                json_decref(news);
            }
            found += strcmp(told[0], told[1]) != 0;
            (*compared)++;
        }
        json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", pair[1]));
        json_decref(ask(engine, "{\"cmd\":\"unwatch\",\"watch\":%d}", watch[0]));
        json_decref(copied);
        free(told[0]);
        free(told[1]);
        if (!on)
            break;
    }
    json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", match));
    return found;
}

BENCH_TEST(a_patch_tells_nothing_that_the_seat_may_not_know)
{
    uint32_t compared = 0;

    for (size_t g = 0; g < sizeof secretive / sizeof *secretive; g++)
        assert_int_equal(steps_alike(((bench *)*state)->engine, secretive[g], &compared), 0);
    assert_true(compared >= 10);
}

/* What was told so far by news, and what the log of a seat says (engine_match.c redacts it by
 * itself), must be the same. Returns how many lines differ. */
static uint32_t lines_apart(const json_t *events, const json_t *log)
{
    size_t count = json_array_size(events), all = json_array_size(log);
    uint32_t apart = (uint32_t)(count > all ? count - all : all - count);

    for (size_t i = 0; i < count && i < all; i++) {
        const json_t *event = json_array_get(events, i), *line = json_array_get(log, i);
        const char *key =
            json_object_get(event, "end") ? "id" : "text"; /* that has words of its own */

        apart += strcmp(text_at(event, key), text_at(line, key)) != 0;
    }
    return apart;
}

static json_t *log_of(vaka_engine *engine, int match, const char *seat)
{
    json_t *said = ask(engine, "{\"cmd\":\"journal\",\"match\":%d,\"seat\":%s}", match, seat);
    json_t *log = json_incref(json_object_get(said, "log"));

    json_decref(said);
    return log;
}

BENCH_TEST(events_are_those_that_the_seat_may_read_and_no_others)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    uint32_t rng[4] = {4, 4, 4, 4}, private_lines = 0;

    for (size_t g = 0; g < sizeof secretive / sizeof *secretive; g++) {
        json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":6}", secretive[g]);
        int match = number_at(made, "match"), actor;
        json_t *first = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", match);
        json_t *events = json_array(), *before = log_of(engine, match, "0");
        size_t skipped = json_array_size(before);

        for (int i = 0; i < 40 && play_on(engine, match, rng, &actor); i++) {
            json_t *news =
                ask(engine, "{\"cmd\":\"news\",\"watch\":%d}", number_at(first, "watch"));
            json_array_extend(events, json_object_get(news, "events"));
            json_decref(news);
        }
        json_t *log = log_of(engine, match, "0"), *all = log_of(engine, match, "\"all\"");
        for (size_t i = 0; i < skipped; i++) {
            json_array_remove(log, 0);
            json_array_remove(all, 0);
        }
        assert_int_equal(lines_apart(events, log), 0);
        private_lines += lines_apart(events, all); /* what the referee reads would be found out */
        json_decref(events);
        json_decref(before);
        json_decref(log);
        json_decref(all);
        json_decref(first);
        json_decref(made);
    }
    assert_true(private_lines > 0);
}

/* --- Requests ------------------------------------------------------------------------------- */

BENCH_TEST(news_that_hold_nothing_have_the_number_of_the_last_ones)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":1}");
    said = good(engine, "{\"cmd\":\"news\",\"watch\":1}");
    assert_int_equal(number_at(said, "seq"), 0);
    same_json(json_object_get(said, "patch"), "{}");
    same_json(json_object_get(said, "events"), "[]");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"news\"}");
    same_json(json_object_get(said, "news"), "[]");
    json_decref(said);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"take 3\"}");
    said = good(engine, "{\"cmd\":\"news\"}");
    const json_t *news = json_array_get(json_object_get(said, "news"), 0);
    assert_int_equal(number_at(news, "seq"), 1);
    assert_int_equal(number_at(news, "watch"), 1);
    assert_true(json_array_size(json_object_get(news, "events")) >= 1);
    json_decref(said);
}

BENCH_TEST(one_who_watches_acts_for_his_seat_and_is_refused_in_his_language)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":0,\"lang\":\"fr_FR.UTF-8\"}");
    unsetenv("VAKA_ASSETS");
    said = good(engine, "{\"cmd\":\"apply\",\"watch\":1,\"action\":\"take 3\"}");
    assert_null(json_object_get(said, "events"));
    assert_null(json_object_get(said, "view_hash"));
    json_decref(said);
    said = answer(engine, "{\"cmd\":\"apply\",\"watch\":1,\"action\":\"take 1\"}");
    assert_false(is_ok(said));
    assert_string_equal(text_at(json_object_get(said, "why"), "id"), "not_asked");
    assert_null(strstr(text_at(json_object_get(said, "why"), "text"), "decide"));
    json_decref(said);
    said = good(engine, "{\"cmd\":\"undo\",\"watch\":1}");
    json_decref(said);
    bad(engine, "{\"cmd\":\"apply\",\"watch\":1,\"seat\":0,\"action\":\"take 1\"}", "stands for");
    bad(engine, "{\"cmd\":\"apply\",\"watch\":9,\"action\":\"take 1\"}", "no watch 9");
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":\"spectator\"}");
    bad(engine, "{\"cmd\":\"apply\",\"watch\":2,\"action\":\"take 1\"}", "only watches");
    bad(engine, "{\"cmd\":\"why\",\"watch\":2,\"action\":\"take 1\"}", "only watches");
    bad(engine, "{\"cmd\":\"watch\",\"seat\":\"all\"}", "no seat");
}

/* Does an action of a seat that watches, and wants to be asked, end the game, not won? If not it is
 * done. */
static bool is_asked(vaka_engine *engine, int match, int seat, const char *action)
{
    json_t *watched = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":%d}", match, seat);
    int watch = number_at(watched, "watch");
    char line[LINE];

    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"ask\":true}",
             watch, action);
    json_t *said = answer(engine, line);
    bool ends = json_is_true(json_object_get(said, "ends"));
    if (ends == is_ok(said))
        fail_msg("%s: %s", line, json_string_value(json_object_get(said, "error")));
    json_decref(ask(engine, "{\"cmd\":\"unwatch\",\"watch\":%d}", watch));
    json_decref(watched);
    json_decref(said);
    return ends;
}

/* How often one who watches is asked about an action, until it is done all the same. */
static uint32_t times_asked(vaka_engine *engine, int match, int seat, const char *action)
{
    json_t *watched = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":%d}", match, seat);
    char line[LINE];
    uint32_t times = 0;

    snprintf(line, sizeof line, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"ask\":true}",
             number_at(watched, "watch"), action);
    for (bool done = false; !done; times += !done) {
        json_t *said = answer(engine, line);
        done = is_ok(said);
        json_decref(said);
    }
    json_decref(watched);
    return times;
}

/* One action by chance, tried first on a match that its seat cannot tell from this one; asks are
 * counted. False: it is over. */
static bool ask_on(vaka_engine *engine, int match, uint32_t rng[4], uint32_t *asked)
{
    json_t *turn = ask(engine, "{\"cmd\":\"turn\",\"match\":%d}", match);
    const json_t *first = json_array_get(json_object_get(turn, "must"), 0);
    int seat = (int)json_integer_value(first);
    bool on = first != NULL;

    json_decref(turn);
    if (!on)
        return false;
    json_t *legal = ask(engine, "{\"cmd\":\"legal\",\"match\":%d,\"seat\":%d}", match, seat);
    const json_t *actions = json_object_get(legal, "actions");
    const char *action = json_string_value(
        json_array_get(actions, vaka_rng_below(rng, (uint32_t)json_array_size(actions))));
    json_t *sample = ask(engine, "{\"cmd\":\"resample\",\"match\":%d,\"seat\":%d,\"seed\":%u}",
                         match, seat, vaka_rng_below(rng, 1000000));
    int copy = number_at(sample, "match");
    bool ends = is_asked(engine, copy, seat, action);

    assert_int_equal(is_asked(engine, match, seat, action), ends);
    if (ends && *asked % 2 == 0) /* nobody keeps the engine busy by asking */
        assert_int_equal(times_asked(engine, match, seat, action), 8);
    else if (ends)
        json_decref(ask(engine, "{\"cmd\":\"apply\",\"match\":%d,\"seat\":%d,\"action\":\"%s\"}",
                        match, seat, action));
    *asked += ends;
    json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", copy));
    json_decref(sample);
    json_decref(legal);
    return true;
}

BENCH_TEST(one_who_would_end_the_game_without_having_won_it_is_asked_and_learns_nothing_by_that)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    uint32_t rng[4] = {4, 3, 2, 1}, asked = 0;

    for (size_t g = 0; g < sizeof secretive / sizeof *secretive; g++)
        for (int seed = 1; seed <= 4; seed++) {
            json_t *made =
                ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":%d}", secretive[g], seed);
            int match = number_at(made, "match");

            for (int i = 0; i < 300 && ask_on(engine, match, rng, &asked); i++)
                continue;
            json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", match));
            json_decref(made);
        }
    assert_true(asked > 0);
}

BENCH_TEST(watches_go_with_their_match)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":0}");
    do_good(engine, "{\"cmd\":\"close\"}");
    bad(engine, "{\"cmd\":\"news\",\"watch\":1}", "no watch 1");
}

BENCH_TEST(the_rules_say_why_an_action_cannot_be_done)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":1}");
    said = good(engine, "{\"cmd\":\"why\",\"watch\":1,\"action\":\"take 1\"}");
    assert_string_equal(text_at(json_object_get(said, "why"), "id"), "not_asked");
    json_decref(said);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":0}");
    said = good(engine, "{\"cmd\":\"why\",\"watch\":2,\"action\":\"take 1\"}");
    assert_null(json_object_get(said, "why"));
    json_decref(said);
}

static bool is_listed(const json_t *list, const char *text)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_array_get(list, i)), text) == 0)
            return true;
    return false;
}

/* Presses the first piece of each zone that a seat sees; how many actions were meant by that. */
static uint32_t press_all(vaka_engine *engine, int match, int seat)
{
    json_t *watched = ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":%d}", match, seat);
    json_t *legal = ask(engine, "{\"cmd\":\"legal\",\"match\":%d,\"seat\":%d}", match, seat);
    json_t *zones = json_object_get(json_object_get(watched, "document"), "zones"), *zone;
    uint32_t meant = 0;
    const char *id;

    json_object_foreach(zones, id, zone)
    {
        const json_t *item = json_array_get(json_object_get(zone, "items"), 0);
        const char *kind = json_string_value(json_object_get(item, "kind"));

        if (!kind)
            continue;
        json_t *said =
            ask(engine, "{\"cmd\":\"means\",\"watch\":%d,\"zone\":\"%s\",\"kind\":\"%s\"}",
                number_at(watched, "watch"), id, kind);
        const json_t *actions = json_object_get(said, "actions");
        for (size_t i = 0; i < json_array_size(actions); i++, meant++)
            assert_true(is_listed(json_object_get(legal, "actions"),
                                  json_string_value(json_array_get(actions, i))));
        json_decref(said);
    }
    json_decref(ask(engine, "{\"cmd\":\"unwatch\",\"watch\":%d}", number_at(watched, "watch")));
    json_decref(watched);
    json_decref(legal);
    return meant;
}

BENCH_TEST(a_press_on_a_piece_means_actions_that_are_legal)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    uint32_t rng[4] = {1, 2, 3, 4}, meant = 0;
    int actor;

    for (size_t g = 0; g < sizeof secretive / sizeof *secretive; g++) {
        json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":2}", secretive[g]);
        int match = number_at(made, "match");

        for (int i = 0; i < 25 && play_on(engine, match, rng, &actor); i++)
            meant += press_all(engine, match, i % 2);
        json_decref(ask(engine, "{\"cmd\":\"close\",\"match\":%d}", match));
        json_decref(made);
    }
    assert_true(meant > 0);
    json_t *made = ask(engine, "{\"cmd\":\"new\",\"game\":\"skirmish\",\"seed\":2}");
    json_t *watched =
        ask(engine, "{\"cmd\":\"watch\",\"match\":%d,\"seat\":0}", number_at(made, "match"));
    char line[LINE];
    snprintf(line, sizeof line, "{\"cmd\":\"means\",\"watch\":%d}", number_at(watched, "watch"));
    json_t *said = answer(engine, line);
    assert_false(is_ok(said));
    json_decref(said);
    json_decref(watched);
    json_decref(made);
}

BENCH_TEST(an_undone_action_is_taken_out_of_the_log)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, new_hello);
    do_good(engine, "{\"cmd\":\"watch\",\"seat\":0}");
    do_good(engine, "{\"cmd\":\"apply\",\"watch\":1,\"action\":\"take 3\"}");
    json_t *news = good(engine, "{\"cmd\":\"news\",\"watch\":1}");
    size_t lines = json_object_size(json_object_get(json_object_get(news, "patch"), "log"));
    assert_true(lines >= 1);
    json_decref(news);
    do_good(engine, "{\"cmd\":\"undo\",\"watch\":1}");
    said = good(engine, "{\"cmd\":\"news\",\"watch\":1}");
    const json_t *log = json_object_get(json_object_get(said, "patch"), "log");
    assert_true(json_is_null(log) || json_object_size(log) == lines);
    same_json(json_object_get(said, "events"), "[]");
    json_decref(said);
    do_good(engine, "{\"cmd\":\"redo\",\"watch\":1}");
    said = good(engine, "{\"cmd\":\"news\",\"watch\":1}");
    assert_int_equal(json_array_size(json_object_get(said, "events")), lines);
    json_decref(said);
}

BENCH_TEST(the_catalogue_lists_games_with_options_and_bots)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said = good(engine, "{\"cmd\":\"catalogue\",\"lang\":\"nl\"}");
    const json_t *games_told = json_object_get(said, "games"), *hello = NULL;
    size_t index;
    json_t *game;

    json_array_foreach(games_told, index, game)
    {
        if (strcmp(text_at(game, "id"), "hello") == 0)
            hello = game;
    }
    assert_non_null(hello);
    same_json(json_object_get(hello, "seats"), "[2,4]");
    const json_t *option = json_array_get(json_object_get(hello, "options"), 0);
    assert_string_equal(text_at(option, "id"), "stones");
    assert_true(json_array_size(json_object_get(said, "bots")) >= 1);
    assert_non_null(json_object_get(json_object_get(said, "languages"), "en"));
    json_decref(said);
}

BENCH_TEST(drawings_come_as_symbols_that_have_passed_their_reader)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    const char *folder = ((bench *)*state)->folder;
    char path[160], below[96];
    FILE *file;

    snprintf(below, sizeof below, "%s/hello", folder);
    assert_int_equal(mkdir(below, 0700), 0);
    snprintf(path, sizeof path, "%s/stone.svg", below);
    file = fopen(path, "w");
    fputs("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><linearGradient id='a'><stop "
          "offset='0' stop-color='#000'/>"
          "</linearGradient><path d='M0 0L9 9' fill='url(#a)'/></svg>",
          file);
    fclose(file);
    snprintf(path, sizeof path, "%s/bad.svg", below);
    file = fopen(path, "w");
    fputs(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><script>alert(1)</script></svg>",
        file);
    fclose(file);
    setenv("VAKA_ART", folder, 1);
    do_good(engine, new_hello);
    json_t *said = good(engine, "{\"cmd\":\"watch\",\"seat\":0}");
    unsetenv("VAKA_ART");
    const char *sprite = text_at(json_object_get(said, "layout"), "sprite");
    assert_non_null(strstr(sprite, "<symbol id=\"art-hello/stone\" viewBox=\"0 0 9 9\">"));
    assert_null(strstr(sprite, "script"));
    assert_null(strstr(sprite, "art-hello/bad"));
    const char *id = strstr(sprite, " id=\"d"), *url = strstr(sprite, "url(#d");
    assert_non_null(id);
    assert_non_null(url);
    assert_int_equal(strncmp(id + 5, url + 5, 3), 0);
    json_decref(said);
    snprintf(path, sizeof path, "%s/stone.svg", below);
    unlink(path);
    snprintf(path, sizeof path, "%s/bad.svg", below);
    unlink(path);
    rmdir(below);
}

int main(void)
{
    return run_registered("watches", NULL, NULL);
}
