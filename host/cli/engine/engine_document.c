/* cli/engine/engine_document.c - what a seat sees now, as one JSON object.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "front/text_parts.h"
#include "match/score_sheet.h"
#include "table/codec.h"
#include "table/hash.h"
#include "table/result.h"
#include "table/table.h"
#include "vaka/counter.h"

#include <string.h>

static int32_t place_of(const vaka_view *view, int32_t seat)
{
    for (int32_t place = 0; view->layout->has_order && place < view->seen->seats; place++)
        if (vaka_order_at(view->seen, place) == seat)
            return place;
    return VAKA_NONE;
}

static json_t *seat_json(const vaka_view *view, int32_t seat, bool in)
{
    json_t *one = json_object();
    int32_t place = place_of(view, seat);
    char text[VAKA_VIEW_NAME];

    vaka_put_text(one, "name", vaka_view_seat(view, seat, text));
    vaka_put_text(one, "score", vaka_view_score(view, seat, text));
    vaka_put_true(one, "in", in);
    vaka_put_true(one, "must", view->must & VAKA_SEAT(seat));
    vaka_put_true(one, "may", view->may & VAKA_SEAT(seat));
    if (place >= 0)
        vaka_put_number(one, "place", place);
    return one;
}

static void look_at_seats(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_SEATS);
    uint8_t in = vaka_seats_in(view->seen);
    char key[VAKA_PAGE_KEY];

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        const int32_t numbers[] = {vaka_score(view->seen, seat), place_of(view, seat),
                                   in & VAKA_SEAT(seat), view->must & VAKA_SEAT(seat),
                                   view->may & VAKA_SEAT(seat)};
        uint64_t value = vaka_mix_text(vaka_hash(0, numbers, sizeof numbers),
                                       view->names ? view->names->seat[seat] : NULL);

        if (!vaka_edit_stays(&edit, (uint64_t)seat, value))
            vaka_edit_put(&edit, vaka_page_key(seat, key),
                          seat_json(view, seat, in & VAKA_SEAT(seat)));
    }
    vaka_edit_end(&edit);
}

/* --- Pieces --------------------------------------------------------------------------------- */

/* All that is told of a piece. */
typedef struct piece_look {
    int32_t kind, owner, face, known, turned, mark, stands;
} piece_look;

static piece_look look_of(const vaka_view *view, int32_t at)
{
    const vaka_match *seen = view->seen;
    const vaka_layout *layout = view->layout;
    const vaka_piece *piece = &seen->pieces[at];
    piece_look look = {.kind = piece->kind,
                       .owner = piece->owner,
                       .face = piece->face,
                       .known = vaka_table_knows(layout, piece, view->seat)};

    if (layout->turn_steps || layout->mark_count) {
        look.turned = vaka_turned(seen, at);
        look.mark = vaka_marked(seen, at);
    }
    if (vaka_position_of(seen)->parts)
        look.stands = vaka_stands(seen, at);
    return look;
}

static bool is_same(const vaka_view *view, int32_t one, int32_t other)
{
    piece_look a = look_of(view, one), b = look_of(view, other);

    return memcmp(&a, &b, sizeof a) == 0;
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

static json_t *zone_json(const vaka_view *view, int32_t zone)
{
    json_t *one = json_object();

    if (vaka_view_counts(view, zone))
        vaka_put_number(one, "count", view->seen->zones[zone].count);
    vaka_put_part(one, "items", items_json(view, zone));
    return one;
}

/* What look_of() of a piece hangs on, in the order in which they lie. */
static uint64_t hash_of_zone(const vaka_view *view, int32_t zone)
{
    uint64_t hash = vaka_view_counts(view, zone);
    bool postures = view->layout->turn_steps || view->layout->mark_count;
    bool parts = vaka_position_of(view->seen)->parts;

    for (VAKA_EACH(view->seen, zone, piece)) {
        const vaka_piece *at = &view->seen->pieces[piece];

        hash =
            vaka_mix(hash, (uint64_t)(uint16_t)at->kind << 32 | (uint32_t)(uint8_t)at->owner << 16 |
                               (uint32_t)at->face << 8 | at->seen);
        if (!postures && !parts)
            continue;
        piece_look look = look_of(view, piece);
        hash = vaka_mix(hash, (uint64_t)(uint32_t)look.turned << 32 | (uint32_t)look.mark);
        hash = vaka_mix(hash, (uint32_t)look.stands);
    }
    return hash;
}

static void look_at_zones(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_ZONES);
    char key[VAKA_ACTION_TEXT];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (view->seen->zones[zone].count == 0 ||
            vaka_edit_stays(&edit, (uint64_t)zone, hash_of_zone(view, zone)))
            continue;
        vaka_zone_write(view->layout, zone, key, sizeof key);
        vaka_edit_put(&edit, key, zone_json(view, zone));
    }
    vaka_edit_end(&edit);
}

