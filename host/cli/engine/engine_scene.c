/* cli/engine/engine_scene.c - overlays, panels and trays of a document.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "front/text_parts.h"
#include "table/codec.h"
#include "table/hash.h"

#include <stdlib.h>
#include <string.h>

void vaka_put_zone(json_t *into, const char *key, const vaka_layout *layout, int32_t zone)
{
    if (zone >= 0 && zone < layout->zone_count)
        json_object_set_new(into, key, vaka_json_zone(layout, zone));
}

void vaka_put_tone(json_t *into, uint32_t tone)
{
    static const char *const tones[] = {"", "good", "warn", "bad"};
    char seat[32];

    if (tone < sizeof tones / sizeof *tones)
        vaka_put_text(into, "tone", tones[tone]);
    if (tone < VAKA_TONE_SEAT || tone >= VAKA_TONE_SEAT + VAKA_MAX_SEATS)
        return;
    snprintf(seat, sizeof seat, "seat %u", tone - VAKA_TONE_SEAT);
    vaka_put_text(into, "tone", seat);
}

static void put_said(json_t *into, const char *key, const vaka_view *view, const vaka_said *said)
{
    char text[VAKA_SENTENCE];

    vaka_put_text(into, key, vaka_view_said(view, said, text));
}

/* A page has buttons: words to be typed are left out. */
static void put_note(json_t *into, const char *key, const vaka_view *view, const vaka_said *said)
{
    char text[VAKA_SENTENCE];

    vaka_view_said(view, said, text);
    vaka_text_untyped(text, view->layout->module);
    vaka_put_text(into, key, text);
}

static void put_kind(json_t *into, const vaka_view *view, int32_t kind)
{
    if (kind >= 0 && kind < view->layout->kind_count)
        vaka_put_text(into, "kind", view->layout->kinds[kind].id);
}

static void put_verb(json_t *into, const vaka_view *view, uint32_t verb)
{
    const vaka_verb *row = vaka_verb_row(view->layout->module, verb);

    if (row)
        vaka_put_text(into, "verb", row->name);
}

/* --- Overlays ------------------------------------------------------------------------------- */

static const char *const overlay_types[] = {
    [VAKA_OVERLAY_LINK] = "link",     [VAKA_OVERLAY_PATH] = "path",
    [VAKA_OVERLAY_TINT] = "tint",     [VAKA_OVERLAY_SLOTS] = "slots",
    [VAKA_OVERLAY_BADGE] = "badge",   [VAKA_OVERLAY_GROUND] = "ground",
    [VAKA_OVERLAY_TARGET] = "target",
};

static const char *type_of(const vaka_overlay *overlay)
{
    return vaka_overlay_group(overlay) >= 0 ? "group" : overlay_types[overlay->type];
}

/* What a badge is drawn by, if there is such a drawing (as the window has it: a badge that only
 * names a kind has the kind's), and the number beside it. */
static void put_sign(json_t *into, const vaka_view *view, const vaka_said *said)
{
    const vaka_layout *layout = view->layout;
    int32_t kind = said->arg[0];
    char key[160];

    if (!said->text)
        return;
    if (strcmp(said->text, "{0:kind}") == 0 && kind >= 0 && kind < layout->kind_count) {
        vaka_put_text(into, "art", layout->kinds[kind].art);
    } else if (said->id) {
        snprintf(key, sizeof key, "%.60s/%.90s", vaka_plugin_short_name(layout->module), said->id);
        vaka_put_text(into, "art", key);
    }
    if (strstr(said->text, "{0:int}"))
        vaka_put_number(into, "number", said->arg[0]);
}

