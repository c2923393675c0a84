/* tests/rules/conquest/shown_games_test.c - games that wander through all there is are shown as
 * they always were: what lies on the map, which panels there are, who is asked what.
 *
 * SPDX-License-Identifier: MIT
 *
 * Words do not count, only which text is meant and what fills its gaps. What digests are and when
 * they change: games_by_chance.h. */
#include "games_by_chance.h"
#include "witness.h"

#include "table/scene.h"

enum { GAMES = 3, MOST_ACTIONS = 900 };

static void note_said(games *all, const vaka_said *said)
{
    if (!said->text)
        return;
    note_id(all, said->id);
    for (int32_t i = 0; i < VAKA_TEXT_ARGS; i++)
        note(all, said->arg[i]);
}

static void note_overlay(games *all, const vaka_overlay *overlay)
{
    note(all, overlay->type);
    note(all, overlay->tone);
    note(all, overlay->a);
    note(all, overlay->b);
    note(all, overlay->c);
    note_said(all, &overlay->said);
    note_id(all, overlay->mark);
    note_id(all, overlay->art);
}

static void note_element(games *all, const vaka_element *element)
{
    note(all, element->type);
    note(all, element->tone);
    note(all, element->a);
    note(all, element->b);
    note_said(all, &element->said);
    if (element->type == VAKA_ELEMENT_BUTTON)
        note(all, element->action.verb);
}

static void note_scene(games *all, const vaka_scene *shown)
{
    note_said(all, &shown->phase);
    note_said(all, &shown->prompt);
    note(all, shown->stage);
    for (uint32_t i = 0; i < shown->stage_count; i++)
        note_said(all, &shown->stages[i]);
    for (uint32_t i = 0; i < shown->meaning_count; i++) {
        note(all, shown->meanings[i].verb);
        note_said(all, &shown->meanings[i].said);
    }
    for (uint32_t i = 0; i < shown->overlay_count; i++)
        note_overlay(all, &shown->overlays[i]);
    for (uint32_t i = 0; i < shown->panel_count; i++) {
        note_id(all, shown->panels[i].id);
        note_said(all, &shown->panels[i].title);
    }
    for (uint32_t i = 0; i < shown->element_count; i++)
        note_element(all, &shown->elements[i]);
    all->noted++;
}

/* Every moment is looked at by who is asked, and by one seat after the other and the spectator. */
static void note_moment(table *at, games *all, int32_t nth)
{
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (asked(at, seat))
            note_scene(all, vaka_live_scene(at->live, seat));
    note_scene(all, vaka_live_scene(at->live, nth % (at->setup.seats + 1) - 1));
}

static void is_shown(table *at, table_choice choice, uint32_t expected)
{
    play_by_chance(at,
                   (games){.choice = choice,
                           .count = GAMES,
                           .most_actions = MOST_ACTIONS,
                           .sensible = 1,
                           .out_of = 2,
                           .look = note_moment},
                   expected);
}

static void a_game_of_two_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 2}, 0xe1a1ba7e);
}

static void a_game_of_four_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 4}, 0xc49503ab);
}

static void the_historic_map_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 3, .scenario = "historic_map"}, 0xaec15fdc);
}

static void the_solitaire_game_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.scenario = "solitaire"}, 0x60cbb6d8);
}

static void the_advanced_rules_are_shown_as_they_were(void **state)
{
    is_shown(*state, (table_choice){.seats = 3, .rules = all_advanced}, 0xb143b40f);
}

static void a_free_start_is_shown_as_it_was(void **state)
{
    is_shown(*state, (table_choice){.seats = 2, .scenario = "free_start"}, 0x1cf740da);
}

/* Content that fills all the room there is, and content without counters or markers (brim). */
static void the_largest_and_the_barest_games_are_shown_as_they_were(void **state)
{
    is_shown(*state, (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced},
             0xce8ef0f6);
    is_shown(*state, (table_choice){.scenario = "brim_alone"}, 0xf6643978);
    is_shown(*state, (table_choice){.seats = 2, .scenario = "bare_coast"}, 0x01134353);
    is_shown(*state, (table_choice){.seats = 2, .scenario = "bare_sea", .rules = all_advanced},
             0x16632d1e);
    is_shown(*state, (table_choice){.seats = 2, .scenario = "bare_isles", .rules = all_advanced},
             0xc0931bb8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_of_two_is_shown_as_it_was),
        cmocka_unit_test(a_game_of_four_is_shown_as_it_was),
        cmocka_unit_test(the_historic_map_is_shown_as_it_was),
        cmocka_unit_test(the_solitaire_game_is_shown_as_it_was),
        cmocka_unit_test(the_advanced_rules_are_shown_as_they_were),
        cmocka_unit_test(a_free_start_is_shown_as_it_was),
        cmocka_unit_test(the_largest_and_the_barest_games_are_shown_as_they_were),
    };

    return cmocka_run_group_tests_name("shown games", tests, brim_load, table_group_unload);
}
