/* tests/rules/conquest/told_games_test.c - what is told in games that wander through all there is,
 * to whom, and what scripts are called for, stays as it was; also where the content is as large, or
 * as small, as it may be.
 *
 * SPDX-License-Identifier: MIT
 *
 * Brimful and bare content (brim) brings
 * numbers to their edges: its first hex is a Home and its last one too, its first piece is a
 * marker or a tile instead of a counter. */
#include "games_by_chance.h"
#include "registered.h"
#include "witness.h"

enum { GAMES = 5, MOST_ACTIONS = 1200, LINES = 30 };

static witness heard;

static const char *event_id(const table *at, const vaka_event *event)
{
    static const char *const hosts[] = {"(die)", "(dropped)", "(end)", "(skipped)"};

    if (event->id >= VAKA_EVENT_DIE && event->id <= VAKA_EVENT_SKIPPED)
        return hosts[event->id - VAKA_EVENT_DIE];
    assert_true(event->id < at->plugin.module->event_count);
    return at->plugin.module->events[event->id].id;
}

static void note_told(table *at, games *all, FILE *out)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);

    for (uint32_t i = 0; i < events; i++) {
        const vaka_event *one = &list[i];
        int32_t numbers[3 + VAKA_TEXT_ARGS] = {(int32_t)i, one->audience, one->hidden};

        for (int32_t arg = 0; arg < VAKA_TEXT_ARGS; arg++)
            numbers[3 + arg] = one->arg[arg];
        transcript_count(all->notes, &(transcript_thing){.word = {"told", event_id(at, one)}},
                         numbers, sizeof numbers / sizeof *numbers);
        if (!out)
            continue;
        fprintf(out, "%s %s", i ? ";" : ":", event_id(at, one));
        write_gaps(out, one->arg);
        if (one->audience != UINT8_MAX || one->hidden)
            fprintf(out, " (to %x, hides %x)", (unsigned)one->audience, (unsigned)one->hidden);
    }
    all->noted += events;
}

/* Which hook, or which function of a card. */
static const char *called(const table *at, int32_t what)
{
    static const char *const functions[] = {"function 0", "function 1", "function 2", "function 3",
                                            "function 4", "function 5", "function 6", "function 7"};

    if (what < 0)
        return at->plugin.module->hooks[-1 - what].id;
    assert_true(what < (int32_t)(sizeof functions / sizeof *functions));
    return functions[what];
}

static void note_calls(table *at, games *all, FILE *out)
{
    for (int32_t i = 0; i < heard.count; i++) {
        const call *one = &heard.calls[i];
        int32_t numbers[] = {i, one->arg[0], one->arg[1], one->arg[2]};

        transcript_count(all->notes, &(transcript_thing){.word = {"called", called(at, one->what)}},
                         numbers, sizeof numbers / sizeof *numbers);
        if (out)
            fprintf(out, "%s %s %d,%d,%d", i ? ";" : " | called", called(at, one->what),
                    one->arg[0], one->arg[1], one->arg[2]);
    }
    heard.count = 0;
}

static void note_all(table *at, games *all)
{
    table_check(at, "an action of a game by chance");
    FILE *out = transcript_line(all->notes);

    if (out)
        write_action(out, at, &all->action);
    note_told(at, all, out);
    note_calls(at, all, out);
}

static void is_told_in(int32_t count, table *at, const char *name, table_choice choice)
{
    static const char *const witness_only[] = {"witness", NULL};

    witness_listens(&heard, at);
    heard.count = 0;
    if (!choice.rules)
        choice.rules = witness_only;
    play_by_chance(at, (games){.name = name,
                               .about = "actions, what is told of them, which scripts are called",
                               .room = LINES,
                               .choice = choice,
                               .count = count,
                               .most_actions = MOST_ACTIONS,
                               .sensible = 1,
                               .out_of = 2,
                               .hear = note_all});
}

