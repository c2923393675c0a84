/* picks_test.c - which actions are meant by what was pointed at.
 *
 * SPDX-License-Identifier: MIT */
#include "front/picks.h"
#include "registered.h"

#include <string.h>

/* Zones 0 to 3 are spots, 4 and 5 routes; there are three counters and two kinds. */
enum { HERE, THERE, BEYOND, NOWHERE, NEAR_ROUTE, FAR_ROUTE, ZONES };
enum { FISH, SHELL, COIN, COUNTERS };
enum { MOVE, BRIDGE, SEARCH, TRADE, LAND, PEEK, LAY, BIND, SELL };

static const vaka_verb verbs[] = {
    [MOVE] = {"move",
              "Move {0:kind}",
              0,
              {{.type = VAKA_ARG_KIND}, {.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_SPACE}}},
    [BRIDGE] = {"bridge",
                "Build a bridge",
                VAKA_VERB_EITHER,
                {{.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_SPACE}}},
    [SEARCH] = {"search",
                "Search",
                0,
                {{.type = VAKA_ARG_ROUTE}, {.type = VAKA_ARG_INT, .max = 9}}},
    [TRADE] = {"trade", "Trade", 0, {{.type = VAKA_ARG_COUNTER}, {.type = VAKA_ARG_COUNTER}}},
    [LAND] = {"land", "Land", 0, {{.type = VAKA_ARG_ROUTE}, {.type = VAKA_ARG_SPACE}}},
    [PEEK] = {"peek", "Peek", VAKA_VERB_ANYTIME, {{.type = VAKA_ARG_SPACE}}},
    [LAY] = {"lay",
             "Lay",
             VAKA_VERB_TURNS,
             {{.type = VAKA_ARG_SPACE}, {.type = VAKA_ARG_INT, .max = 5}, {.type = VAKA_ARG_KIND}}},
    [BIND] = {"bind", "Bind", VAKA_VERB_BESIDE, {{.type = VAKA_ARG_SPACE}}},
    [SELL] = {"sell",
              "Sell {0:word}",
              0,
              {{.type = VAKA_ARG_WORD, .words = "fish|shell"}, {.type = VAKA_ARG_INT, .max = 9}}},
};

typedef struct bench {
    vaka_module module;
    vaka_layout layout;
    vaka_view view;
    vaka_picks picks;
    uint32_t found[32];
    uint8_t mark[ZONES];
} bench;

static void set_up(bench *at, const vaka_action *legal, uint32_t count)
{
    memset(at, 0, sizeof *at);
    at->module.verbs = verbs;
    at->module.verb_count = sizeof verbs / sizeof verbs[0];
    at->layout.module = &at->module;
    at->layout.zone_count = ZONES;
    at->layout.counter_count = COUNTERS;
    at->view.layout = &at->layout;
    at->view.legal = (vaka_action *)(uintptr_t)legal;
    at->view.legal_count = count;
    vaka_picks_clear(&at->picks);
}

#define SET_UP(at, legal) set_up(at, legal, sizeof(legal) / sizeof(legal)[0])

static uint32_t next_zone(bench *at, int32_t zone)
{
    return vaka_picks_match(&at->view, &at->picks, zone, VAKA_NONE, at->found);
}

static void take_zone(bench *at, int32_t zone)
{
    at->picks.zone[at->picks.zones++] = zone;
}

/* The targets as a text of their numbers. */
static const char *targets(bench *at)
{
    static char text[ZONES + 1];
    size_t length = 0;

    vaka_picks_targets(&at->view, &at->picks, at->mark);
    for (int32_t zone = 0; zone < ZONES; zone++)
        if (at->mark[zone])
            text[length++] = (char)('0' + zone);
    text[length] = '\0';
    return text;
}

