/* cli/engine/engine_table.c - boards and counters, the order of play and the result, as JSON.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is constant is told once, by `layout`; numbers are told with each view, from the redacted
 * match only. */
#include "cli/engine/engine_request.h"
#include "match/deal.h"
#include "match/score_sheet.h"
#include "table/result.h"
#include "table/sentence.h"
#include "vaka/counter.h"
#include "vaka/mat.h"

static json_t *number_or_null(int32_t number)
{
    return number == VAKA_HIDDEN ? json_null() : json_integer(number);
}

static json_t *space_json(const vaka_layout *layout, int32_t zone)
{
    const vaka_zone_info *info = &layout->zones[zone];
    json_t *id = vaka_json_zone(layout, zone), *title = vaka_json_text(info->title);

    if (layout->boards[info->board].spots)
        return json_pack("{s:o, s:o, s:i, s:i}", "id", id, "title", title, "x", (int)info->x, "y",
                         (int)info->y);
    return json_pack("{s:o, s:o, s:[i, i]}", "id", id, "title", title, "at", (int)info->hex.q,
                     (int)info->hex.r);
}

static json_t *route_json(const vaka_layout *layout, int32_t zone)
{
    const vaka_zone_info *info = &layout->zones[zone];

    return json_pack("{s:o, s:o, s:[o, o]}", "id", vaka_json_zone(layout, zone), "title",
                     vaka_json_text(info->title), "ends", vaka_json_zone(layout, info->end[0]),
                     vaka_json_zone(layout, info->end[1]));
}

static json_t *board_json(const vaka_layout *layout, const vaka_board_info *board)
{
    json_t *spaces = json_array(), *routes = json_array();

    for (int32_t i = 0; i < board->size; i++)
        json_array_append_new(spaces, space_json(layout, board->first + i));
    for (int32_t i = 0; i < board->route_count; i++)
        json_array_append_new(routes, route_json(layout, board->routes + i));
    return json_pack("{s:o, s:o, s:o, s:o}", "id", vaka_json_text(board->id), "title",
                     vaka_json_text(board->title), board->spots ? "spots" : "hexes", spaces,
                     "routes", routes);
}

static json_t *fields_json(const vaka_counter_info *info)
{
    json_t *fields = json_array();

    for (int32_t i = 0; info->fields && i <= info->max - info->min; i++)
        json_array_append_new(fields, vaka_json_text(info->fields[i]));
    return fields;
}

static json_t *counter_json(const vaka_counter_info *info)
{
    const char *see = info->see == VAKA_SEE_OWNER    ? "owner"
                      : info->see == VAKA_SEE_NOBODY ? "nobody"
                                                     : "all";

    return json_pack("{s:o, s:o, s:b, s:s, s:i, s:i, s:o, s:o}", "id", vaka_json_text(info->id),
                     "title", vaka_json_text(info->title), "per_seat", (int)info->per_seat, "see",
                     see, "min", (int)info->min, "max", (int)info->max, "total",
                     info->total == VAKA_NONE ? json_null() : json_integer(info->total), "fields",
                     fields_json(info));
}

/* How pieces may lie: steps of a whole turn (null: they have no postures), marks, and the sides of
 * kinds that have any. */
static json_t *marks_json(const vaka_layout *layout)
{
    json_t *marks = json_array();

    for (int32_t i = 0; i < layout->mark_count; i++) {
        const vaka_word_info *word = &layout->words[layout->marks[i].word];
        json_array_append_new(marks, json_pack("{s:o, s:o}", "id", vaka_json_text(word->id),
                                               "title", vaka_json_text(word->text)));
    }
    return marks;
}

static json_t *place_json(const vaka_layout *layout, const vaka_place_info *place)
{
    bool counter = place->what == VAKA_PLACE_COUNTER;

    return json_pack("{s:o, s:i, s:i, s:i, s:i}", counter ? "counter" : "zone",
                     counter ? vaka_json_text(layout->counters[place->number].id)
                             : vaka_json_zone(layout, place->number),
                     "x", (int)place->x, "y", (int)place->y, "w", (int)place->w, "h",
                     (int)place->h);
}

static json_t *mats_json(const vaka_layout *layout)
{
    json_t *mats = json_array();

    for (int32_t i = 0; i < layout->mat_count; i++) {
        const vaka_mat_info *mat = &layout->mats[i];
        json_t *places = json_array();
        for (int32_t p = 0; p < layout->place_count; p++)
            if (layout->places[p].mat == i)
                json_array_append_new(places, place_json(layout, &layout->places[p]));
        json_array_append_new(
            mats, json_pack("{s:o, s:o, s:o, s:i, s:i, s:o}", "id", vaka_json_text(mat->id),
                            "title", vaka_json_text(mat->title), "owner",
                            mat->owner < 0 ? json_null() : json_integer(mat->owner), "w",
                            (int)mat->w, "h", (int)mat->h, "places", places));
    }
    return mats;
}

static json_t *edges_json(const vaka_layout *layout)
{
    json_t *edges = json_object();

    for (int32_t kind = 0; kind < layout->kind_count; kind++) {
        json_t *sides = json_array();
        bool any = false;
        for (int32_t side = 0; side < layout->turn_steps; side++) {
            int32_t word = vaka_kind_edge(layout, kind, side);
            any |= word >= 0;
            json_array_append_new(sides,
                                  word < 0 ? json_null() : vaka_json_text(layout->words[word].id));
        }
        if (any)
            json_object_set(edges, layout->kinds[kind].id, sides);
        json_decref(sides);
    }
    return edges;
}

