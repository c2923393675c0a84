/* cli/engine/engine_view.c - what a seat sees, as JSON: zones, and the prompt, overlays and panels
 * of its scene.
 *
 * SPDX-License-Identifier: MIT
 *
 * Made from the redacted match only. Pieces have no numbers here: runs of equal ones, from the
 * bottom to the top of a zone, are one item with a count. */
#include "cli/engine/engine_request.h"

#include "table/codec.h"
#include "table/table.h"

#include <stdio.h>
#include <string.h>

static json_t *seat_or_null(int32_t seat)
{
    return seat < 0 ? json_null() : json_integer(seat);
}

static bool is_same(const vaka_match *seen, int32_t one, int32_t other)
{
    const vaka_piece *a = &seen->pieces[one], *b = &seen->pieces[other];

    return vaka_turned(seen, one) == vaka_turned(seen, other) &&
           vaka_marked(seen, one) == vaka_marked(seen, other) &&
           vaka_stands(seen, one) == vaka_stands(seen, other) && a->kind == b->kind &&
           a->owner == b->owner && a->face == b->face &&
           memcmp(a->field, b->field, sizeof a->field) == 0;
}

/* How it lies, where that is worth telling. */
static void put_posture(json_t *item, const vaka_match *seen, int32_t piece)
{
    const vaka_layout *layout = seen->layout;
    int32_t mark = vaka_marked(seen, piece);

    if (vaka_turned(seen, piece))
        json_object_set_new(item, "turn", json_integer(vaka_turned(seen, piece)));
    if (mark >= 0)
        json_object_set_new(item, "mark",
                            vaka_json_text(layout->words[layout->marks[mark].word].id));
    const vaka_part_info *part = vaka_table_part(seen, piece);
    if (part)
        json_object_set_new(item, "part", vaka_json_text(layout->words[part->word].id));
}

static json_t *item_json(const vaka_match *seen, int32_t at, int32_t count)
{
    const vaka_layout *layout = seen->layout;
    const vaka_piece *piece = &seen->pieces[at];
    json_t *item =
        json_pack("{s:o, s:o, s:s, s:i}", "kind", vaka_json_text(layout->kinds[piece->kind].id),
                  "owner", seat_or_null(piece->owner), "face",
                  piece->face == VAKA_FACE_UP ? "up" : "down", "count", (int)count);
    json_t *fields = json_array();
    bool any = false;

    for (int i = 0; i < VAKA_FIELDS; i++) {
        json_array_append_new(fields, json_integer(piece->field[i]));
        any |= piece->field[i] != 0;
    }
    if (any)
        json_object_set(item, "fields", fields);
    json_decref(fields);
    put_posture(item, seen, at);
    return item;
}

static json_t *items_json(const vaka_match *seen, int32_t zone)
{
    json_t *items = json_array();
    int32_t run = VAKA_NONE, count = 0;

    for (VAKA_EACH(seen, zone, piece)) {
        if (run >= 0 && !is_same(seen, run, piece)) {
            json_array_append_new(items, item_json(seen, run, count));
            count = 0;
        }
        run = piece;
        count++;
    }
    if (run >= 0)
        json_array_append_new(items, item_json(seen, run, count));
    return items;
}

/* A zone whose count is not told to the seat is shown empty, with a count of null. */
static bool is_counted(const vaka_zone_info *zone, int32_t seat)
{
    if (!zone->uncounted || seat == VAKA_REFEREE)
        return true;
    return seat >= 0 && (zone->sees_down & VAKA_SEAT(seat));
}

/* Where it lies on its board: a hex or spot by its coordinates, a route by its ends. */
static void put_place(json_t *zone, const vaka_layout *layout, const vaka_zone_info *info)
{
    const vaka_board_info *board = &layout->boards[info->board];

    json_object_set_new(zone, "board", vaka_json_text(board->id));
    if (info->type == VAKA_ZONE_ROUTE)
        json_object_set_new(zone, "ends",
                            json_pack("[o, o]", vaka_json_zone(layout, info->end[0]),
                                      vaka_json_zone(layout, info->end[1])));
    else if (board->spots)
        json_object_set_new(zone, "at", json_pack("[i, i]", info->x, info->y));
    else
        json_object_set_new(zone, "at", json_pack("[i, i]", info->hex.q, info->hex.r));
}

static json_t *zone_json(const vaka_match *seen, int32_t number, int32_t seat)
{
    static const char *const types[] = {
        [VAKA_ZONE_SPACE] = "space", [VAKA_ZONE_STACK] = "stack", [VAKA_ZONE_HAND] = "hand",
        [VAKA_ZONE_DECK] = "deck",   [VAKA_ZONE_CUP] = "cup",     [VAKA_ZONE_POOL] = "pool",
        [VAKA_ZONE_TRACK] = "track", [VAKA_ZONE_ROUTE] = "route",
    };
    const vaka_layout *layout = seen->layout;
    const vaka_zone_info *info = &layout->zones[number];
    json_t *zone =
        json_pack("{s:o, s:s}", "id", vaka_json_zone(layout, number), "type", types[info->type]);

    if (info->title)
        json_object_set_new(zone, "title", vaka_json_text(info->title));
    if (info->owner >= 0)
        json_object_set_new(zone, "owner", json_integer(info->owner));
    if (info->board >= 0)
        put_place(zone, layout, info);
    json_object_set_new(zone, "count",
                        is_counted(info, seat) ? json_integer(seen->zones[number].count)
                                               : json_null());
    if (info->see_top)
        json_object_set_new(zone, "see_top", json_true());
    json_object_set_new(zone, "items", items_json(seen, number));
    return zone;
}