/* What differs from one sort to the other. */
static void fill_overlay(json_t *into, const vaka_view *view, const vaka_overlay *overlay)
{
    const vaka_layout *layout = view->layout;

    vaka_put_zone(into, overlay->type == VAKA_OVERLAY_LINK ? "from" : "space", layout, overlay->a);
    if (overlay->type == VAKA_OVERLAY_LINK)
        vaka_put_zone(into, "to", layout, overlay->b);
    if (overlay->type == VAKA_OVERLAY_SLOTS) {
        vaka_put_number(into, "filled", overlay->b);
        vaka_put_number(into, "all", overlay->c);
    }
    vaka_put_zone(into, "zone", layout, vaka_overlay_group(overlay));
    put_said(into, "text", view, &overlay->said);
    vaka_put_text(into, "mark", overlay->mark);
    vaka_put_text(into, "art", overlay->art);
    if (overlay->type == VAKA_OVERLAY_BADGE)
        put_sign(into, view, &overlay->said);
}

/* A key that the same overlay has the next time, too; `n`: so many like it stand before it. */
static void overlay_key(const vaka_view *view, const vaka_overlay *overlay, uint32_t n, char *out,
                        size_t room)
{
    char zone[VAKA_ACTION_TEXT], other[VAKA_ACTION_TEXT] = "";

    vaka_zone_write(view->layout, overlay->a, zone, sizeof zone);
    if (overlay->type == VAKA_OVERLAY_LINK)
        vaka_zone_write(view->layout, overlay->b, other, sizeof other);
    if (n)
        snprintf(out, room, "%s %s %s#%u", type_of(overlay), zone, other, n);
    else
        snprintf(out, room, "%s %s %s", type_of(overlay), zone, other);
}

static json_t *overlay_json(const vaka_view *view, const vaka_overlay *overlay)
{
    json_t *one = json_object();

    vaka_put_text(one, "type", type_of(overlay));
    fill_overlay(one, view, overlay);
    if (overlay->type != VAKA_OVERLAY_GROUND)
        vaka_put_tone(one, overlay->tone);
    return one;
}

/* What it is: its sort and where it is. */
static uint64_t name_of(const vaka_overlay *overlay)
{
    int32_t link = overlay->type == VAKA_OVERLAY_LINK ? overlay->b : 0;
    uint64_t sort = (uint64_t)overlay->type << 1 | (vaka_overlay_group(overlay) >= 0);

    return vaka_mix(vaka_mix(sort, (uint32_t)overlay->a), (uint32_t)link);
}

static uint64_t hash_of_overlay(const vaka_overlay *overlay)
{
    uint64_t hash = vaka_mix(overlay->tone, (uint32_t)overlay->b);

    hash = vaka_mix(hash, (uint32_t)overlay->c);
    return vaka_mix_static(vaka_mix_static(vaka_mix_said(hash, &overlay->said), overlay->mark),
                           overlay->art);
}

/* A path is one part, of all the steps that have its number. */
static bool is_on_path(const vaka_overlay *overlay, int32_t path)
{
    return overlay->type == VAKA_OVERLAY_PATH && overlay->b == path;
}

static json_t *path_json(const vaka_view *view, uint32_t first)
{
    const vaka_overlay *overlays = view->scene->overlays;
    json_t *path = json_pack("{s:s}", "type", "path"), *spaces = json_array();

    vaka_put_tone(path, overlays[first].tone);
    for (uint32_t i = first; i < view->scene->overlay_count; i++)
        if (is_on_path(&overlays[i], overlays[first].b))
            json_array_append_new(spaces, vaka_json_zone(view->layout, overlays[i].a));
    json_object_set_new(path, "spaces", spaces);
    return path;
}

static void look_at_path(vaka_page_edit *edit, const vaka_view *view, uint32_t first)
{
    const vaka_overlay *overlays = view->scene->overlays;
    const int32_t what[] = {(int32_t)VAKA_OVERLAY_PATH, overlays[first].b};
    uint64_t name = vaka_hash(0, what, sizeof what), value = overlays[first].tone;
    char key[32];

    if (vaka_edit_is_seen(edit, name))
        return;
    for (uint32_t i = first; i < view->scene->overlay_count; i++)
        if (is_on_path(&overlays[i], overlays[first].b))
            value = vaka_hash(value, &overlays[i].a, sizeof overlays[i].a);
    if (vaka_edit_stays(edit, name, value))
        return;
    snprintf(key, sizeof key, "path %d", (int)overlays[first].b);
    vaka_edit_put(edit, key, path_json(view, first));
}

