/* tests/rules/conquest/greedy_choices_test.c - the greedy player chooses as it always did, in games
 * that wander through all there is; and in the search for kumara it knows where to go.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_PLANTED=choice one choice in one game is another (transcripts_catch.sh). */
#include "advanced.h"
#include "games_by_chance.h"
#include "planted.h"
#include "registered.h"
#include "witness.h"

enum { GAMES = 6, MOST_ACTIONS = 1500, LINES = 200 };

static uint32_t below(void *data, uint32_t n)
{
    return vaka_rng_below(data, n);
}

/* What it would do, VAKA_NONE where it has nothing to choose. Scripts' questions are not for it. */
static int32_t ask(table *at, int32_t seat)
{
    const vaka_bots *bots = at->plugin.module->query(VAKA_EXT_BOT);
    vaka_choice choice = {.size = sizeof choice, .seat = seat, .asked = true, .below = below};
    uint32_t rng[4];

    vaka_rng_seed(rng, 5);
    choice.data = rng;
    choice.seen = vaka_live_seen(at->live, seat);
    choice.list = vaka_live_legal(at->live, seat, &choice.count);
    if (choice.count < 2 || choice.list[choice.count - 1].verb >= VAKA_VERB_CHOOSE_SPACE)
        return VAKA_NONE;
    return bots->bots[0].choose(&choice);
}

static const char *choice_of(table *at, int32_t seat)
{
    static char text[VAKA_ACTION_TEXT];
    int32_t index = ask(at, seat);
    uint32_t listed;

    assert_true(index >= 0);
    vaka_action_write(at->layout, &vaka_live_legal(at->live, seat, &listed)[index], text,
                      sizeof text);
    return text;
}

/* --- All of its choices ----------------------------------------------------------------------- */

static void note_choice(const table *at, games *all, const vaka_action *action)
{
    FILE *out = transcript_line(all->notes);
    int32_t numbers[1 + VAKA_ARGS] = {action->seat};

    if (out)
        write_action(out, at, action);
    for (int32_t i = 0; i < VAKA_ARGS; i++)
        numbers[1 + i] = action->arg[i];
    transcript_count(all->notes, &(transcript_thing){.word = {verb_of(at, action)}}, numbers,
                     sizeof numbers / sizeof *numbers);
    all->noted++;
}

static void note_choices(table *at, games *all, int32_t nth)
{
    (void)nth;
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        uint32_t listed;
        int32_t index = asked(at, seat) ? ask(at, seat) : VAKA_NONE;

        if (index < 0)
            continue;
        const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
        if (planted("choice", 50))
            index = index ? 0 : 1;
        note_choice(at, all, &list[index]);
    }
}

static void it_chooses_among(table *at, const char *name, table_choice choice, uint32_t sensible)
{
    play_by_chance(at, (games){.name = name,
                               .about = "what the greedy player would do, whoever plays",
                               .room = LINES,
                               .choice = choice,
                               .count = GAMES,
                               .most_actions = MOST_ACTIONS,
                               .sensible = sensible,
                               .out_of = 10,
                               .look = note_choices});
}

static void it_chooses(table *at, const char *name, table_choice choice)
{
    it_chooses_among(at, name, choice, 7);
}

TEST(of_two_players_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_two", (table_choice){.seats = 2});
}

TEST(of_three_players_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_three", (table_choice){.seats = 3});
}

TEST(of_four_players_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_four", (table_choice){.seats = 4});
}

TEST(on_the_historic_map_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_historic_map",
               (table_choice){.seats = 3, .scenario = "historic_map"});
}

TEST(alone_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_solitaire", (table_choice){.scenario = "solitaire"});
}

TEST(with_the_advanced_rules_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_advanced_four", (table_choice){.seats = 4, .rules = all_advanced});
    it_chooses(*state, "chosen_advanced_two", (table_choice){.seats = 2, .rules = all_advanced});
}

/* Where most of what happens is chance it stands where it would never have gone. */
TEST(in_a_muddle_it_chooses_as_it_did)
{
    it_chooses_among(*state, "chosen_muddle_three", (table_choice){.seats = 3}, 2);
    it_chooses_among(*state, "chosen_muddle_advanced",
                     (table_choice){.seats = 2, .rules = all_advanced}, 2);
    it_chooses_among(*state, "chosen_muddle_bare_coast",
                     (table_choice){.seats = 2, .scenario = "bare_coast"}, 4);
}

/* The first and the last hex are Homes there. */
TEST(on_the_largest_map_it_chooses_as_it_did)
{
    it_chooses(*state, "chosen_brim_four",
               (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced});
    it_chooses(*state, "chosen_brim_two",
               (table_choice){.seats = 2, .scenario = "brim", .rules = all_advanced});
}

/* --- The search for kumara: the map is told in kumara_test.c ---------------------------------- */

static table *searching(void **state)
{
    table *at = *state;

    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    PLAY("order 0 clockwise", "search 10,-4");
    return at;
}

static void go_on(table *at)
{
    queue_chance(at, "die 5");
    PLAY("roll");
}

static int32_t to_america(table *at, const char *hex)
{
    int32_t there = vaka_distance(at->layout, zone(at, hex), zone(at, "13,-8"));
    int32_t south = vaka_distance(at->layout, zone(at, hex), zone(at, "13,-7"));

    return there < south ? there : south;
}

TEST(in_a_search_it_sails_towards_south_america)
{
    table *at = searching(state);
    int32_t before = to_america(at, "10,-4");

    for (int32_t i = 0; i < 2; i++) {
        go_on(at);
        PLAY(choice_of(at, 0));
        int32_t there = seat_at(at, 0)->explorer_at;
        char hex[32];

        vaka_zone_write(at->layout, there, hex, sizeof hex);
        assert_int_equal(to_america(at, hex), before - 1);
        before--;
    }
}

/* Seat 0 goes on from 12,-5, beside the Unfortunate Islands, with so many markers. */
static table *beside_provisions(void **state, int32_t markers)
{
    table *at = searching(state);

    set_value(at, VALUE_GALAPAGOS, 0, markers);
    go_on(at);
    PLAY("discover 11,-4");
    go_on(at);
    PLAY("discover 12,-5");
    go_on(at);
    return at;
}

TEST(in_a_search_it_takes_provisions_once)
{
    table *at = beside_provisions(state, 0);

    assert_string_equal(choice_of(at, 0), "discover unfortunate"); /* a way round */
    at = beside_provisions(state, 1);
    assert_string_not_equal(choice_of(at, 0), "discover unfortunate");
}

int main(void)
{
    plant_only("choice", "of_two_*");
    return run_registered("greedy choices", brim_load, table_group_unload);
}