static json_t *seats_json(const vaka_engine_match *match, const vaka_match *seen)
{
    json_t *seats = json_array();
    uint8_t in = vaka_seats_in(seen);

    for (int32_t seat = 0; seat < seen->seats; seat++)
        json_array_append_new(
            seats,
            json_pack("{s:i, s:o, s:i, s:b}", "seat", (int)seat, "name",
                      vaka_json_text(match->names ? match->names->seat[seat] : NULL), "score",
                      (int)vaka_score(seen, seat), "in", (in & VAKA_SEAT(seat)) != 0));
    return seats;
}

json_t *vaka_json_phase(const vaka_engine_match *match, int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(match->live, seat);
    const vaka_module *module = vaka_live_layout(match->live)->module;

    if (scene->phase.text)
        return vaka_json_said(match, &scene->phase);
    const vaka_frame *top = vaka_top(vaka_live_seen(match->live, seat));
    if (!top || top->step >= module->step_count)
        return json_null();
    return vaka_json_text(module->steps[top->step].title);
}

/* The parts of a turn, and which of them is being played (null: none). */
static void set_stages(json_t *view, const vaka_engine_match *match, int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(match->live, seat);
    json_t *stages = json_array();

    for (uint32_t i = 0; i < scene->stage_count; i++)
        json_array_append_new(stages, vaka_json_said(match, &scene->stages[i]));
    json_object_set_new(view, "stages", stages);
    json_object_set_new(view, "stage", scene->stage < 0 ? json_null() : json_integer(scene->stage));
}

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
        if (overlay->b > 0)
            return json_pack("{s:s, s:o, s:o, s:o, s:o}", "type", "group", "space", place, "zone",
                             place_json(match, vaka_overlay_group(overlay)), "text",
                             vaka_json_said(match, &overlay->said), "tone", tone);
        return json_pack("{s:s, s:o, s:o, s:o}", "type", "badge", "space", place, "text",
                         vaka_json_said(match, &overlay->said), "tone", tone);
    case VAKA_OVERLAY_GROUND:
        json_decref(tone);
        return json_pack("{s:s, s:o, s:o, s:s?, s:s?}", "type", "ground", "space", place, "text",
                         vaka_json_said(match, &overlay->said), "mark", overlay->mark, "art",
                         overlay->art);
    default:
        return json_pack("{s:s, s:o, s:o}", "type",
                         overlay->type == VAKA_OVERLAY_TARGET ? "target" : "tint", "space", place,
                         "tone", tone);
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
    case VAKA_ELEMENT_DIE:
        return json_pack("{s:s, s:o, s:i, s:o}", "type", "die", "caption", said, "face",
                         (int)element->a, "tone", tone);
    default:
        json_decref(tone);
    }
    if (element->type == VAKA_ELEMENT_GOOD)
        return json_pack("{s:s, s:o, s:i, s:i}", "type", "good", "text", said, "gives",
                         (int)element->a, "gets", (int)element->b);
    if (element->type == VAKA_ELEMENT_ODDS)
        return json_pack("{s:s, s:o, s:i, s:i}", "type", "odds", "caption", said, "chances",
                         (int)element->a, "of", (int)element->b);
    json_decref(said);
    if (element->type == VAKA_ELEMENT_TABLE)
        return json_pack("{s:s, s:i, s:[], s:[]}", "type", "table", "columns", (int)element->a,
                         "cells", "lit");
    return button_json(match, element);
}

/* A cell of the table before it; `lit` are the rows that apply now, from 0. */
static void add_cell(json_t *table, const vaka_engine_match *match, const vaka_element *cell)
{
    json_t *cells = json_object_get(table, "cells");
    json_int_t columns = json_integer_value(json_object_get(table, "columns"));

    if (cell->a == 1 && columns > 0)
        json_array_append_new(json_object_get(table, "lit"),
                              json_integer((json_int_t)json_array_size(cells) / columns));
    json_array_append_new(cells, vaka_json_said(match, &cell->said));
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
            add_cell(last, match, element);
        else
            json_array_append_new(list, element_json(match, element));
    }
    return list;
}