static void look_at_overlays(vaka_page_sheet *sheet, const vaka_view *view)
{
    char key[3 * VAKA_ACTION_TEXT];

    if (sheet->overlays_stay)
        return;
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_OVERLAYS);
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];
        uint32_t n;

        if (overlay->type == VAKA_OVERLAY_PATH) {
            look_at_path(&edit, view, i);
            continue;
        }
        if (vaka_edit_next_stays(&edit, name_of(overlay), hash_of_overlay(overlay), &n) &&
            !(sheet->renamed && vaka_page_renames(sheet, view, &overlay->said)))
            continue;
        overlay_key(view, overlay, n, key, sizeof key);
        vaka_edit_put(&edit, key, overlay_json(view, overlay));
    }
    vaka_edit_end(&edit);
}

/* --- Panels --------------------------------------------------------------------------------- */

static void fill_button(json_t *into, const vaka_view *view, const vaka_element *element)
{
    char text[VAKA_SENTENCE], action[VAKA_ACTION_TEXT];

    vaka_put_text(into, "text", vaka_view_action(view, &element->action, text));
    if (!vaka_action_fits(view->layout, &element->action))
        return;
    vaka_action_write(view->layout, &element->action, action, sizeof action);
    vaka_put_text(into, "action", action);
}

/* Its two numbers, by what they are there. */
static void fill_element(json_t *into, const vaka_view *view, const vaka_element *element)
{
    static const struct {
        const char *type, *text, *a, *b;
    } sorts[] = {
        [VAKA_ELEMENT_STRIP] = {"strip", "caption", NULL, NULL},
        [VAKA_ELEMENT_METER] = {"meter", "caption", "value", "max"},
        [VAKA_ELEMENT_TABLE] = {"table", "text", "columns", NULL},
        [VAKA_ELEMENT_NOTE] = {"note", "text", NULL, NULL},
        [VAKA_ELEMENT_ODDS] = {"odds", "caption", "chances", "of"},
        [VAKA_ELEMENT_BUTTON] = {"button", NULL, NULL, NULL},
        [VAKA_ELEMENT_GOOD] = {"good", "text", "gives", "gets"},
        [VAKA_ELEMENT_DIE] = {"die", "caption", "face", NULL},
    };

    vaka_put_text(into, "type", sorts[element->type].type);
    if (element->type == VAKA_ELEMENT_BUTTON)
        fill_button(into, view, element);
    else if (element->type == VAKA_ELEMENT_NOTE)
        put_note(into, sorts[element->type].text, view, &element->said);
    else
        put_said(into, sorts[element->type].text, view, &element->said);
    if (sorts[element->type].a)
        vaka_put_number(into, sorts[element->type].a, element->a);
    if (sorts[element->type].b)
        vaka_put_number(into, sorts[element->type].b, element->b);
    vaka_put_tone(into, element->tone);
}

/* A list of an element that is made when it gets its first entry. */
static json_t *list_in(json_t *element, const char *key)
{
    json_t *list = json_object_get(element, key);

    if (!list) {
        list = json_array();
        json_object_set_new(element, key, list);
    }
    return list;
}

/* A panel that is made anew, beside what stands of it. What is made of the same elements as before
 * is taken over: sentences are what takes time. */
typedef struct panel_making {
    const vaka_view *view;
    const vaka_element *elements;
    uint32_t count;
    const uint64_t *hash; /* of each element, as it is now, and of what they are in a row; … */
    const uint64_t *was;  /* … as it was; NULL: nothing can be taken over */
    const json_t *before; /* the list that was made of those; NULL: none */
} panel_making;

static bool is_as_it_was(const panel_making *making, uint32_t at)
{
    return making->was && making->was[at] == making->hash[at];
}

