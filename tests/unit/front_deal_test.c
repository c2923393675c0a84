/* front_deal_test.c - deals as text, and for programs.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "registered.h"

#include "engine_help.h"

/* Seat 1 accepts whatever it is offered. */
static bool accept(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    (void)data;
    *out = legal[0];
    for (uint32_t i = 0; i < count; i++)
        if (legal[i].verb == VAKA_VERB_DEAL_ACCEPT)
            *out = legal[i];
    return count > 0;
}

/* What is answered to lines that seat 0 types. */
static char *typed(const char *lines)
{
    table at = open_table("tests/modules/market", 2, NULL, 0);
    vaka_player players[] = {{0}, {.choose = accept}};
    char *text = play_text(at.record, players, lines);

    close_table(&at);
    return text;
}

TEST(both_sides_are_told_with_the_commands_that_build_them)
{
    char *text = typed("trade 2\ndeal-give fish 2\ntable\nquit\n");

    (void)state;
    assert_has(text, "What do you give Bela, and what do you want for it?");
    assert_has(text, "The Deal\n  Your offer to Bela");
    assert_has(text, "  Fish: you give 2, you get 0  (deal-give fish N, deal-ask fish N)\n");
    assert_has(text, "  Coins: you give 0, you get 0  (deal-give coins N, deal-ask coins N)\n");
    free(text);
}

TEST(what_came_of_it_is_told)
{
    char *text = typed("trade 2\ndeal-give fish 1\ndeal-offer\nlog\nquit\n");

    (void)state;
    assert_has(text, "Ada offers Bela a deal");
    assert_has(text, "Ada and Bela have made a deal");
    assert_has(text, "Ada gives Bela Fish: 1");
    free(text);
}

TEST(refusals_are_sentences)
{
    char *text = typed("trade 2\ndeal-give fish 3\ndeal-offer\nquit\n");

    (void)state;
    assert_has(text, "you have 2 of Fish");
    assert_has(text, "both lists are empty");
    free(text);
}

/* The deal as a seat is told of it; borrowed from `said`. */
static json_t *deal_of(vaka_engine *engine, int seat, json_t **said)
{
    char line[64];

    snprintf(line, sizeof line, "{\"cmd\":\"view\",\"seat\":%d}", seat);
    *said = good(engine, line);
    return json_object_get(json_object_get(*said, "view"), "deal");
}

static void same_deal(vaka_engine *engine, int seat, const char *expected)
{
    json_t *said, *deal = deal_of(engine, seat, &said);

    same_json(deal, expected);
    json_decref(said);
}

BENCH_TEST(programs_make_deals_by_actions)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"market\",\"seats\":3,\"seed\":7}");
    same_deal(engine, 0,
              "{\"left\":[3,3,3],\"seats\":null,\"by\":null,\"offered\":false,\"gives\":null,"
              "\"asks\":null}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"trade 1\"}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"deal-give fish 2\"}");
    same_deal(engine, 0,
              "{\"left\":[2,3,3],\"seats\":[0,1],\"by\":0,\"offered\":false,"
              "\"gives\":{\"fish\":2},\"asks\":{}}");
    same_deal(engine, 1,
              "{\"left\":[2,3,3],\"seats\":[0,1],\"by\":0,\"offered\":false,\"gives\":null,"
              "\"asks\":null}");
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"deal-offer\"}");
    same_deal(engine, 1,
              "{\"left\":[2,3,3],\"seats\":[0,1],\"by\":0,\"offered\":true,"
              "\"gives\":{\"fish\":2},\"asks\":{}}");
    same_deal(engine, 2,
              "{\"left\":[2,3,3],\"seats\":[0,1],\"by\":null,\"offered\":false,\"gives\":null,"
              "\"asks\":null}");
}

BENCH_TEST(the_layout_tells_what_may_be_dealt)
{
    vaka_engine *engine = ((bench *)*state)->engine;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"market\",\"seats\":2,\"seed\":7}");
    json_t *said = good(engine, "{\"cmd\":\"layout\"}");
    const json_t *goods = json_object_get(json_object_get(said, "layout"), "goods");
    assert_int_equal(json_array_size(goods), 9);
    same_json(json_array_get(goods, 0), "{\"id\":\"fish\",\"what\":\"counter\",\"most\":4}");
    same_json(json_array_get(goods, 2), "{\"id\":\"anise\",\"what\":\"kind\",\"most\":2}");
    json_decref(said);
}

int main(void)
{
    return run_registered("deals at the front", NULL, NULL);
}
