/* tests/rules/conquest/told_games_test.c - what is told in games that wander through all there is,
 * to whom, and what scripts are called for, stays as it was; also where the content is as large, or
 * as small, as it may be.
 *
 * SPDX-License-Identifier: MIT
 *
 * What digests are and when they change: games_by_chance.h. Brimful and bare content (brim) brings
 * numbers to their edges: its first hex is a Home and its last one too, its first piece is a
 * marker or a tile instead of a counter. */
#include "games_by_chance.h"
#include "witness.h"

enum { GAMES = 5, MOST_ACTIONS = 1200 };

static witness heard;

static void note_told(table *at, games *all)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);

    for (uint32_t i = 0; i < events; i++) {
        note(all, list[i].id);
        note(all, list[i].audience);
        note(all, list[i].hidden);
        for (int32_t arg = 0; arg < VAKA_TEXT_ARGS; arg++)
            note(all, list[i].arg[arg]);
    }
    all->noted += events;
}

static void note_calls(games *all)
{
    for (int32_t i = 0; i < heard.count; i++) {
        note(all, heard.calls[i].what);
        for (int32_t arg = 0; arg < 3; arg++)
            note(all, heard.calls[i].arg[arg]);
    }
    heard.count = 0;
}

static void note_all(table *at, games *all)
{
    table_check(at, "an action of a game by chance");
    note_told(at, all);
    note_calls(all);
}

static void is_told_in(int32_t count, table *at, table_choice choice, uint32_t expected)
{
    static const char *const witness_only[] = {"witness", NULL};

    witness_listens(&heard, at);
    heard.count = 0;
    if (!choice.rules)
        choice.rules = witness_only;
    play_by_chance(at,
                   (games){.choice = choice,
                           .count = count,
                           .most_actions = MOST_ACTIONS,
                           .sensible = 1,
                           .out_of = 2,
                           .hear = note_all},
                   expected);
}

static void is_told(table *at, table_choice choice, uint32_t expected)
{
    is_told_in(GAMES, at, choice, expected);
}

static const char *const advanced[] = {
    "kumara",       "malaria",      "random_events", "saved_resources",
    "south_island", "variable_end", "witness",       NULL};

/* Those that go with the solitaire game. */
static const char *const alone[] = {"malaria", "saved_resources", "south_island", "variable_end",
                                    NULL};

static void of_two_players_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2}, 0xa18e18f9);
    is_told(*state, (table_choice){.seats = 2, .scenario = "east_duel"}, 0xa68b635b);
}

static void of_three_and_four_players_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 3}, 0xe8d35260);
    is_told(*state, (table_choice){.seats = 4}, 0x55e708cb);
}

static void to_the_end_of_a_short_game_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .scenario = "short_game"}, 0x010bfb7b);
    is_told(*state, (table_choice){.seats = 4, .scenario = "short_game"}, 0xfc8b437c);
}

static void on_the_historic_map_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 3, .scenario = "historic_map", .rules = advanced},
            0xa0253fd3);
}

static void of_the_solitaire_game_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.scenario = "solitaire", .rules = alone}, 0x8cd9dad3);
    is_told(*state, (table_choice){.scenario = "brim_alone"}, 0x34a66520);
}

static void with_a_free_start_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .scenario = "free_start", .deal_homes = 1},
            0x2d833d3e);
}

static void with_the_advanced_rules_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .rules = advanced}, 0x40db9e59);
    is_told(*state, (table_choice){.seats = 4, .rules = advanced}, 0xad46f823);
}

static void on_the_largest_map_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .scenario = "brim", .rules = advanced}, 0x50a76938);
    is_told(*state, (table_choice){.seats = 4, .scenario = "brim", .rules = advanced}, 0x04bac3f8);
}

static void without_counters_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .scenario = "bare_coast", .rules = advanced},
            0xcc10ae23);
    is_told(*state, (table_choice){.seats = 4, .scenario = "bare_sea", .rules = advanced},
            0xd58df021);
}

static void without_counters_and_markers_the_same_is_told(void **state)
{
    is_told(*state, (table_choice){.seats = 2, .scenario = "bare_isles", .rules = advanced},
            0x7a4e4417);
}

/* A rule that does by chance what scripts may do (brim). */
static void whatever_scripts_do_the_same_is_told(void **state)
{
    static const char *const meddled[] = {"malaria", "meddler", "random_events", "south_island",
                                          NULL};

    is_told_in(2, *state, (table_choice){.seats = 2, .rules = meddled}, 0x1ec36f1d);
    is_told_in(2, *state, (table_choice){.seats = 4, .scenario = "brim", .rules = meddled},
               0x5660a200);
    is_told_in(2, *state, (table_choice){.seats = 2, .scenario = "bare_coast", .rules = meddled},
               0xcb562fb7);
    is_told_in(2, *state, (table_choice){.seats = 4, .scenario = "bare_sea", .rules = meddled},
               0x2eefd66d);
    is_told_in(2, *state, (table_choice){.seats = 3, .scenario = "historic_map", .rules = meddled},
               0xd52a1ee4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_two_players_the_same_is_told),
        cmocka_unit_test(of_three_and_four_players_the_same_is_told),
        cmocka_unit_test(to_the_end_of_a_short_game_the_same_is_told),
        cmocka_unit_test(on_the_historic_map_the_same_is_told),
        cmocka_unit_test(of_the_solitaire_game_the_same_is_told),
        cmocka_unit_test(with_a_free_start_the_same_is_told),
        cmocka_unit_test(with_the_advanced_rules_the_same_is_told),
        cmocka_unit_test(on_the_largest_map_the_same_is_told),
        cmocka_unit_test(without_counters_the_same_is_told),
        cmocka_unit_test(without_counters_and_markers_the_same_is_told),
        cmocka_unit_test(whatever_scripts_do_the_same_is_told),
    };

    return cmocka_run_group_tests_name("told games", tests, brim_load, table_group_unload);
}