static void is_told(table *at, const char *name, table_choice choice)
{
    is_told_in(GAMES, at, name, choice);
}

static const char *const advanced[] = {
    "kumara",       "malaria",      "random_events", "saved_resources",
    "south_island", "variable_end", "witness",       NULL};

/* Those that go with the solitaire game. */
static const char *const alone[] = {"malaria", "saved_resources", "south_island", "variable_end",
                                    NULL};

TEST(of_two_players_the_same_is_told)
{
    is_told(*state, "told_two", (table_choice){.seats = 2});
    is_told(*state, "told_east_duel", (table_choice){.seats = 2, .scenario = "east_duel"});
}

TEST(of_three_and_four_players_the_same_is_told)
{
    is_told(*state, "told_three", (table_choice){.seats = 3});
    is_told(*state, "told_four", (table_choice){.seats = 4});
}

TEST(to_the_end_of_a_short_game_the_same_is_told)
{
    is_told(*state, "told_short_two", (table_choice){.seats = 2, .scenario = "short_game"});
    is_told(*state, "told_short_four", (table_choice){.seats = 4, .scenario = "short_game"});
}

TEST(on_the_historic_map_the_same_is_told)
{
    is_told(*state, "told_historic_map",
            (table_choice){.seats = 3, .scenario = "historic_map", .rules = advanced});
}

TEST(of_the_solitaire_game_the_same_is_told)
{
    is_told(*state, "told_solitaire", (table_choice){.scenario = "solitaire", .rules = alone});
    is_told(*state, "told_brim_alone", (table_choice){.scenario = "brim_alone"});
}

TEST(with_a_free_start_the_same_is_told)
{
    is_told(*state, "told_free_start",
            (table_choice){.seats = 2, .scenario = "free_start", .deal_homes = 1});
}

TEST(with_the_advanced_rules_the_same_is_told)
{
    is_told(*state, "told_advanced_two", (table_choice){.seats = 2, .rules = advanced});
    is_told(*state, "told_advanced_four", (table_choice){.seats = 4, .rules = advanced});
}

TEST(on_the_largest_map_the_same_is_told)
{
    is_told(*state, "told_brim_two",
            (table_choice){.seats = 2, .scenario = "brim", .rules = advanced});
    is_told(*state, "told_brim_four",
            (table_choice){.seats = 4, .scenario = "brim", .rules = advanced});
}

TEST(without_counters_the_same_is_told)
{
    is_told(*state, "told_bare_coast",
            (table_choice){.seats = 2, .scenario = "bare_coast", .rules = advanced});
    is_told(*state, "told_bare_sea",
            (table_choice){.seats = 4, .scenario = "bare_sea", .rules = advanced});
}

TEST(without_counters_and_markers_the_same_is_told)
{
    is_told(*state, "told_bare_isles",
            (table_choice){.seats = 2, .scenario = "bare_isles", .rules = advanced});
}

/* A rule that does by chance what scripts may do (brim). */
TEST(whatever_scripts_do_the_same_is_told)
{
    static const char *const meddled[] = {"malaria", "meddler", "random_events", "south_island",
                                          NULL};

    is_told_in(2, *state, "told_meddled_two", (table_choice){.seats = 2, .rules = meddled});
    is_told_in(2, *state, "told_meddled_brim",
               (table_choice){.seats = 4, .scenario = "brim", .rules = meddled});
    is_told_in(2, *state, "told_meddled_bare_coast",
               (table_choice){.seats = 2, .scenario = "bare_coast", .rules = meddled});
    is_told_in(2, *state, "told_meddled_bare_sea",
               (table_choice){.seats = 4, .scenario = "bare_sea", .rules = meddled});
    is_told_in(2, *state, "told_meddled_historic_map",
               (table_choice){.seats = 3, .scenario = "historic_map", .rules = meddled});
}

int main(void)
{
    return run_registered("told games", brim_load, table_group_unload);
}
