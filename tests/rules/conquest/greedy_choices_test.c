/* tests/rules/conquest/greedy_choices_test.c - the greedy player chooses as it always did, in games
 * that wander through all there is; and in the search for kumara it knows where to go.
 *
 * SPDX-License-Identifier: MIT
 *
 * Whoever changes how it plays, or the rules, finds the new digests in what the test says, and
 * writes them here with the reason in the commit. */
#include "advanced.h"

#include "play/bot.h"

enum { GAMES = 6, MOST_ACTIONS = 1500, GREEDY_OF_TEN = 7 };

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
    choice.seen = vaka_door_seen(at->door, seat);
    choice.list = vaka_door_legal(at->door, seat, &choice.count);
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
    vaka_action_write(at->layout, &vaka_door_legal(at->door, seat, &listed)[index], text,
                      sizeof text);
    return text;
}

/* --- All of its choices ----------------------------------------------------------------------- */

typedef struct wander {
    vaka_bot greedy[MAX_SEATS], random[MAX_SEATS];
    uint32_t poll[4];
    uint32_t digest, choices;
} wander;

static void note(wander *to, uint32_t value)
{
    to->digest = (to->digest ^ value) * 16777619U;
}

static void note_choices(table *at, wander *to)
{
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        uint32_t listed;
        int32_t index = asked(at, seat) ? ask(at, seat) : VAKA_NONE;

        if (index < 0)
            continue;
        const vaka_action *action = &vaka_door_legal(at->door, seat, &listed)[index];
        note(to, action->verb);
        for (int32_t i = 0; i < VAKA_ARGS; i++)
            note(to, (uint32_t)action->arg[i]);
        to->choices++;
    }
}

static void seat_bots(table *at, vaka_bot *bots, const char *name, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, name, seed, seat, &err))
            fail_msg("%s", err.text);
}

/* A game in which some actions are its own and some are chance. */
static void wander_through(table *at, wander *to, uint64_t seed)
{
    vaka_action action;
    vaka_error err;

    seat_bots(at, to->greedy, "greedy", seed);
    seat_bots(at, to->random, "random", seed);
    vaka_rng_seed(to->poll, seed);
    for (int32_t i = 0; i < MOST_ACTIONS && !vaka_door_finished(at->door, NULL); i++) {
        bool own = vaka_rng_below(to->poll, 10) < GREEDY_OF_TEN;

        note_choices(at, to);
        assert_true(vaka_bot_next(own ? to->greedy : to->random, at->door, to->poll, &action));
        if (vaka_door_apply(at->door, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
    }
}

static void it_chooses(table *at, table_choice choice, uint32_t expected)
{
    wander all = {.digest = 2166136261U};

    table_lay_out(at, &choice);
    for (choice.seed = 1; choice.seed <= GAMES; choice.seed++) {
        table_start(at, &choice);
        wander_through(at, &all, choice.seed);
    }
    assert_true(all.choices > 500);
    if (all.digest != expected)
        fail_msg("%u choices have the digest 0x%08x, not 0x%08x", all.choices, all.digest,
                 expected);
}

static const char *const advanced[] = {
    "kumara", "malaria", "random_events", "saved_resources", "south_island", "variable_end", NULL};

static void of_two_players_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.seats = 2}, 0x063604a3);
}

static void of_three_players_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.seats = 3}, 0xe67a6e61);
}

static void of_four_players_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.seats = 4}, 0xbecb3645);
}

static void on_the_historic_map_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.seats = 3, .scenario = "historic_map"}, 0x6d8b78e7);
}

static void alone_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.scenario = "solitaire"}, 0x4e5f5051);
}

static void with_the_advanced_rules_it_chooses_as_it_did(void **state)
{
    it_chooses(*state, (table_choice){.seats = 4, .rules = advanced}, 0x65547eb3);
    it_chooses(*state, (table_choice){.seats = 2, .rules = advanced}, 0x7888a380);
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

static void in_a_search_it_sails_towards_south_america(void **state)
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

static void in_a_search_it_takes_provisions_once(void **state)
{
    table *at = beside_provisions(state, 0);

    assert_string_equal(choice_of(at, 0), "discover unfortunate"); /* a way round */
    at = beside_provisions(state, 1);
    assert_string_not_equal(choice_of(at, 0), "discover unfortunate");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_two_players_it_chooses_as_it_did),
        cmocka_unit_test(of_three_players_it_chooses_as_it_did),
        cmocka_unit_test(of_four_players_it_chooses_as_it_did),
        cmocka_unit_test(on_the_historic_map_it_chooses_as_it_did),
        cmocka_unit_test(alone_it_chooses_as_it_did),
        cmocka_unit_test(with_the_advanced_rules_it_chooses_as_it_did),
        cmocka_unit_test(in_a_search_it_sails_towards_south_america),
        cmocka_unit_test(in_a_search_it_takes_provisions_once),
    };

    return cmocka_run_group_tests_name("greedy choices", tests, table_group_load,
                                       table_group_unload);
}
