/* cli/engine/engine_scene.c - prompt, overlays and panels of a seat, as JSON.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"

#include "table/codec.h"

#include <stdio.h>

static json_t *tone_json(uint32_t tone)
{
    static const char *const tones[] = {"plain", "good", "warn", "bad"};
    char seat[32];

    if (tone < sizeof tones / sizeof *tones)
        return json_string(tones[tone]);
    if (tone < VAKA_TONE_SEAT || tone >= VAKA_TONE_SEAT + VAKA_MAX_SEATS)
        return json_string("plain");
    snprintf(seat, sizeof seat, "seat %u", tone - VAKA_TONE_SEAT);
    return json_string(seat);
}

static json_t *place_json(const vaka_engine_match *match, int32_t zone)
{
    return vaka_json_zone(vaka_live_layout(match->live), zone);
}

static json_t *kind_json(const vaka_engine_match *match, int32_t kind)
{
    const vaka_layout *layout = vaka_live_layout(match->live);

    return kind < 0 || kind >= layout->kind_count ? json_null()
                                                  : vaka_json_text(layout->kinds[kind].id);
}

static json_t *overlay_json(const vaka_engine_match *match, const vaka_overlay *overlay)
{
    json_t *place = place_json(match, overlay->a), *tone = tone_json(overlay->tone);

    switch (overlay->type) {
    case VAKA_OVERLAY_LINK:
        return json_pack("{s:s, s:o, s:o, s:o}", "type", "link", "from", place, "to",
                         place_json(match, overlay->b), "tone", tone);
    case VAKA_OVERLAY_PATH:
        return json_pack("{s:s, s:o, s:i, s:o}", "type", "path", "space", place, "path",
                         (int)overlay->b, "tone", tone);
    case VAKA_OVERLAY_SLOTS:
        return json_pack("{s:s, s:o, s:i, s:i, s:o}", "type", "slots", "space", place, "filled",
                         (int)overlay->b, "all", (int)overlay->c, "tone", tone);
    case VAKA_OVERLAY_BADGE:
        return json_pack("{s:s, s:o, s:o, s:o}", "type", "badge", "space", place, "text",
                         vaka_json_said(match, &overlay->said), "tone", tone);
    case VAKA_OVERLAY_GROUND:
        json_decref(tone);
        return json_pack("{s:s, s:o, s:o, s:s?, s:s?}", "type", "ground", "space", place, "text",
                         vaka_json_said(match, &overlay->said), "mark", overlay->mark, "art",
                         overlay->art);
    default:
        return json_pack("{s:s, s:o, s:o}", "type", "tint", "space", place, "tone", tone);
    }
}

static json_t *button_json(const vaka_engine_match *match, const vaka_element *element)
{
    const vaka_layout *layout = vaka_live_layout(match->live);
    const vaka_verb *verb = vaka_verb_row(layout->module, element->action.verb);
    vaka_said title = {.text = verb ? verb->title : NULL};
    vaka_refusal why;
    char text[VAKA_ACTION_TEXT];
    bool fits = vaka_action_fits(layout, &element->action);

    for (int i = 0; i < VAKA_ARGS; i++)
        title.arg[i] = element->action.arg[i];
    if (fits)
        vaka_action_write(layout, &element->action, text, sizeof text);
    bool legal = fits && vaka_live_check(match->live, &element->action, &why) == VAKA_OK;
    return json_pack("{s:s, s:o, s:o, s:b}", "type", "button", "action",
                     fits ? vaka_json_text(text) : json_null(), "text",
                     vaka_json_said(match, &title), "legal", legal);
}

/* An element that stands for itself; strips and tables are filled by those that follow. */
static json_t *element_json(const vaka_engine_match *match, const vaka_element *element)
{
    json_t *said = vaka_json_said(match, &element->said), *tone = tone_json(element->tone);

    switch (element->type) {
    case VAKA_ELEMENT_STRIP:
        return json_pack("{s:s, s:o, s:o, s:[]}", "type", "strip", "caption", said, "tone", tone,
                         "kinds");
    case VAKA_ELEMENT_METER:
        return json_pack("{s:s, s:o, s:i, s:i, s:o}", "type", "meter", "caption", said, "value",
                         (int)element->a, "max", (int)element->b, "tone", tone);
    case VAKA_ELEMENT_NOTE:
        return json_pack("{s:s, s:o, s:o}", "type", "note", "text", said, "tone", tone);
    default:
        json_decref(tone);
    }
    if (element->type == VAKA_ELEMENT_ODDS)
        return json_pack("{s:s, s:o, s:i, s:i}", "type", "odds", "caption", said, "chances",
                         (int)element->a, "of", (int)element->b);
    json_decref(said);
    if (element->type == VAKA_ELEMENT_TABLE)
        return json_pack("{s:s, s:i, s:[]}", "type", "table", "columns", (int)element->a, "cells");
    return button_json(match, element);
}

static json_t *elements_json(const vaka_engine_match *match, const vaka_scene *scene,
                             const vaka_panel_info *panel)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < panel->count; i++) {
        const vaka_element *element = &scene->elements[panel->first + i];
        json_t *last = json_array_get(list, json_array_size(list) - 1);

        if (element->type == VAKA_ELEMENT_KIND)
            json_array_append_new(json_object_get(last, "kinds"),
                                  json_pack("{s:o, s:i}", "kind", kind_json(match, element->a),
                                            "count", (int)element->b));
        else if (element->type == VAKA_ELEMENT_CELL)
            json_array_append_new(json_object_get(last, "cells"),
                                  vaka_json_said(match, &element->said));
        else
            json_array_append_new(list, element_json(match, element));
    }
    return list;
}

json_t *vaka_json_scene(const vaka_engine_match *match, int32_t seat, json_t *into)
{
    const vaka_scene *scene = vaka_live_scene(match->live, seat);
    json_t *overlays = json_array(), *panels = json_array();

    for (uint32_t i = 0; i < scene->overlay_count; i++)
        json_array_append_new(overlays, overlay_json(match, &scene->overlays[i]));
    for (uint32_t i = 0; i < scene->panel_count; i++) {
        const vaka_panel_info *panel = &scene->panels[i];

        json_array_append_new(panels, json_pack("{s:o, s:o, s:o}", "id", vaka_json_text(panel->id),
                                                "title", vaka_json_said(match, &panel->title),
                                                "elements", elements_json(match, scene, panel)));
    }
    json_object_set_new(into, "prompt", vaka_json_said(match, &scene->prompt));
    json_object_set_new(into, "overlays", overlays);
    json_object_set_new(into, "panels", panels);
    return into;
}