TEST(the_first_pick_is_the_first_place_that_an_action_names)
{
    static const vaka_action legal[] = {{0, MOVE, {0, HERE, THERE, 0}},
                                        {0, MOVE, {0, THERE, HERE, 0}},
                                        {0, MOVE, {0, THERE, BEYOND, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_string_equal(targets(&at), "01");
    assert_int_equal(next_zone(&at, HERE), 1);
    assert_int_equal(at.found[0], 0);
    assert_int_equal(next_zone(&at, BEYOND), 0); /* where it ends is not where it begins */
    take_zone(&at, THERE);
    assert_string_equal(targets(&at), "02");
    assert_int_equal(next_zone(&at, HERE), 1);
    assert_int_equal(at.found[0], 1); /* from THERE to HERE, never back */
    assert_int_equal(next_zone(&at, THERE), 2);
}

TEST(a_verb_may_take_its_places_in_either_order)
{
    static const vaka_action legal[] = {{0, BRIDGE, {HERE, THERE, 0, 0}},
                                        {0, BRIDGE, {THERE, BEYOND, 0, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_string_equal(targets(&at), "012");
    assert_int_equal(next_zone(&at, THERE), 2);
    take_zone(&at, BEYOND);
    assert_string_equal(targets(&at), "1");
    assert_int_equal(next_zone(&at, THERE), 1);
    assert_int_equal(at.found[0], 1);
    assert_int_equal(next_zone(&at, HERE), 0);
}

TEST(a_route_is_a_place_like_any_other)
{
    static const vaka_action legal[] = {{0, SEARCH, {NEAR_ROUTE, 1, 0, 0}},
                                        {0, SEARCH, {NEAR_ROUTE, 2, 0, 0}},
                                        {0, LAND, {FAR_ROUTE, BEYOND, 0, 0}},
                                        {0, LAND, {NEAR_ROUTE, HERE, 0, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_string_equal(targets(&at), "45");
    assert_int_equal(next_zone(&at, NEAR_ROUTE), 3);
    assert_true(vaka_picks_placed(&at.view, &legal[0]));
    assert_true(vaka_picks_names(&at.view, &legal[0], NEAR_ROUTE));
    assert_false(vaka_picks_names(&at.view, &legal[0], THERE)); /* its number is no place */
    take_zone(&at, NEAR_ROUTE);
    assert_string_equal(targets(&at), "0");
    assert_false(vaka_picks_open(&at.view, &at.picks, &legal[0], VAKA_NONE));
    assert_true(vaka_picks_open(&at.view, &at.picks, &legal[3], VAKA_NONE));
    assert_int_equal(next_zone(&at, HERE), 1);
}

TEST(counters_are_picked_in_order_too)
{
    static const vaka_action legal[] = {{0, TRADE, {FISH, SHELL, 0, 0}},
                                        {0, TRADE, {SHELL, FISH, 0, 0}},
                                        {0, TRADE, {SHELL, COIN, 0, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, FISH, at.found), 1);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, SHELL, at.found), 2);
    assert_string_equal(targets(&at), "");
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, COIN, at.found), 0);
    assert_true(vaka_picks_names_counter(&at.view, &legal[2], COIN));
    at.picks.counter[at.picks.counters++] = SHELL;
    assert_true(vaka_picks_any(&at.picks));
    assert_true(vaka_picks_open_counter(&at.view, &at.picks, &legal[1], VAKA_NONE));
    assert_false(vaka_picks_open_counter(&at.view, &at.picks, &legal[1], FISH));
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, COIN, at.found), 1);
    assert_int_equal(at.found[0], 2);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, FISH, at.found), 1);
    assert_int_equal(at.found[0], 1);
    assert_int_equal(next_zone(&at, HERE), 0); /* none of them names a place */
    vaka_picks_clear(&at.picks);
    assert_false(vaka_picks_any(&at.picks));
}

TEST(what_names_a_place_anywhere_can_be_told)
{
    static const vaka_action legal[] = {{0, MOVE, {0, HERE, THERE, 0}},
                                        {0, MOVE, {1, BEYOND, THERE, 0}},
                                        {0, PEEK, {THERE, 0, 0, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_int_equal(vaka_picks_naming(&at.view, THERE, VAKA_NONE, at.found), 3);
    assert_int_equal(vaka_picks_naming(&at.view, THERE, 1, at.found), 1);
    assert_int_equal(at.found[0], 1);
    assert_int_equal(vaka_picks_naming(&at.view, NOWHERE, VAKA_NONE, at.found), 0);
    assert_string_equal(targets(&at), "02"); /* nobody asks for what can be done at any time */
    assert_int_equal(next_zone(&at, THERE), 1);
    assert_true(vaka_picks_anytime(&at.view, &legal[2]));
}

TEST(what_can_be_done_beside_what_is_asked_is_not_marked)
{
    static const vaka_action legal[] = {{0, BIND, {HERE, 0, 0, 0}}, {0, MOVE, {0, THERE, HERE, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_true(vaka_picks_anytime(&at.view, &legal[0]));
    assert_false(vaka_picks_anytime(&at.view, &legal[1]));
    assert_string_equal(targets(&at), "1");
}

TEST(a_kind_leaves_the_places_that_go_with_it)
{
    static const vaka_action legal[] = {{0, MOVE, {0, HERE, THERE, 0}},
                                        {0, MOVE, {1, BEYOND, THERE, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    at.picks.kind = 1;
    assert_string_equal(targets(&at), "2");
    assert_int_equal(next_zone(&at, HERE), 0);
    assert_int_equal(next_zone(&at, BEYOND), 1);
    assert_int_equal(vaka_picks_match(&at.view, &at.picks, VAKA_NONE, 0, at.found), 0);
}

TEST(more_than_an_action_can_name_is_never_picked)
{
    static const vaka_action legal[] = {{0, BRIDGE, {HERE, THERE, 0, 0}}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    for (int32_t zone = 0; zone < VAKA_ARGS; zone++)
        take_zone(&at, zone);
    at.picks.counters = VAKA_ARGS;
    assert_int_equal(next_zone(&at, FAR_ROUTE), 0);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, COIN, at.found), 0);
}

TEST(how_a_piece_would_lie_is_read_from_what_lays_it)
{
    static const vaka_action legal[] = {{0, LAY, {THERE, 4, 1}}, {0, MOVE, {1, HERE, THERE}}};
    vaka_laid laid = {0};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    assert_true(vaka_picks_lays(&at.view, &legal[0], &laid));
    assert_int_equal(laid.zone, THERE);
    assert_int_equal(laid.turn, 4);
    assert_int_equal(laid.kind, 1);
    assert_false(vaka_picks_lays(&at.view, &legal[1], &laid));
}

/* The verb takes a word, not a counter or a kind; people press what has that name. */
TEST(a_word_that_is_the_id_of_a_counter_or_a_kind_is_named_by_it)
{
    static const vaka_action legal[] = {{.verb = SELL, .arg = {0, 1}},
                                        {.verb = SELL, .arg = {1, 1}},
                                        {.verb = SELL, .arg = {1, 2}}};
    static char fish[] = "fish", shell[] = "shell", coin[] = "coin";
    vaka_counter_info counters[COUNTERS] = {{.id = fish}, {.id = shell}, {.id = coin}};
    vaka_kind_info kinds[] = {{.id = shell}, {.id = coin}};
    bench at;

    (void)state;
    SET_UP(&at, legal);
    at.layout.counters = counters;
    at.layout.kinds = kinds;
    at.layout.kind_count = 2;
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, FISH, at.found), 1);
    assert_int_equal(at.found[0], 0);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, SHELL, at.found), 2);
    assert_int_equal(vaka_picks_match_counter(&at.view, &at.picks, COIN, at.found), 0);
    assert_true(vaka_picks_names_kind(&at.view, &legal[1], 0));
    assert_false(vaka_picks_names_kind(&at.view, &legal[0], 0));
    assert_false(vaka_picks_names_kind(&at.view, &legal[1], 1));
    assert_int_equal(vaka_picks_naming(&at.view, VAKA_NONE, 0, at.found), 2);
}

int main(void)
{
    return run_registered("picks", NULL, NULL);
}
