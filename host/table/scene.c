/* table/scene.c - the inside of a scene: what describe() said, kept as plain data.
 *
 * SPDX-License-Identifier: MIT */
#include "table/scene.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void vaka_scene_init(vaka_scene *scene)
{
    memset(scene, 0, sizeof *scene);
    scene->stage = VAKA_NONE;
}

void vaka_scene_done(vaka_scene *scene)
{
    free(scene->overlays);
    free(scene->elements);
    free(scene->panels);
    memset(scene, 0, sizeof *scene);
}

void vaka_scene_clear(vaka_scene *scene)
{
    memset(&scene->phase, 0, sizeof scene->phase);
    memset(&scene->prompt, 0, sizeof scene->prompt);
    scene->stage_count = 0;
    scene->stage = VAKA_NONE;
    scene->meaning_count = 0;
    scene->tray_count = scene->purse_count = scene->ending_count = 0;
    scene->last = (vaka_last){0};
    scene->overlay_count = 0;
    scene->element_count = 0;
    scene->panel_count = 0;
    scene->panels_full = false;
}

/* Numbers that a gap cannot hold become the nearest it can; none becomes VAKA_HIDDEN by that. */
static int16_t gap_number(int32_t number)
{
    if (number > INT16_MAX)
        return INT16_MAX;
    return number < VAKA_HIDDEN ? VAKA_HIDDEN + 1 : (int16_t)number;
}

static vaka_said say(const vaka_text *text, int32_t a, int32_t b, int32_t c)
{
    vaka_said said = {0};

    if (!text)
        return said;
    said.id = text->id;
    said.text = text->text;
    said.arg[0] = gap_number(a);
    said.arg[1] = gap_number(b);
    said.arg[2] = gap_number(c);
    return said;
}

/* Room for one more of `size` bytes in a list; false at the bound. */
static bool make_room(void **list, uint32_t count, uint32_t *room, size_t size)
{
    if (count >= VAKA_SCENE_MAX)
        return false;
    if (count == *room) {
        *room = *room ? *room * 2 : 16;
        *list = vaka_xgrow(*list, *room * size);
    }
    return true;
}

void vaka_scene_phase(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b, int32_t c)
{
    scene->phase = say(text, a, b, c);
}

void vaka_scene_prompt(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b, int32_t c)
{
    scene->prompt = say(text, a, b, c);
}

void vaka_scene_stage(vaka_scene *scene, const vaka_text *text, bool now)
{
    if (!text || scene->stage_count == VAKA_STAGES)
        return;
    if (now)
        scene->stage = (int32_t)scene->stage_count;
    scene->stages[scene->stage_count++] = say(text, 0, 0, 0);
}

void vaka_scene_meaning(vaka_scene *scene, uint32_t verb, const vaka_text *text)
{
    if (text && scene->meaning_count < VAKA_MEANINGS)
        scene->meanings[scene->meaning_count++] = (vaka_meaning){verb, say(text, 0, 0, 0)};
}

void vaka_scene_ends(vaka_scene *scene, uint32_t verb, const vaka_text *lost, int32_t a, int32_t b,
                     int32_t c)
{
    if (scene->ending_count < VAKA_ENDINGS)
        scene->endings[scene->ending_count++] = (vaka_ending){verb, say(lost, a, b, c)};
}

void vaka_scene_last(vaka_scene *scene, uint32_t verb, const vaka_text *text, int32_t a, int32_t b,
                     int32_t c)
{
    if (text)
        scene->last = (vaka_last){true, verb, say(text, a, b, c)};
}

/* Modules built before something was appended have shorter rows. */
#define OLD_ROW offsetof(vaka_tray_row, title)
#define SECOND_ROW offsetof(vaka_tray_row, argument)

void vaka_scene_tray(vaka_scene *scene, const vaka_tray_row *row)
{
    if (row->size < OLD_ROW || scene->tray_count == VAKA_TRAY_ROWS)
        return;
    vaka_tray *out = &scene->trays[scene->tray_count++];
    *out = (vaka_tray){.verb = row->verb,
                       .kind = row->kind,
                       .stock = row->stock,
                       .cost = say(row->cost, row->cost_a, row->cost_b, 0),
                       .why = say(row->why, row->why_a, row->why_b, 0)};
    if (row->size < SECOND_ROW)
        return;
    out->title = say(row->title, 0, 0, 0);
    out->art = row->art;
    out->price = row->price;
    if (row->size < sizeof *row)
        return;
    out->argument = row->argument;
    out->value = row->value;
}

void vaka_scene_purse(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t left,
                      int32_t all)
{
    if (scene->purse_count < VAKA_PURSES)
        scene->purses[scene->purse_count++] = (vaka_purse){say(text, a, 0, 0), left, all};
}

static void add_overlay(vaka_scene *scene, vaka_overlay overlay)
{
    void *list = scene->overlays;

    if (!make_room(&list, scene->overlay_count, &scene->overlay_room, sizeof overlay))
        return;
    scene->overlays = list;
    scene->overlays[scene->overlay_count++] = overlay;
}

void vaka_scene_ground(vaka_scene *scene, int32_t space, const vaka_text *text, int32_t a,
                       const char *mark, const char *art)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_GROUND,
                                      .tone = VAKA_TONE_PLAIN,
                                      .a = space,
                                      .said = say(text, a, 0, 0),
                                      .mark = mark,
                                      .art = art});
}

