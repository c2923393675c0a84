/* tests/unit/scene_test.c - what describe() says is kept as plain data.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

#include "registered.h"
#include "table/scene.h"

static const vaka_text text = {"some", "Some {0:int} {1:int} {2:int}"};

static int begin(void **state)
{
    static vaka_scene scene;

    vaka_scene_init(&scene);
    *state = &scene;
    return 0;
}

static int end(void **state)
{
    vaka_scene_done(*state);
    return 0;
}

static void assert_said(const vaka_said *said, int a, int b, int c)
{
    const int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)a, (int16_t)b, (int16_t)c};

    assert_ptr_equal(said->id, text.id);
    assert_ptr_equal(said->text, text.text);
    assert_memory_equal(said->arg, arg, sizeof arg);
}

TEST_WITH(phase_and_prompt_keep_sentence_and_numbers, begin, end)
{
    vaka_scene *scene = *state;

    assert_null(scene->prompt.text);
    vaka_scene_phase(scene, &text, 1, 2, 3);
    vaka_scene_prompt(scene, &text, 4, 5, 6);
    assert_said(&scene->phase, 1, 2, 3);
    assert_said(&scene->prompt, 4, 5, 6);
    vaka_scene_prompt(scene, NULL, 4, 5, 6);
    assert_null(scene->prompt.text);
}

TEST_WITH(stages_are_kept_in_order_up_to_their_bound, begin, end)
{
    vaka_scene *scene = *state;

    assert_int_equal(scene->stage, VAKA_NONE);
    for (int i = 0; i < VAKA_STAGES + 3; i++)
        vaka_scene_stage(scene, &text, i == 2);
    vaka_scene_stage(scene, NULL, true);
    assert_int_equal(scene->stage_count, VAKA_STAGES);
    assert_int_equal(scene->stage, 2);
    assert_said(&scene->stages[2], 0, 0, 0);
    vaka_scene_clear(scene);
    assert_int_equal(scene->stage_count, 0);
    assert_int_equal(scene->stage, VAKA_NONE);
}

TEST_WITH(meanings_of_verbs_are_kept_up_to_their_bound_and_forgotten, begin, end)
{
    vaka_scene *scene = *state;

    vaka_scene_meaning(scene, 3, NULL);
    assert_int_equal(scene->meaning_count, 0);
    for (uint32_t i = 0; i < VAKA_MEANINGS + 3; i++)
        vaka_scene_meaning(scene, 5 + i, &text);
    assert_int_equal(scene->meaning_count, VAKA_MEANINGS);
    assert_int_equal(scene->meanings[2].verb, 7);
    assert_said(&scene->meanings[2].said, 0, 0, 0);
    vaka_scene_clear(scene);
    assert_int_equal(scene->meaning_count, 0);
}

TEST_WITH(numbers_too_large_for_a_gap_become_the_nearest_that_fits, begin, end)
{
    vaka_scene *scene = *state;

    vaka_scene_phase(scene, &text, 70000, -70000, VAKA_HIDDEN);
    assert_said(&scene->phase, INT16_MAX, INT16_MIN + 1, VAKA_HIDDEN);
}

static void assert_overlay(const vaka_overlay *overlay, uint32_t type, int a, int b, int c)
{
    assert_int_equal(overlay->type, type);
    assert_int_equal(overlay->a, a);
    assert_int_equal(overlay->b, b);
    assert_int_equal(overlay->c, c);
}

TEST_WITH(overlays_are_kept_in_order, begin, end)
{
    vaka_scene *scene = *state;

    vaka_scene_link(scene, 1, 2, VAKA_TONE_GOOD);
    vaka_scene_path(scene, 7, 3, VAKA_TONE_WARN);
    vaka_scene_tint(scene, 4, VAKA_TONE_SEAT + 2);
    vaka_scene_slots(scene, 5, 1, 3, VAKA_TONE_PLAIN);
    vaka_scene_badge(scene, 6, &text, 9, VAKA_TONE_BAD);
    assert_int_equal(scene->overlay_count, 5);
    assert_overlay(&scene->overlays[0], VAKA_OVERLAY_LINK, 1, 2, 0);
    assert_overlay(&scene->overlays[1], VAKA_OVERLAY_PATH, 3, 7, 0);
    assert_overlay(&scene->overlays[2], VAKA_OVERLAY_TINT, 4, 0, 0);
    assert_overlay(&scene->overlays[3], VAKA_OVERLAY_SLOTS, 5, 1, 3);
    assert_overlay(&scene->overlays[4], VAKA_OVERLAY_BADGE, 6, 0, 0);
    assert_int_equal(scene->overlays[2].tone, VAKA_TONE_SEAT + 2);
    assert_int_equal(scene->overlays[4].tone, VAKA_TONE_BAD);
    assert_said(&scene->overlays[4].said, 9, 0, 0);
}

TEST_WITH(a_ground_keeps_its_text_its_mark_and_its_art, begin, end)
{
    vaka_scene *scene = *state;

    vaka_scene_ground(scene, 3, &text, 8, "~", "sea");
    vaka_scene_ground(scene, 4, &text, 0, NULL, NULL);
    assert_int_equal(scene->overlay_count, 2);
    assert_overlay(&scene->overlays[0], VAKA_OVERLAY_GROUND, 3, 0, 0);
    assert_said(&scene->overlays[0].said, 8, 0, 0);
    assert_string_equal(scene->overlays[0].mark, "~");
    assert_string_equal(scene->overlays[0].art, "sea");
    assert_null(scene->overlays[1].mark);
    assert_null(scene->overlays[1].art);
}

static void fill_panel(vaka_scene *scene, const vaka_action *action)
{
    vaka_panel_strip(scene, &text, VAKA_TONE_GOOD);
    vaka_panel_kind(scene, 4, 2);
    vaka_panel_meter(scene, &text, 3, 10, VAKA_TONE_WARN);
    vaka_panel_table(scene, 0);
    vaka_panel_cell(scene, &text, 1, 2);
    vaka_panel_note(scene, &text, 1, 2, 3, VAKA_TONE_BAD);
    vaka_panel_odds(scene, &text, 17, 36);
    vaka_panel_button(scene, action);
}

TEST_WITH(elements_belong_to_the_panel_opened_last, begin, end)
{
    vaka_scene *scene = *state;
    vaka_action action = {1, 2, {3, 4, 5, 6}};

    vaka_panel_note(scene, &text, 0, 0, 0, VAKA_TONE_PLAIN); /* no panel: belongs nowhere */
    vaka_panel(scene, "first", &text);
    vaka_panel(scene, "second", NULL);
    fill_panel(scene, &action);
    vaka_panel(scene, NULL, &text);
    vaka_panel_kind(scene, 1, 1);
    assert_int_equal(scene->panel_count, 3);
    assert_int_equal(scene->panels[0].count, 0);
    assert_int_equal(scene->panels[1].first, 0);
    assert_int_equal(scene->panels[1].count, 8);
    assert_int_equal(scene->panels[2].first, 8);
    assert_int_equal(scene->panels[2].count, 1);
    assert_string_equal(scene->panels[1].id, "second");
    assert_null(scene->panels[1].title.text);
    assert_string_equal(scene->panels[2].id, "");
}