static json_t *goods_json(const vaka_layout *layout)
{
    json_t *goods = json_array();

    for (int32_t i = 0; i < layout->good_count; i++) {
        const vaka_good_info *info = &layout->goods[i];
        json_array_append_new(goods,
                              json_pack("{s:s, s:s, s:i}", "id", vaka_good_id(layout, i), "what",
                                        info->what == VAKA_GOOD_COUNTER ? "counter" : "kind",
                                        "most", (int)info->most));
    }
    return goods;
}

bool vaka_engine_layout(vaka_request *request)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    json_t *boards = json_array(), *counters = json_array();

    for (int32_t i = 0; i < layout->board_count; i++)
        json_array_append_new(boards, board_json(layout, &layout->boards[i]));
    for (int32_t i = 0; i < layout->counter_count; i++)
        json_array_append_new(counters, counter_json(&layout->counters[i]));
    vaka_request_set(request, "layout",
                     json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "boards", boards, "counters",
                               counters, "turns",
                               layout->turn_steps ? json_integer(layout->turn_steps) : json_null(),
                               "marks", marks_json(layout), "edges", edges_json(layout), "mats",
                               mats_json(layout), "goods", goods_json(layout)));
    return true;
}

static json_t *counted_json(const vaka_match *seen, int32_t counter)
{
    json_t *numbers = json_array();

    if (!seen->layout->counters[counter].per_seat) {
        json_decref(numbers);
        return number_or_null(vaka_counter(seen, counter, VAKA_NONE));
    }
    for (int32_t seat = 0; seat < seen->seats; seat++)
        json_array_append_new(numbers, number_or_null(vaka_counter(seen, counter, seat)));
    return numbers;
}

json_t *vaka_json_counters(const vaka_match *seen)
{
    json_t *counters = json_object();

    for (int32_t i = 0; i < seen->layout->counter_count; i++)
        json_object_set_new(counters, seen->layout->counters[i].id, counted_json(seen, i));
    return counters;
}

json_t *vaka_json_order(const vaka_match *seen)
{
    json_t *order = json_array();

    if (!seen->layout->has_order) {
        json_decref(order);
        return json_null();
    }
    for (int32_t place = 0; place < seen->seats; place++)
        json_array_append_new(order, json_integer(vaka_order_at(seen, place)));
    return order;
}

/* One list of a deal: how many of each good that is in it. */
static json_t *list_json(const vaka_position *seen, int32_t which)
{
    json_t *list = json_object();

    for (int32_t i = 0; i < seen->face.layout->good_count; i++)
        if (vaka_deal_list(seen, which)[i])
            json_object_set_new(list, vaka_good_id(seen->face.layout, i),
                                json_integer(vaka_deal_list(seen, which)[i]));
    return list;
}

json_t *vaka_json_deal(const vaka_match *match, int32_t seat)
{
    const vaka_position *seen = vaka_position_of(match);
    const vaka_deal_region *deal = seen->deal;
    const vaka_frame *top = vaka_top(match);
    json_t *left = json_array(), *seats = json_null(), *by = json_null();

    for (int32_t i = 0; deal && i < match->seats; i++)
        json_array_append_new(left, json_integer(deal->left[i]));
    if (!deal) {
        json_decref(left);
        return json_null();
    }
    if (vaka_deal_open(seen))
        seats = json_pack("[i, i]", (int)top->local[0], (int)top->local[1]);
    bool party = deal->open;
    bool reads = party && (deal->by == seat || deal->offered || seat == VAKA_REFEREE);
    if (party)
        by = json_integer(deal->by);
    return json_pack("{s:o, s:o, s:o, s:b, s:o, s:o}", "left", left, "seats", seats, "by", by,
                     "offered", (int)deal->offered, "gives",
                     reads ? list_json(seen, VAKA_DEAL_GIVES) : json_null(), "asks",
                     reads ? list_json(seen, VAKA_DEAL_ASKS) : json_null());
}

static json_t *word_json(const vaka_engine_match *match, int32_t word)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)word};
    char text[VAKA_SENTENCE];

    if (word < 0)
        return json_null();
    vaka_sentence(vaka_live_layout(match->live), match->names, "{0:word}", arg, text, sizeof text);
    return vaka_json_text(text);
}

static json_t *sheet_json(const vaka_engine_match *match, int32_t seats)
{
    json_t *sheet = json_array();
    vaka_score_row row;

    for (int32_t i = 0; vaka_score_row_at(match->live, match->names, i, &row); i++) {
        json_t *points = json_array();

        for (int32_t seat = 0; seat < seats; seat++)
            json_array_append_new(points, number_or_null(row.points[seat]));
        json_array_append_new(
            sheet, json_pack("{s:o, s:o}", "title", vaka_json_text(row.title), "points", points));
    }
    return sheet;
}

json_t *vaka_json_result(const vaka_engine_match *match)
{
    const vaka_position *position = vaka_live_position(match->live);
    const vaka_result *result = vaka_result_of(position);
    json_t *scores = json_array(), *places = json_array();

    if (!position->table->finished) {
        json_decref(scores);
        json_decref(places);
        return NULL;
    }
    for (int32_t seat = 0; seat < position->face.seats; seat++) {
        int32_t place = vaka_result_place(position, seat);

        json_array_append_new(scores, json_integer(position->table->score[seat]));
        json_array_append_new(places, place > 0 ? json_integer(place) : json_null());
    }
    return json_pack("{s:o, s:o, s:o, s:b, s:o, s:o}", "winners",
                     vaka_json_seats(position->table->winners), "scores", scores, "places", places,
                     "lost", result && result->lost ? 1 : 0, "reason",
                     word_json(match, result ? result->reason : VAKA_NONE), "sheet",
                     sheet_json(match, position->face.seats));
}