void vaka_scene_link(vaka_scene *scene, int32_t from, int32_t to, uint32_t tone)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_LINK, .tone = tone, .a = from, .b = to});
}

void vaka_scene_path(vaka_scene *scene, int32_t path, int32_t space, uint32_t tone)
{
    add_overlay(scene,
                (vaka_overlay){.type = VAKA_OVERLAY_PATH, .tone = tone, .a = space, .b = path});
}

void vaka_scene_tint(vaka_scene *scene, int32_t space, uint32_t tone)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_TINT, .tone = tone, .a = space});
}

void vaka_scene_slots(vaka_scene *scene, int32_t space, int32_t filled, int32_t all, uint32_t tone)
{
    add_overlay(scene,
                (vaka_overlay){
                    .type = VAKA_OVERLAY_SLOTS, .tone = tone, .a = space, .b = filled, .c = all});
}

void vaka_scene_badge(vaka_scene *scene, int32_t space, const vaka_text *text, int32_t a,
                      uint32_t tone)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_BADGE,
                                      .tone = tone,
                                      .a = space,
                                      .said = say(text, a, 0, 0)});
}

void vaka_scene_group(vaka_scene *scene, int32_t space, int32_t zone, const vaka_text *text,
                      int32_t a, uint32_t tone)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_BADGE,
                                      .tone = tone,
                                      .a = space,
                                      .b = zone < 0 ? 0 : zone + 1,
                                      .said = say(text, a, 0, 0)});
}

void vaka_scene_target(vaka_scene *scene, int32_t space, uint32_t tone)
{
    add_overlay(scene, (vaka_overlay){.type = VAKA_OVERLAY_TARGET, .tone = tone, .a = space});
}

void vaka_panel(vaka_scene *scene, const char *id, const vaka_text *title)
{
    vaka_panel_info panel = {id ? id : "", say(title, 0, 0, 0), scene->element_count, 0, false};
    void *list = scene->panels;

    if (!make_room(&list, scene->panel_count, &scene->panel_room, sizeof panel)) {
        scene->panels_full = true;
        return;
    }
    scene->panels = list;
    scene->panels[scene->panel_count++] = panel;
}

void vaka_panel_middle(vaka_scene *scene)
{
    if (scene->panel_count > 0 && !scene->panels_full)
        scene->panels[scene->panel_count - 1].middle = true;
}

/* An element before any panel, or after a panel that found no room, belongs nowhere. */
static void add_element(vaka_scene *scene, vaka_element element)
{
    void *list = scene->elements;

    if (scene->panel_count == 0 || scene->panels_full)
        return;
    if (!make_room(&list, scene->element_count, &scene->element_room, sizeof element))
        return;
    scene->elements = list;
    scene->elements[scene->element_count++] = element;
    scene->panels[scene->panel_count - 1].count++;
}

void vaka_panel_strip(vaka_scene *scene, const vaka_text *caption, uint32_t tone)
{
    add_element(
        scene,
        (vaka_element){.type = VAKA_ELEMENT_STRIP, .tone = tone, .said = say(caption, 0, 0, 0)});
}

void vaka_panel_kind(vaka_scene *scene, int32_t kind, int32_t count)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_KIND, .a = kind, .b = count});
}

void vaka_panel_meter(vaka_scene *scene, const vaka_text *caption, int32_t value, int32_t max,
                      uint32_t tone)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_METER,
                                      .tone = tone,
                                      .a = value,
                                      .b = max,
                                      .said = say(caption, value, max, 0)});
}

void vaka_panel_table(vaka_scene *scene, int32_t columns)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_TABLE, .a = columns < 1 ? 1 : columns});
}

void vaka_panel_cell(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_CELL, .said = say(text, a, b, 0)});
}

void vaka_panel_lit(vaka_scene *scene)
{
    if (scene->element_count == 0 || scene->panels_full)
        return;
    vaka_element *last = &scene->elements[scene->element_count - 1];
    if (last->type == VAKA_ELEMENT_CELL)
        last->a = 1;
}

void vaka_panel_die(vaka_scene *scene, const vaka_text *caption, int32_t face, uint32_t tone)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_DIE,
                                      .tone = tone,
                                      .a = face,
                                      .said = say(caption, face, 0, 0)});
}

void vaka_panel_note(vaka_scene *scene, const vaka_text *text, int32_t a, int32_t b, int32_t c,
                     uint32_t tone)
{
    add_element(
        scene, (vaka_element){.type = VAKA_ELEMENT_NOTE, .tone = tone, .said = say(text, a, b, c)});
}

void vaka_panel_odds(vaka_scene *scene, const vaka_text *caption, int32_t chances, int32_t of)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_ODDS,
                                      .a = chances,
                                      .b = of,
                                      .said = say(caption, chances, of, 0)});
}

void vaka_panel_button(vaka_scene *scene, const vaka_action *action)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_BUTTON, .action = *action});
}

void vaka_panel_good(vaka_scene *scene, const vaka_text *text, int32_t good, int32_t given,
                     int32_t got)
{
    add_element(scene, (vaka_element){.type = VAKA_ELEMENT_GOOD,
                                      .a = given,
                                      .b = got,
                                      .said = say(text, good, given, got)});
}