/* Entries of a strip or a table belong to what stands before them. */
static bool is_entry(const vaka_element *element)
{
    return element->type == VAKA_ELEMENT_KIND || element->type == VAKA_ELEMENT_CELL;
}

static uint32_t end_of_run(const panel_making *making, uint32_t first)
{
    uint32_t end = first + 1;

    while (end < making->count && is_entry(&making->elements[end]))
        end++;
    return end;
}

static void add_cell(const panel_making *making, json_t *table, uint32_t at, json_t *was)
{
    const vaka_element *cell = &making->elements[at];
    json_t *cells = list_in(table, "cells");
    size_t number = json_array_size(cells);
    json_int_t columns = cell->a == 1 ? json_integer_value(json_object_get(table, "columns")) : 0;
    char text[VAKA_SENTENCE];

    if (columns > 0)
        json_array_append_new(list_in(table, "lit"), json_integer((json_int_t)number / columns));
    if (is_as_it_was(making, at))
        json_array_append(cells, json_array_get(json_object_get(was, "cells"), number));
    else
        json_array_append_new(cells,
                              vaka_json_text(vaka_view_said(making->view, &cell->said, text)));
}

static void add_kind(json_t *strip, const vaka_view *view, const vaka_element *element)
{
    json_t *one = json_object();

    put_kind(one, view, element->a);
    if (element->b != 1)
        vaka_put_number(one, "count", element->b);
    json_array_append_new(list_in(strip, "kinds"), one);
}

/* An element with its entries; `was`: what stands there. */
static json_t *run_json(const panel_making *making, uint32_t first, uint32_t end, json_t *was)
{
    uint32_t same = first;

    while (same < end && is_as_it_was(making, same))
        same++;
    if (same == end && was)
        return json_incref(was);
    json_t *made = json_object();
    fill_element(made, making->view, &making->elements[first]);
    for (uint32_t i = first + 1; i < end; i++)
        if (making->elements[i].type == VAKA_ELEMENT_KIND)
            add_kind(made, making->view, &making->elements[i]);
        else
            add_cell(making, made, i, was);
    return made;
}

static json_t *elements_json(const panel_making *making)
{
    json_t *list = json_array();

    for (uint32_t i = 0, end; i < making->count; i = end) {
        end = end_of_run(making, i);
        json_array_append_new(
            list, run_json(making, i, end, json_array_get(making->before, json_array_size(list))));
    }
    return list;
}

static json_t *panel_json(const panel_making *making, uint32_t number)
{
    const vaka_panel_info *panel = &making->view->scene->panels[number];
    json_t *one = json_object();

    vaka_put_number(one, "n", (int32_t)number);
    put_said(one, "title", making->view, &panel->title);
    vaka_put_true(one, "middle", panel->middle);
    vaka_put_part(one, "elements", elements_json(making));
    return one;
}

static uint64_t hash_of_element(const vaka_page_sheet *sheet, const vaka_element *at)
{
    uint64_t hash = vaka_mix(0, (uint64_t)at->type << 32 | at->tone);

    hash = vaka_mix(hash, (uint64_t)(uint32_t)at->a << 32 | (uint32_t)at->b);
    hash = vaka_mix_said(hash, &at->said);
    if (at->type == VAKA_ELEMENT_BUTTON) /* what it says hangs on what verbs mean now */
        hash = vaka_hash(vaka_mix(hash, sheet->said), &at->action, sizeof at->action);
    return hash;
}

/* `each` gets those of its elements and, behind them, that of what they are in a row. */
static uint64_t hash_of_panel(const vaka_page_sheet *sheet, const vaka_view *view, uint32_t number,
                              uint64_t *each)
{
    const vaka_panel_info *panel = &view->scene->panels[number];
    uint64_t hash = vaka_mix(0, (uint64_t)number << 1 | panel->middle), row = 0;

    hash = vaka_mix_said(hash, &panel->title);
    for (uint32_t i = 0; i < panel->count; i++) {
        each[i] = hash_of_element(sheet, &view->scene->elements[panel->first + i]);
        hash = vaka_mix(hash, each[i]);
        row = vaka_mix(row, view->scene->elements[panel->first + i].type);
    }
    each[panel->count] = row;
    return hash;
}

