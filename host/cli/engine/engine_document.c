/* cli/engine/engine_document.c - what a seat sees now, as one JSON object.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "front/text_parts.h"
#include "match/score_sheet.h"
#include "table/codec.h"
#include "table/result.h"
#include "table/table.h"
#include "vaka/counter.h"

#include <string.h>

static json_t *seats_json(const vaka_view *view)
{
    json_t *seats = json_object();
    uint8_t in = vaka_seats_in(view->seen);
    char key[16], text[VAKA_VIEW_NAME];

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        json_t *one = json_object();

        vaka_put_text(one, "name", vaka_view_seat(view, seat, text));
        vaka_put_text(one, "score", vaka_view_score(view, seat, text));
        vaka_put_true(one, "in", in & VAKA_SEAT(seat));
        vaka_put_true(one, "must", view->must & VAKA_SEAT(seat));
        vaka_put_true(one, "may", view->may & VAKA_SEAT(seat));
        json_object_set_new(seats, vaka_page_key(seat, key), one);
    }
    for (int32_t place = 0; view->layout->has_order && place < view->seen->seats; place++)
        vaka_put_number(
            json_object_get(seats, vaka_page_key(vaka_order_at(view->seen, place), key)), "place",
            place);
    return seats;
}

/* --- Pieces --------------------------------------------------------------------------------- */

static bool is_same(const vaka_view *view, int32_t one, int32_t other)
{
    const vaka_match *seen = view->seen;
    const vaka_piece *a = &seen->pieces[one], *b = &seen->pieces[other];

    return a->kind == b->kind && a->owner == b->owner && a->face == b->face &&
           vaka_table_knows(view->layout, a, view->seat) ==
               vaka_table_knows(view->layout, b, view->seat) &&
           vaka_turned(seen, one) == vaka_turned(seen, other) &&
           vaka_marked(seen, one) == vaka_marked(seen, other) &&
           vaka_stands(seen, one) == vaka_stands(seen, other);
}

static void put_posture(json_t *item, const vaka_match *seen, int32_t piece)
{
    const vaka_layout *layout = seen->layout;
    const vaka_part_info *part = vaka_table_part(seen, piece);
    int32_t mark = vaka_marked(seen, piece);

    if (vaka_turned(seen, piece))
        vaka_put_number(item, "turn", vaka_turned(seen, piece));
    if (mark >= 0)
        vaka_put_text(item, "mark", layout->words[layout->marks[mark].word].id);
    if (part)
        vaka_put_text(item, "part", layout->words[part->word].id);
}

/* A piece that is not known is its back; one that is, though it lies face down, is closed to
 * others. */
static json_t *item_json(const vaka_view *view, int32_t at, int32_t count)
{
    const vaka_piece *piece = &view->seen->pieces[at];
    bool known = vaka_table_knows(view->layout, piece, view->seat);
    json_t *item = json_object();

    vaka_put_text(item, "kind", view->layout->kinds[piece->kind].id);
    if (piece->owner >= 0)
        vaka_put_number(item, "owner", piece->owner);
    vaka_put_true(item, "hidden", !known);
    vaka_put_true(item, "down",
                  known && piece->face == VAKA_FACE_DOWN &&
                      view->layout->zones[piece->zone].owner_sees);
    if (count > 1)
        vaka_put_number(item, "count", count);
    put_posture(item, view->seen, at);
    return item;
}

static json_t *items_json(const vaka_view *view, int32_t zone)
{
    json_t *items = json_array();
    int32_t run = VAKA_NONE, count = 0;

    for (VAKA_EACH(view->seen, zone, piece)) {
        if (run >= 0 && !is_same(view, run, piece)) {
            json_array_append_new(items, item_json(view, run, count));
            count = 0;
        }
        run = piece;
        count++;
    }
    if (run >= 0)
        json_array_append_new(items, item_json(view, run, count));
    return items;
}

static json_t *zones_json(const vaka_view *view)
{
    json_t *zones = json_object();
    char key[VAKA_ACTION_TEXT];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (view->seen->zones[zone].count == 0)
            continue;
        json_t *one = json_object();
        if (vaka_view_counts(view, zone))
            vaka_put_number(one, "count", view->seen->zones[zone].count);
        vaka_put_part(one, "items", items_json(view, zone));
        vaka_zone_write(view->layout, zone, key, sizeof key);
        vaka_put_part(zones, key, one);
    }
    return zones;
}

/* --- Numbers -------------------------------------------------------------------------------- */

static json_t *numbers_json(const vaka_view *view, int32_t counter)
{
    json_t *numbers = json_object();
    bool each = view->layout->counters[counter].per_seat;
    char key[16];

    for (int32_t seat = 0; seat < (each ? view->seen->seats : 1); seat++) {
        int32_t number = vaka_counter(view->seen, counter, each ? seat : VAKA_NONE);

        if (number != VAKA_HIDDEN)
            vaka_put_number(numbers, each ? vaka_page_key(seat, key) : "all", number);
    }
    return numbers;
}

static json_t *counters_json(const vaka_view *view)
{
    json_t *counters = json_object();

    for (int32_t i = 0; i < view->layout->counter_count; i++)
        vaka_put_part(counters, view->layout->counters[i].id, numbers_json(view, i));
    return counters;
}

/* --- What can be done ----------------------------------------------------------------------- */

