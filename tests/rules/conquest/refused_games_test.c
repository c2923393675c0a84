/* tests/rules/conquest/refused_games_test.c - in games that wander through all there is, nonsense
 * is refused for the reasons it always was, with the facts that fill their sentences.
 *
 * SPDX-License-Identifier: MIT
 *
 * What digests are and when they change: games_by_chance.h. */
#include "games_by_chance.h"
#include "junk.h"
#include "witness.h"

enum { GAMES = 5, MOST_ACTIONS = 900, TRIES = 16 };

static void note_refusal(table *at, games *all, const vaka_action *action)
{
    vaka_refusal why = {0};
    bool good = vaka_live_check(at->live, action, &why) == VAKA_OK;

    note(all, good);
    all->noted++;
    if (good)
        return;
    note_id(all, why.id);
    note_id(all, why.rule);
    for (int32_t i = 0; i < VAKA_TEXT_ARGS; i++)
        note(all, why.fact[i]);
}

static int32_t asked_now(table *at)
{
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (asked(at, seat))
            return seat;
    return VAKA_NONE;
}

/* Of every seat, asked or not, with verbs of its list and others. */
static void note_refusals(table *at, games *all, int32_t nth)
{
    int32_t seat = nth % at->setup.seats;
    uint32_t listed;
    const vaka_action *list;

    for (int32_t i = 0; i < TRIES; i++) {
        int32_t who = i > 0 && asked_now(at) >= 0 ? asked_now(at) : seat;
        list = vaka_live_legal(at->live, who, &listed);
        vaka_action action = junk(at, who, list, listed, all->own);
        if (vaka_action_fits(at->layout, &action))
            note_refusal(at, all, &action);
    }
}

static void is_refused(table *at, table_choice choice, uint32_t expected)
{
    games all = {.choice = choice,
                 .count = GAMES,
                 .most_actions = MOST_ACTIONS,
                 .sensible = 1,
                 .out_of = 2,
                 .look = note_refusals};

    vaka_rng_seed(all.own, 1);
    play_by_chance(at, all, expected);
}

static void of_two_players_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.seats = 2}, 0xd08bdb2c);
}

static void of_four_players_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.seats = 4}, 0x52fe488d);
}

static void alone_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.scenario = "solitaire"}, 0xd987b123);
}

static void with_the_advanced_rules_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.seats = 3, .rules = all_advanced}, 0x669edf97);
}

static void on_the_largest_map_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.seats = 2, .scenario = "brim", .rules = all_advanced},
               0x10a15969);
    is_refused(*state, (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced},
               0xe3e9f092);
}

static void with_war_canoes_only_the_same_is_refused(void **state)
{
    is_refused(*state, (table_choice){.seats = 2, .scenario = "bare_coast"}, 0x2447f98e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_two_players_the_same_is_refused),
        cmocka_unit_test(of_four_players_the_same_is_refused),
        cmocka_unit_test(alone_the_same_is_refused),
        cmocka_unit_test(with_the_advanced_rules_the_same_is_refused),
        cmocka_unit_test(on_the_largest_map_the_same_is_refused),
        cmocka_unit_test(with_war_canoes_only_the_same_is_refused),
    };

    return cmocka_run_group_tests_name("refused games", tests, brim_load, table_group_unload);
}