/* --- Numbers -------------------------------------------------------------------------------- */

static json_t *numbers_json(const int32_t *numbers, int32_t count, bool each)
{
    json_t *list = json_object();
    char key[VAKA_PAGE_KEY];

    for (int32_t i = 0; i < count; i++)
        if (numbers[i] != VAKA_HIDDEN)
            vaka_put_number(list, each ? vaka_page_key(i, key) : "all", numbers[i]);
    return list;
}

static void look_at_counters(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_COUNTERS);

    for (int32_t i = 0; i < view->layout->counter_count; i++) {
        bool each = view->layout->counters[i].per_seat;
        int32_t numbers[VAKA_MAX_SEATS], count = each ? view->seen->seats : 1;

        for (int32_t seat = 0; seat < count; seat++)
            numbers[seat] = vaka_counter(view->seen, i, each ? seat : VAKA_NONE);
        if (!vaka_edit_stays(&edit, (uint64_t)i,
                             vaka_hash(0, numbers, (size_t)count * sizeof *numbers)))
            vaka_edit_put(&edit, view->layout->counters[i].id, numbers_json(numbers, count, each));
    }
    vaka_edit_end(&edit);
}

/* --- What can be done ----------------------------------------------------------------------- */

/* What the button for an action says hangs on what verbs mean now; that of an option, on what the
 * script calls it. */
static uint64_t hash_of_label(const vaka_page_sheet *sheet, const vaka_view *view,
                              const vaka_action *action)
{
    if (action->verb == VAKA_VERB_CHOOSE_OPTION && view->question)
        return vaka_mix_text(sheet->said, vaka_question_label(view->question, action->arg[0]));
    return sheet->said;
}

static void look_at_choices(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_CHOICES);
    char key[VAKA_ACTION_TEXT], text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->legal_count; i++) {
        const vaka_action *action = &view->legal[i];

        if (vaka_edit_stays(&edit, vaka_hash(0, action, sizeof *action),
                            hash_of_label(sheet, view, action)))
            continue;
        vaka_action_write(view->layout, action, key, sizeof key);
        vaka_view_action(view, action, text);
        vaka_edit_put(&edit, key, vaka_json_text(*text ? text : key));
    }
    vaka_edit_end(&edit);
}

static json_t *plan_json(const vaka_view *view, const vaka_action *planned)
{
    char action[VAKA_ACTION_TEXT], text[VAKA_SENTENCE];
    json_t *one = json_object();

    vaka_action_write(view->layout, planned, action, sizeof action);
    vaka_put_text(one, "action", action);
    vaka_put_text(one, "label", vaka_view_action(view, planned, text));
    return one;
}

static void look_at_planned(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_edit edit = vaka_edit_begin(sheet, VAKA_PAGE_PLANNED);
    char key[VAKA_PAGE_KEY];

    for (uint32_t i = 0; i < view->planned_count; i++) {
        const vaka_action *action = &view->planned[i];
        uint64_t value = vaka_hash(hash_of_label(sheet, view, action), action, sizeof *action);

        if (!vaka_edit_stays(&edit, i, value))
            vaka_edit_put(&edit, vaka_page_key((int32_t)i, key), plan_json(view, action));
    }
    vaka_edit_end(&edit);
}