static json_t *tray_json(const vaka_engine_match *match, const vaka_tray *row)
{
    const vaka_layout *layout = vaka_live_layout(match->live);
    const vaka_verb *verb = vaka_verb_row(layout->module, row->verb);
    char value[VAKA_ACTION_TEXT];

    json_t *one = json_pack(
        "{s:o, s:s?, s:o, s:o, s:o, s:o, s:s?, s:i}", "kind", kind_json(match, row->kind), "verb",
        verb ? verb->name : NULL, "stock",
        row->stock == VAKA_NONE ? json_null() : json_integer(row->stock), "cost",
        vaka_json_said(match, &row->cost), "why", vaka_json_said(match, &row->why), "title",
        vaka_json_said(match, &row->title), "art", row->art, "price", (int)row->price);
    if (row->argument) {
        vaka_value_write(layout, row->verb, row->argument, row->value, value);
        json_object_set_new(one, "argument", json_integer(row->argument));
        json_object_set_new(one, "value", vaka_json_text(value));
    }
    return one;
}

static json_t *purse_json(const vaka_engine_match *match, const vaka_purse *purse)
{
    return json_pack("{s:o, s:i, s:i}", "text", vaka_json_said(match, &purse->said), "left",
                     (int)purse->left, "all", (int)purse->all);
}

/* With which verb a step is ended and what is lost by it, what comes right before. */
static void set_endings(json_t *into, const vaka_engine_match *match, const vaka_scene *scene)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;
    json_t *endings = json_array(), *purses = json_array();

    for (uint32_t i = 0; i < scene->ending_count; i++) {
        const vaka_verb *verb = vaka_verb_row(module, scene->endings[i].verb);

        json_array_append_new(endings,
                              json_pack("{s:s?, s:o}", "verb", verb ? verb->name : NULL, "lost",
                                        vaka_json_said(match, &scene->endings[i].lost)));
    }
    for (uint32_t i = 0; i < scene->purse_count; i++)
        json_array_append_new(purses, purse_json(match, &scene->purses[i]));
    json_object_set_new(into, "ends", endings);
    json_object_set_new(into, "purses", purses);
    const vaka_verb *last = scene->last.any ? vaka_verb_row(module, scene->last.verb) : NULL;
    if (last)
        json_object_set_new(into, "last",
                            json_pack("{s:s, s:o}", "verb", last->name, "text",
                                      vaka_json_said(match, &scene->last.said)));
}

static void set_scene(json_t *into, const vaka_engine_match *match, int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(match->live, seat);
    json_t *overlays = json_array(), *panels = json_array();

    for (uint32_t i = 0; i < scene->overlay_count; i++)
        json_array_append_new(overlays, overlay_json(match, &scene->overlays[i]));
    for (uint32_t i = 0; i < scene->panel_count; i++) {
        const vaka_panel_info *panel = &scene->panels[i];

        json_array_append_new(
            panels, json_pack("{s:o, s:o, s:b, s:o}", "id", vaka_json_text(panel->id), "title",
                              vaka_json_said(match, &panel->title), "middle", panel->middle,
                              "elements", elements_json(match, scene, panel)));
    }
    json_object_set_new(into, "prompt", vaka_json_said(match, &scene->prompt));
    json_object_set_new(into, "overlays", overlays);
    json_object_set_new(into, "panels", panels);
    json_t *trays = json_array();
    for (uint32_t i = 0; i < scene->tray_count; i++)
        json_array_append_new(trays, tray_json(match, &scene->trays[i]));
    json_object_set_new(into, "tray", trays);
    set_endings(into, match, scene);
}

json_t *vaka_json_view(const vaka_engine_match *match, int32_t seat)
{
    const vaka_match *seen = vaka_live_seen(match->live, seat);
    int32_t scene_seat = seat == VAKA_REFEREE ? VAKA_SPECTATOR : seat;
    json_t *view = json_object(), *zones = json_array();
    uint8_t winners = 0;

    json_object_set_new(view, "game", vaka_json_text(seen->layout->module->id));
    json_object_set_new(view, "seat",
                        seat == VAKA_REFEREE ? json_string("all")
                        : seat < 0           ? json_string("spectator")
                                             : json_integer(seat));
    json_object_set_new(view, "round", json_integer(vaka_turn(seen)));
    json_object_set_new(view, "seats", seats_json(match, seen));
    for (int32_t zone = 0; zone < seen->layout->zone_count; zone++)
        json_array_append_new(zones, zone_json(seen, zone, seat));
    json_object_set_new(view, "zones", zones);
    json_object_set_new(view, "counters", vaka_json_counters(seen));
    json_object_set_new(view, "order", vaka_json_order(seen));
    json_object_set_new(view, "deal", vaka_json_deal(seen, seat));
    /* From here on `seen` may be stale: the scene of another seat may be made. */
    json_object_set_new(view, "phase", vaka_json_phase(match, scene_seat));
    set_stages(view, match, scene_seat);
    set_scene(view, match, scene_seat);
    json_object_set_new(view, "must", vaka_json_seats(vaka_live_must(match->live)));
    json_object_set_new(view, "may", vaka_json_seats(vaka_live_may(match->live)));
    json_object_set_new(view, "finished", json_boolean(vaka_live_finished(match->live, &winners)));
    json_object_set_new(view, "winners", vaka_json_seats(winners));
    if (vaka_live_finished(match->live, NULL))
        json_object_set_new(view, "result", vaka_json_result(match));
    return view;
}
