/* engine_itself_test.c - what somebody who watches is not asked, for there is nothing to decide.
 *
 * SPDX-License-Identifier: MIT */
#include "engine_help.h"

#define LINE 512
#define TURNS 400

typedef struct auction { /* a person at seat 0, who watches */
    vaka_engine *engine;
    uint32_t rng[4];
    int watch;
    const char *itself; /* borrowed from the document: the only action; NULL: there is none */
    json_t *seen;       /* owned: looked at anew */
} auction;

__attribute__((format(printf, 2, 3))) static json_t *ask(auction *of, const char *format, ...)
{
    char line[LINE];
    va_list args;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    return good(of->engine, line);
}

/* What a page of the same seat would be told that came just now. */
static const json_t *look(auction *of)
{
    json_decref(of->seen);
    of->seen = ask(of, "{\"cmd\":\"watch\",\"match\":1,\"seat\":0}");
    of->itself =
        json_string_value(json_object_get(json_object_get(of->seen, "document"), "itself"));
    json_decref(ask(of, "{\"cmd\":\"unwatch\",\"watch\":%d}",
                    (int)json_integer_value(json_object_get(of->seen, "watch"))));
    return json_object_get(of->seen, "document");
}

/* The news of the watch that acts, as far as the member goes. */
static bool watch_is_told(auction *of, const char *itself)
{
    json_t *news = ask(of, "{\"cmd\":\"news\",\"watch\":%d}", of->watch);
    const json_t *told = json_object_get(json_object_get(news, "patch"), "itself");
    bool same = itself ? json_is_string(told) && !strcmp(json_string_value(told), itself)
                       : !json_is_string(told);

    json_decref(news);
    return same;
}

static auction begin(void **state, const char *players)
{
    auction of = {.engine = ((bench *)*state)->engine, .rng = {7, 2, 3, 4}};
    json_t *first;

    json_decref(ask(&of,
                    "{\"cmd\":\"new\",\"game\":\"auction\",\"seats\":3,\"seed\":3,"
                    "\"players\":%s}",
                    players));
    first = ask(&of, "{\"cmd\":\"watch\",\"match\":1,\"seat\":0}");
    of.watch = (int)json_integer_value(json_object_get(first, "watch"));
    json_decref(first);
    return of;
}

/* One action of whoever is asked, by chance; false: it is over. */
static bool play_on(auction *of)
{
    json_t *turn = ask(of, "{\"cmd\":\"turn\",\"match\":1}");
    const json_t *must = json_object_get(turn, "must");
    int seat = (int)json_integer_value(json_array_get(must, 0));
    bool over = json_array_size(must) == 0;

    json_decref(turn);
    if (over)
        return false;
    json_t *legal = ask(of, "{\"cmd\":\"legal\",\"match\":1,\"seat\":%d}", seat);
    const json_t *actions = json_object_get(legal, "actions");
    json_decref(ask(of, "{\"cmd\":\"apply\",\"match\":1,\"seat\":%d,\"action\":\"%s\"}", seat,
                    json_string_value(json_array_get(
                        actions, vaka_rng_below(of->rng, (uint32_t)json_array_size(actions))))));
    json_decref(legal);
    return true;
}

/* Does the watch that acts hear of something that was answered by itself? */
static bool hears_of_it(auction *of)
{
    json_t *news = ask(of, "{\"cmd\":\"news\",\"watch\":%d}", of->watch), *event;
    bool found = false;
    size_t index;

    json_array_foreach(json_object_get(news, "events"), index, event) found |=
        strcmp(text_at(event, "id"), "itself") == 0;
    json_decref(news);
    return found;
}

/* A page says that it does this by itself: nothing comes of it, and nothing is said of it. */
static void is_not_done(auction *of, int watch, const char *action)
{
    char before[32], after[32], line[LINE];

    snprintf(line, sizeof line,
             "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"itself\":true}", watch, action);
    hash_of(of->engine, 1, before);
    json_t *said = answer(of->engine, line);
    hash_of(of->engine, 1, after);
    same_json(said, "{\"ok\":false}");
    assert_string_equal(before, after);
    json_decref(said);
}

/* Plays until the person has nothing to decide; false: it is over. */
static bool find_formality(auction *of)
{
    do {
        look(of);
        if (of->itself)
            return true;
    } while (play_on(of));
    return false;
}