/* Is anything in it called otherwise now? */
static bool is_renamed(const vaka_page_sheet *sheet, const vaka_view *view,
                       const vaka_panel_info *panel)
{
    bool renamed = sheet->renamed && vaka_page_renames(sheet, view, &panel->title);

    for (uint32_t i = 0; sheet->renamed && !renamed && i < panel->count; i++)
        renamed = vaka_page_renames(sheet, view, &view->scene->elements[panel->first + i].said);
    return renamed;
}

/* Of two panels with one id the later one is shown. */
static bool is_covered(const vaka_scene *scene, uint32_t number)
{
    for (uint32_t i = number + 1; i < scene->panel_count; i++)
        if (strcmp(scene->panels[i].id, scene->panels[number].id) == 0)
            return true;
    return false;
}

/* `hash`: of its elements (hash_of_panel). Where names have changed any sentence may have. */
static void put_panel(vaka_page_edit *edit, const vaka_view *view, uint32_t number,
                      const uint64_t *hash)
{
    const vaka_panel_info *panel = &view->scene->panels[number];
    vaka_page_part *part = vaka_edit_part(edit);
    size_t size = (panel->count + 1u) * sizeof *hash;
    panel_making making = {.view = view,
                           .elements = panel->count ? &view->scene->elements[panel->first] : NULL,
                           .count = panel->count,
                           .hash = hash};

    if (part->insides == panel->count + 1 && part->inside[panel->count] == hash[panel->count] &&
        !edit->sheet->renamed) {
        making.was = part->inside;
        making.before = json_object_get(part->made, "elements");
    }
    vaka_edit_put(edit, panel->id, panel_json(&making, number));
    part->inside = vaka_xgrow(part->inside, size);
    part->insides = panel->count + 1;
    memcpy(part->inside, hash, size);
}

static void look_at_panels(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_PANELS);
    uint64_t *hash = vaka_xgrow(NULL, (view->scene->element_count + 1u) * sizeof *hash);

    for (uint32_t i = 0; i < view->scene->panel_count; i++) {
        uint64_t name = vaka_mix_text(0, view->scene->panels[i].id);

        if (is_covered(view->scene, i) ||
            (vaka_edit_stays(&edit, name, hash_of_panel(sheet, view, i, hash)) &&
             !is_renamed(sheet, view, &view->scene->panels[i])))
            continue;
        put_panel(&edit, view, i, hash);
    }
    free(hash);
    vaka_edit_end(&edit);
}

/* --- Trays, and how a step is ended --------------------------------------------------------- */

static json_t *row_json(const vaka_view *view, const vaka_tray *row)
{
    json_t *one = json_object();
    char text[VAKA_VIEW_NAME], value[VAKA_ACTION_TEXT];

    put_kind(one, view, row->kind);
    put_verb(one, view, row->verb);
    if (row->stock != VAKA_NONE)
        vaka_put_number(one, "stock", row->stock);
    put_said(one, "cost", view, &row->cost);
    put_said(one, "why", view, &row->why);
    vaka_put_text(one, "title", vaka_view_tray(view, row, text));
    vaka_put_text(one, "art", row->art);
    if (row->price)
        vaka_put_number(one, "price", row->price);
    if (row->argument) {
        vaka_value_write(view->layout, row->verb, row->argument, row->value, value);
        vaka_put_number(one, "argument", row->argument);
        vaka_put_text(one, "value", value);
    }
    return one;
}