TEST_WITH(each_element_keeps_what_it_was_given, begin, end)
{
    static const int32_t want[8][2] = {{0, 0}, {4, 2}, {3, 10},  {1, 0},
                                       {0, 0}, {0, 0}, {17, 36}, {0, 0}};
    vaka_scene *scene = *state;
    vaka_action action = {1, 2, {3, 4, 5, 6}};

    vaka_panel(scene, "only", &text);
    fill_panel(scene, &action);
    for (uint32_t i = 0; i < 8; i++) {
        assert_int_equal(scene->elements[i].type, VAKA_ELEMENT_STRIP + i);
        assert_int_equal(scene->elements[i].a, want[i][0]);
        assert_int_equal(scene->elements[i].b, want[i][1]);
    }
    assert_int_equal(scene->elements[0].tone, VAKA_TONE_GOOD);
    assert_int_equal(scene->elements[2].tone, VAKA_TONE_WARN);
    assert_said(&scene->elements[2].said, 3, 10, 0);
    assert_said(&scene->elements[4].said, 1, 2, 0);
    assert_said(&scene->elements[5].said, 1, 2, 3);
    assert_said(&scene->elements[6].said, 17, 36, 0);
    assert_memory_equal(&scene->elements[7].action, &action, sizeof action);
}

TEST_WITH(what_is_beyond_the_bound_is_ignored, begin, end)
{
    vaka_scene *scene = *state;

    vaka_panel(scene, "first", &text);
    for (uint32_t i = 0; i < VAKA_SCENE_MAX + 10; i++) {
        vaka_scene_tint(scene, (int32_t)i, VAKA_TONE_PLAIN);
        vaka_panel_kind(scene, (int32_t)i, 1);
    }
    assert_int_equal(scene->overlay_count, VAKA_SCENE_MAX);
    assert_int_equal(scene->element_count, VAKA_SCENE_MAX);
    assert_int_equal(scene->panels[0].count, VAKA_SCENE_MAX);
    assert_int_equal(scene->elements[VAKA_SCENE_MAX - 1].a, VAKA_SCENE_MAX - 1);
}