static json_t *choices_json(const vaka_view *view)
{
    json_t *choices = json_object();
    char action[VAKA_ACTION_TEXT], text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->legal_count; i++) {
        vaka_action_write(view->layout, &view->legal[i], action, sizeof action);
        vaka_view_action(view, &view->legal[i], text);
        vaka_put_text(choices, action, *text ? text : action);
    }
    return choices;
}

static json_t *planned_json(const vaka_view *view)
{
    json_t *planned = json_object();
    char action[VAKA_ACTION_TEXT], text[VAKA_SENTENCE], key[16];

    for (uint32_t i = 0; i < view->planned_count; i++) {
        json_t *one = json_object();

        vaka_action_write(view->layout, &view->planned[i], action, sizeof action);
        vaka_put_text(one, "action", action);
        vaka_put_text(one, "label", vaka_view_action(view, &view->planned[i], text));
        json_object_set_new(planned, vaka_page_key((int32_t)i, key), one);
    }
    return planned;
}

static json_t *prompt_json(const vaka_view *view)
{
    json_t *prompt = json_object();
    char about[VAKA_ITEM_TEXT];
    vaka_page page;

    vaka_page_init(&page, 4000);
    vaka_text_prompt(&page, view);
    page.text[strcspn(page.text, "\n")] = '\0';
    vaka_text_untyped(page.text, view->layout->module);
    vaka_put_text(prompt, "text", page.text);
    vaka_page_done(&page);
    if (view->asks && vaka_item_is_card(view->asks)) {
        vaka_put_text(prompt, "title", vaka_names_say(view->names, view->asks->title));
        vaka_put_text(prompt, "about", vaka_view_item_text(view, view->asks, about));
    }
    return prompt;
}

static void put_undo(json_t *into, const vaka_view *view)
{
    vaka_refusal why = {0};

    if (view->seat < 0 || view->finished)
        return;
    vaka_put_true(into, "undo", vaka_live_can_undo(view->live, view->seat, &why));
    vaka_put_true(into, "redo", vaka_live_can_redo(view->live, view->seat, &why));
}

/* --- How it ended --------------------------------------------------------------------------- */

static json_t *points_json(const vaka_view *view, const int16_t *points)
{
    json_t *by_seat = json_object();
    char key[16], text[VAKA_VIEW_NAME];

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (points[seat] != VAKA_HIDDEN)
            vaka_put_text(by_seat, vaka_page_key(seat, key),
                          vaka_view_points(view, points[seat], text));
    return by_seat;
}

static json_t *sheet_json(const vaka_view *view)
{
    json_t *sheet = json_array();
    vaka_score_row row;

    for (int32_t i = 0; vaka_score_row_at(view->live, view->names, i, &row); i++) {
        json_t *one = json_object();

        vaka_put_text(one, "title", row.title);
        vaka_put_part(one, "points", points_json(view, row.points));
        json_array_append_new(sheet, one);
    }
    return sheet;
}

static json_t *result_json(const vaka_view *view)
{
    const vaka_position *seen = vaka_position_of(view->seen);
    const vaka_result *result = vaka_result_of(seen);
    json_t *out = json_object(), *scores = json_object(), *places = json_object();
    char key[16], text[VAKA_SENTENCE];

    for (int32_t seat = 0; view->finished && seat < view->seen->seats; seat++) {
        int32_t place = vaka_result_place(seen, seat);

        vaka_put_text(scores, vaka_page_key(seat, key), vaka_view_score(view, seat, text));
        if (place > 0)
            vaka_put_number(places, key, place);
    }
    vaka_put_part(out, "scores", scores);
    vaka_put_part(out, "places", places);
    if (!view->finished)
        return out;
    vaka_put_part(out, "winners", vaka_json_seats(view->winners));
    vaka_put_true(out, "lost", result && result->lost);
    vaka_put_text(out, "reason", vaka_view_reason(view, text));
    vaka_put_part(out, "sheet", sheet_json(view));
    return out;
}

static void put_phase(json_t *into, const vaka_view *view)
{
    const vaka_module *module = view->layout->module;
    const vaka_frame *top = vaka_top(view->seen);
    char text[VAKA_SENTENCE];

    if (view->scene->phase.text)
        vaka_put_text(into, "phase", vaka_view_said(view, &view->scene->phase, text));
    else if (top && top->step < module->step_count)
        vaka_put_text(into, "phase", vaka_names_say(view->names, module->steps[top->step].title));
    vaka_put_number(into, "round", vaka_turn(view->seen));
}

json_t *vaka_page_document(const vaka_view *view)
{
    json_t *document = json_object(), *deal = vaka_json_deal(view->seen, view->seat);
    json_t *bare = vaka_json_bare(deal);

    if (view->seat >= 0)
        vaka_put_number(document, "seat", view->seat);
    put_phase(document, view);
    vaka_put_part(document, "seats", seats_json(view));
    vaka_put_part(document, "zones", zones_json(view));
    vaka_put_part(document, "counters", counters_json(view));
    vaka_page_scene(document, view);
    vaka_put_part(document, "prompt", prompt_json(view));
    vaka_put_part(document, "choices", choices_json(view));
    vaka_put_part(document, "planned", planned_json(view));
    put_undo(document, view);
    if (bare)
        json_object_set_new(document, "deal", bare);
    vaka_put_part(document, "result", result_json(view));
    json_decref(deal);
    return document;
}