static void end(auction *of)
{
    json_decref(of->seen);
}

BENCH_TEST(a_page_is_told_the_only_action_and_the_log_that_it_was_not_asked_for)
{
    auction of = begin(state, "[\"human\",\"bot:random\",\"bot:random\"]");

    assert_true(find_formality(&of));
    const json_t *choices = json_object_get(json_object_get(of.seen, "document"), "choices");
    assert_non_null(json_object_get(choices, of.itself));
    assert_true(watch_is_told(&of, of.itself));
    json_decref(ask(&of, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"itself\":true}",
                    of.watch, of.itself));
    assert_true(hears_of_it(&of));
    end(&of);
}

BENCH_TEST(who_does_the_only_action_himself_is_not_said_to_have_had_nothing_to_decide)
{
    auction of = begin(state, "[\"human\",\"bot:random\",\"bot:random\"]");

    assert_true(find_formality(&of));
    json_decref(
        ask(&of, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\"}", of.watch, of.itself));
    assert_false(hears_of_it(&of));
    end(&of);
}

BENCH_TEST(what_is_to_be_decided_is_no_formality_whatever_a_page_says)
{
    auction of = begin(state, "[\"human\",\"bot:random\",\"bot:random\"]");
    json_t *legal = ask(&of, "{\"cmd\":\"legal\",\"match\":1,\"seat\":0}");
    const json_t *actions = json_object_get(legal, "actions");

    look(&of);
    assert_null(of.itself);
    assert_true(json_array_size(actions) > 1);
    is_not_done(&of, of.watch, json_string_value(json_array_get(actions, 0)));
    json_decref(legal);
    end(&of);
}

/* Both pages have heard of the same question; what the second one says comes too late. Where the
 * seat is asked something else by then, it is not answered for the person. */
BENCH_TEST(of_two_pages_of_a_seat_the_first_one_goes_on_and_the_other_one_does_nothing)
{
    auction of = begin(state, "[\"human\",\"bot:random\",\"bot:random\"]");
    json_t *second = ask(&of, "{\"cmd\":\"watch\",\"match\":1,\"seat\":0}");
    char only[LINE];

    assert_true(find_formality(&of));
    snprintf(only, sizeof only, "%s", of.itself);
    json_decref(ask(&of, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"itself\":true}",
                    of.watch, only));
    is_not_done(&of, (int)json_integer_value(json_object_get(second, "watch")), only);
    json_decref(second);
    end(&of);
}

BENCH_TEST(who_comes_back_to_it_by_undo_is_asked)
{
    auction of = begin(state, "[\"human\",\"bot:random\",\"bot:random\"]");
    bool back = false;

    while (!back && find_formality(&of)) {
        char line[LINE], only[LINE];

        snprintf(only, sizeof only, "%s", of.itself);
        assert_true(watch_is_told(&of, only));
        json_decref(ask(&of, "{\"cmd\":\"apply\",\"watch\":%d,\"action\":\"%s\",\"itself\":true}",
                        of.watch, only));
        json_decref(ask(&of, "{\"cmd\":\"news\",\"watch\":%d}", of.watch));
        snprintf(line, sizeof line, "{\"cmd\":\"undo\",\"watch\":%d}", of.watch);
        json_t *undone = answer(of.engine, line);
        back = is_ok(undone);
        json_decref(undone);
        if (!back)
            continue;
        assert_true(watch_is_told(&of, NULL));
        look(&of); /* another page of the seat does not go on either */
        assert_null(of.itself);
    }
    assert_true(back);
    end(&of);
}

/* The hand of who has nothing to decide would be betrayed by that. */
BENCH_TEST(where_several_people_play_a_hand_is_not_betrayed_by_what_is_not_asked)
{
    auction of = begin(state, "[\"human\",\"human\",\"human\"]");
    uint32_t only = 0, itself = 0;

    for (int i = 0; i < TURNS; i++) {
        const json_t *document = look(&of);
        const json_t *own = json_object_get(json_object_get(document, "seats"), "0");

        only += json_is_true(json_object_get(own, "must")) &&
                json_object_size(json_object_get(document, "choices")) == 1;
        itself += of.itself != NULL;
        if (!play_on(&of))
            break;
    }
    assert_true(only > 0);
    assert_int_equal(itself, 0);
    end(&of);
}

int main(void)
{
    return run_registered("questions without a choice", NULL, NULL);
}