static json_t *prompt_json(const vaka_view *view)
{
    json_t *prompt = json_object();
    char about[VAKA_ITEM_TEXT], line[VAKA_PROMPT_LINE];

    vaka_text_asked(view, line);
    line[strcspn(line, "\n")] = '\0';
    vaka_text_untyped(line, view->layout->module);
    vaka_put_text(prompt, "text", line);
    if (view->asks && vaka_item_is_card(view->asks)) {
        vaka_put_text(prompt, "title", vaka_names_say(view->names, view->asks->title));
        vaka_put_text(prompt, "about", vaka_view_item_text(view, view->asks, about));
    }
    return prompt;
}

static void look_at_undo(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_refusal why = {0};
    bool plays = view->seat >= 0 && !view->finished;
    bool undo = plays && vaka_live_can_undo(view->live, view->seat, &why);
    bool redo = plays && vaka_live_can_redo(view->live, view->seat, &why);

    vaka_page_set(sheet, VAKA_PAGE_UNDO, undo ? json_true() : NULL);
    vaka_page_set(sheet, VAKA_PAGE_REDO, redo ? json_true() : NULL);
}

/* --- How it ended --------------------------------------------------------------------------- */

static json_t *points_json(const vaka_view *view, const int16_t *points)
{
    json_t *by_seat = json_object();
    char key[VAKA_PAGE_KEY], text[VAKA_VIEW_NAME];

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
    char key[VAKA_PAGE_KEY], text[VAKA_SENTENCE];

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        int32_t place = vaka_result_place(seen, seat);

        vaka_put_text(scores, vaka_page_key(seat, key), vaka_view_score(view, seat, text));
        if (place > 0)
            vaka_put_number(places, key, place);
    }
    vaka_put_part(out, "scores", scores);
    vaka_put_part(out, "places", places);
    vaka_put_part(out, "winners", vaka_json_seats(view->winners));
    vaka_put_true(out, "lost", result && result->lost);
    vaka_put_text(out, "reason", vaka_view_reason(view, text));
    vaka_put_part(out, "sheet", sheet_json(view));
    return out;
}

static void look_at_phase(vaka_page_sheet *sheet, const vaka_view *view)
{
    const vaka_module *module = view->layout->module;
    const vaka_frame *top = vaka_top(view->seen);
    char text[VAKA_SENTENCE] = "";
    const char *phase = "";

    if (view->scene->phase.text)
        phase = vaka_view_said(view, &view->scene->phase, text);
    else if (top && top->step < module->step_count)
        phase = vaka_names_say(view->names, module->steps[top->step].title);
    vaka_page_set(sheet, VAKA_PAGE_PHASE, phase && *phase ? vaka_json_text(phase) : NULL);
    vaka_page_set(sheet, VAKA_PAGE_ROUND, json_integer(vaka_turn(view->seen)));
}

static void look_at_deal(vaka_page_sheet *sheet, const vaka_view *view)
{
    json_t *deal = vaka_json_deal(view->seen, view->seat);

    vaka_page_set(sheet, VAKA_PAGE_DEAL, vaka_json_bare(deal));
    json_decref(deal);
}

void vaka_page_look(vaka_page_sheet *sheet, const vaka_view *view)
{
    vaka_page_names(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_SEAT, view->seat >= 0 ? json_integer(view->seat) : NULL);
    look_at_phase(sheet, view);
    look_at_seats(sheet, view);
    look_at_zones(sheet, view);
    look_at_counters(sheet, view);
    vaka_page_scene(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_PROMPT, prompt_json(view));
    look_at_choices(sheet, view);
    look_at_planned(sheet, view);
    look_at_undo(sheet, view);
    look_at_deal(sheet, view);
    vaka_page_set(sheet, VAKA_PAGE_RESULT, view->finished ? result_json(view) : NULL);
}