static void look_at_tray(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_TRAY);
    char key[VAKA_PAGE_KEY];

    for (uint32_t i = 0; i < view->scene->tray_count; i++) {
        const vaka_tray *row = &view->scene->trays[i];
        const int32_t numbers[] = {(int32_t)row->verb, row->kind,     row->stock,
                                   row->price,         row->argument, row->value};
        uint64_t value = vaka_hash(sheet->grounds, numbers, sizeof numbers);

        value = vaka_mix_said(vaka_mix_said(value, &row->cost), &row->why);
        value = vaka_mix_static(vaka_mix_said(value, &row->title), row->art);
        if (!vaka_edit_stays(&edit, i, value))
            vaka_edit_put(&edit, vaka_page_key((int32_t)i, key), row_json(view, row));
    }
    vaka_edit_end(&edit);
}

static json_t *purse_json(const vaka_view *view, const vaka_purse *purse)
{
    json_t *one = json_object();

    put_said(one, "text", view, &purse->said);
    vaka_put_number(one, "left", purse->left);
    vaka_put_number(one, "all", purse->all);
    return one;
}

static void look_at_purses(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_PURSES);
    char key[VAKA_PAGE_KEY];

    for (uint32_t i = 0; i < view->scene->purse_count; i++) {
        const vaka_purse *purse = &view->scene->purses[i];
        const int32_t numbers[] = {purse->left, purse->all};
        uint64_t value = vaka_hash(sheet->grounds, numbers, sizeof numbers);

        if (!vaka_edit_stays(&edit, i, vaka_mix_said(value, &purse->said)))
            vaka_edit_put(&edit, vaka_page_key((int32_t)i, key), purse_json(view, purse));
    }
    vaka_edit_end(&edit);
}

static json_t *losses_json(const vaka_view *view, uint32_t verb)
{
    json_t *losses = json_array();
    const vaka_said *lost;
    char text[VAKA_SENTENCE];

    for (uint32_t at = 0; (lost = vaka_view_loss(view, verb, &at)) != NULL;)
        json_array_append_new(losses, vaka_json_text(vaka_view_said(view, lost, text)));
    if (json_array_size(losses))
        return losses;
    json_decref(losses);
    return json_true();
}

static json_t *ends_json(const vaka_view *view)
{
    json_t *ends = json_object();

    for (uint32_t i = 0; i < view->legal_count; i++) {
        uint32_t verb = view->legal[i].verb;
        const vaka_verb *row = vaka_verb_row(view->layout->module, verb);

        if (i > 0 && view->legal[i - 1].verb == verb)
            continue;
        if (row && !json_object_get(ends, row->name) && vaka_view_ends(view, verb))
            json_object_set_new(ends, row->name, losses_json(view, verb));
    }
    return ends;
}

static json_t *last_json(const vaka_view *view)
{
    json_t *last = json_object();

    if (view->scene->last.any) {
        put_verb(last, view, view->scene->last.verb);
        put_said(last, "text", view, &view->scene->last.said);
    }
    return last;
}

static json_t *stages_json(const vaka_view *view)
{
    json_t *stages = json_array();
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->stage_count; i++)
        json_array_append_new(stages,
                              vaka_json_text(vaka_view_said(view, &view->scene->stages[i], text)));
    return stages;
}

static void look_at_stages(vaka_page_sheet *sheet, const vaka_view *view)
{
    uint64_t hash = sheet->grounds;

    for (uint32_t i = 0; i < view->scene->stage_count; i++)
        hash = vaka_mix_said(hash, &view->scene->stages[i]);
    if (hash != sheet->stages)
        vaka_page_set(sheet, VAKA_PAGE_STAGES, stages_json(view));
    sheet->stages = hash;
}

void vaka_page_scene(vaka_page_sheet *sheet, const vaka_view *view)
{
    int32_t stage = view->scene->stage;

    look_at_stages(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_STAGE, stage >= 0 ? json_integer(stage) : NULL);
    look_at_overlays(sheet, view);
    look_at_panels(sheet, view);
    look_at_tray(sheet, view);
    look_at_purses(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_ENDS, ends_json(view));
    vaka_page_set(sheet, VAKA_PAGE_LAST, last_json(view));
}
