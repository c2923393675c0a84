/* tests/rules/conquest/shown_games_test.c - games that wander through all there is are shown as
 * they always were: what lies on the map, which panels there are, who is asked what.
 *
 * SPDX-License-Identifier: MIT
 *
 * Words do not count, only which text is meant and what fills its gaps. Whoever changes what is
 * shown, or the rules, finds the new digests in what the test says, and writes them here with the
 * reason in the commit. */
#include "table.h"

#include "core/scene.h"
#include "play/bot.h"

enum { GAMES = 3, MOST_ACTIONS = 900 };

typedef struct watch {
    vaka_bot greedy[MAX_SEATS], random[MAX_SEATS];
    uint32_t poll[4];
    uint32_t digest, scenes;
} watch;

static void note(watch *to, int64_t value)
{
    to->digest = (to->digest ^ (uint32_t)value) * 16777619U;
}

static void note_id(watch *to, const char *id)
{
    for (; id && *id; id++)
        note(to, *id);
    note(to, 0);
}

static void note_said(watch *to, const vaka_said *said)
{
    if (!said->text)
        return;
    note_id(to, said->id);
    for (int32_t i = 0; i < VAKA_TEXT_ARGS; i++)
        note(to, said->arg[i]);
}

static void note_overlay(watch *to, const vaka_overlay *overlay)
{
    note(to, overlay->type);
    note(to, overlay->tone);
    note(to, overlay->a);
    note(to, overlay->b);
    note_said(to, &overlay->said);
}

static void note_element(watch *to, const vaka_element *element)
{
    note(to, element->type);
    note(to, element->tone);
    note(to, element->a);
    note(to, element->b);
    note_said(to, &element->said);
    if (element->type == VAKA_ELEMENT_BUTTON)
        note(to, element->action.verb);
}

static void note_scene(watch *to, const vaka_scene *shown)
{
    note_said(to, &shown->phase);
    note_said(to, &shown->prompt);
    for (uint32_t i = 0; i < shown->overlay_count; i++)
        note_overlay(to, &shown->overlays[i]);
    for (uint32_t i = 0; i < shown->panel_count; i++) {
        note_id(to, shown->panels[i].id);
        note_said(to, &shown->panels[i].title);
    }
    for (uint32_t i = 0; i < shown->element_count; i++)
        note_element(to, &shown->elements[i]);
    to->scenes++;
}

static void seat_bots(table *at, vaka_bot *bots, const char *name, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, name, seed, seat, &err))
            fail_msg("%s", err.text);
}

/* A game in which some actions make sense and some are chance; every moment is looked at by one
 * seat after the other, and by the spectator. */
static void look_at_game(table *at, watch *to, uint64_t seed)
{
    vaka_action action;
    vaka_error err;

    seat_bots(at, to->greedy, "greedy", seed);
    seat_bots(at, to->random, "random", seed);
    vaka_rng_seed(to->poll, seed);
    for (int32_t i = 0; i < MOST_ACTIONS && !vaka_door_finished(at->door, NULL); i++) {
        bool sensible = vaka_rng_below(to->poll, 2) == 0;

        note_scene(to, vaka_door_scene(at->door, i % (at->setup.seats + 1) - 1));
        assert_true(vaka_bot_next(sensible ? to->greedy : to->random, at->door, to->poll, &action));
        if (vaka_door_apply(at->door, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
    }
}

static void is_shown(table *at, table_choice choice, uint32_t expected)
{
    watch all = {.digest = 2166136261U};

    table_lay_out(at, &choice);
    for (choice.seed = 1; choice.seed <= GAMES; choice.seed++) {
        table_start(at, &choice);
        look_at_game(at, &all, choice.seed);
    }
    assert_true(all.scenes > 500);
    if (all.digest != expected)
        fail_msg("%u scenes have the digest 0x%08x, not 0x%08x", all.scenes, all.digest, expected);
}

static const char *const advanced[] = {
    "kumara", "malaria", "random_events", "saved_resources", "south_island", "variable_end", NULL};

static void a_game_of_two_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 2}, 0x1d4a3eb9);
}

static void a_game_of_four_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 4}, 0x56585815);
}

static void the_historic_map_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 3, .scenario = "historic_map"}, 0xfe059b79);
}

static void the_solitaire_game_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.scenario = "solitaire"}, 0x8adcecfd);
}

static void the_advanced_rules_are_shown_as_they_were(void **state)
{
    is_shown(*state, (table_choice){.seats = 3, .rules = advanced}, 0xd05a0e5a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_of_two_is_shown_as_it_was),
        cmocka_unit_test(a_game_of_four_is_shown_as_it_was),
        cmocka_unit_test(the_historic_map_is_shown_as_it_was),
        cmocka_unit_test(the_solitaire_game_is_shown_as_it_was),
        cmocka_unit_test(the_advanced_rules_are_shown_as_they_were),
    };

    return cmocka_run_group_tests_name("shown games", tests, table_group_load, table_group_unload);
}
