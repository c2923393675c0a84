/* tests/rules/conquest/refused_games_test.c - in games that wander through all there is, nonsense
 * is refused for the reasons it always was, with the facts that fill their sentences.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_PLANTED=refusal one refusal of one game cites another rule (transcripts_catch.sh). */
#include "games_by_chance.h"
#include "junk.h"
#include "planted.h"
#include "registered.h"
#include "witness.h"

enum { GAMES = 5, MOST_ACTIONS = 900, TRIES = 16, LINES = 80 };

static void write_refusal(const table *at, games *all, const vaka_action *action,
                          const vaka_refusal *why)
{
    FILE *out = transcript_line(all->notes);

    if (!out)
        return;
    write_action(out, at, action);
    fprintf(out, ": %s %s", why->id, why->rule);
    write_gaps(out, why->fact);
}

static void note_refusal(table *at, games *all, const vaka_action *action)
{
    vaka_refusal why = {0};
    int32_t numbers[1 + VAKA_TEXT_ARGS] = {action->seat};

    all->noted++;
    if (vaka_live_check(at->live, action, &why) == VAKA_OK)
        why = (vaka_refusal){.id = "accepted", .rule = ""};
    if (!*why.rule)
        why.rule = "-"; /* the host's own */
    if (planted("refusal", 50))
        why.rule = "99.9";
    write_refusal(at, all, action, &why);
    for (int32_t i = 0; i < VAKA_TEXT_ARGS; i++)
        numbers[1 + i] = why.fact[i];
    transcript_count(all->notes,
                     &(transcript_thing){.word = {verb_of(at, action), why.id, why.rule}}, numbers,
                     sizeof numbers / sizeof *numbers);
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

static void is_refused(table *at, const char *name, table_choice choice)
{
    games all = {.name = name,
                 .about = "why actions that make no sense are refused, by which rule",
                 .room = LINES,
                 .choice = choice,
                 .count = GAMES,
                 .most_actions = MOST_ACTIONS,
                 .sensible = 1,
                 .out_of = 2,
                 .look = note_refusals};

    vaka_rng_seed(all.own, 1);
    play_by_chance(at, all);
}

TEST(of_two_players_the_same_is_refused)
{
    is_refused(*state, "refused_two", (table_choice){.seats = 2});
}

TEST(of_four_players_the_same_is_refused)
{
    is_refused(*state, "refused_four", (table_choice){.seats = 4});
}

TEST(alone_the_same_is_refused)
{
    is_refused(*state, "refused_solitaire", (table_choice){.scenario = "solitaire"});
}

TEST(with_the_advanced_rules_the_same_is_refused)
{
    is_refused(*state, "refused_advanced", (table_choice){.seats = 3, .rules = all_advanced});
}

TEST(on_the_largest_map_the_same_is_refused)
{
    is_refused(*state, "refused_brim_two",
               (table_choice){.seats = 2, .scenario = "brim", .rules = all_advanced});
    is_refused(*state, "refused_brim_four",
               (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced});
}

TEST(with_war_canoes_only_the_same_is_refused)
{
    is_refused(*state, "refused_bare_coast", (table_choice){.seats = 2, .scenario = "bare_coast"});
}

int main(void)
{
    plant_only("refusal", "of_two_*");
    return run_registered("refused games", brim_load, table_group_unload);
}