TEST_WITH(the_elements_of_a_panel_without_room_do_not_join_another, begin, end)
{
    vaka_scene *scene = *state;

    for (uint32_t i = 0; i < VAKA_SCENE_MAX + 1; i++)
        vaka_panel(scene, "one", &text);
    vaka_panel_kind(scene, 1, 1);
    assert_int_equal(scene->panel_count, VAKA_SCENE_MAX);
    assert_int_equal(scene->element_count, 0);
    vaka_scene_clear(scene);
    vaka_panel(scene, "one", &text);
    vaka_panel_kind(scene, 1, 1);
    assert_int_equal(scene->element_count, 1);
}

/* What stands behind the end of a shorter row is not read. */
TEST_WITH(rows_of_a_tray_from_older_modules_have_nothing_of_what_was_appended, begin, end)
{
    vaka_scene *scene = *state;
    vaka_tray_row row = {
        .verb = 2, .kind = 1, .title = &text, .price = 3, .argument = 1, .value = 7};

    row.size = offsetof(vaka_tray_row, title);
    vaka_scene_tray(scene, &row);
    row.size = offsetof(vaka_tray_row, argument);
    vaka_scene_tray(scene, &row);
    row.size = sizeof row;
    vaka_scene_tray(scene, &row);
    assert_int_equal(scene->tray_count, 3);
    assert_int_equal(scene->trays[0].price, 0);
    assert_int_equal(scene->trays[1].price, 3);
    assert_int_equal(scene->trays[1].argument, 0);
    assert_int_equal(scene->trays[2].argument, 1);
    assert_int_equal(scene->trays[2].value, 7);
}

TEST_WITH(clearing_empties_a_scene_and_keeps_its_memory, begin, end)
{
    vaka_scene *scene = *state;

    vaka_scene_phase(scene, &text, 1, 2, 3);
    vaka_scene_prompt(scene, &text, 1, 2, 3);
    vaka_scene_tint(scene, 1, VAKA_TONE_PLAIN);
    vaka_panel(scene, "one", &text);
    vaka_panel_kind(scene, 1, 1);
    const vaka_overlay *memory = scene->overlays;
    vaka_scene_clear(scene);
    assert_null(scene->phase.text);
    assert_null(scene->prompt.text);
    assert_int_equal(scene->overlay_count + scene->element_count + scene->panel_count, 0);
    assert_ptr_equal(scene->overlays, memory);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
