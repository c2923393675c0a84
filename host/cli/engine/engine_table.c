/* cli/engine/engine_table.c - counters, the order of play and results as JSON.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"
#include "table/counter.h"
#include "table/result.h"

static json_t *number_json(int32_t value)
{
    return value == VAKA_HIDDEN ? json_null() : json_integer(value);
}

static json_t *counter_json(const vaka_match *seen, const vaka_counter_info *info)
{
    const int16_t *values = vaka_counter_values(vaka_position_of(seen), info);
    json_t *counter =
        json_pack("{s:o, s:o, s:i, s:i}", "id", vaka_json_text(info->id), "title",
                  vaka_json_text(info->title), "min", (int)info->min, "max", (int)info->max);
    json_t *each = json_array(), *fields = json_array();

    for (int32_t seat = 0; info->per_seat && seat < seen->seats; seat++)
        json_array_append_new(each, number_json(values[seat]));
    for (int32_t i = 0; info->fields && i <= info->max - info->min; i++)
        json_array_append_new(fields, vaka_json_text(info->fields[i]));
    if (info->per_seat)
        json_object_set(counter, "seats", each);
    else
        json_object_set_new(counter, "value", number_json(values[0]));
    if (info->fields)
        json_object_set(counter, "fields", fields);
    json_decref(each);
    json_decref(fields);
    return counter;
}

void vaka_json_put_table(json_t *view, const vaka_match *seen)
{
    const vaka_layout *layout = seen->layout;
    json_t *counters = json_array(), *order = json_array();

    for (int32_t i = 0; i < layout->counter_count; i++)
        json_array_append_new(counters, counter_json(seen, &layout->counters[i]));
    for (int32_t i = 0; layout->has_order && i < seen->seats; i++)
        json_array_append_new(order, json_integer(vaka_order_at(seen, i)));
    if (layout->counter_count)
        json_object_set(view, "counters", counters);
    if (layout->has_order)
        json_object_set(view, "order", order);
    json_decref(counters);
    json_decref(order);
}

static json_t *row_json(const vaka_match *match, const vaka_sheet_line *line)
{
    json_t *points = json_array();

    for (int32_t seat = 0; seat < match->seats; seat++)
        json_array_append_new(points, number_json(line->points[seat]));
    return json_pack("{s:o, s:o}", "title", vaka_json_text(match->layout->words[line->word].text),
                     "points", points);
}

void vaka_json_put_result(json_t *into, const vaka_position *position)
{
    const vaka_result *result = vaka_result_of(position);
    const vaka_layout *layout = position->face.layout;
    json_t *places = json_array(), *sheet = json_array();

    for (int32_t seat = 0; result && seat < position->face.seats; seat++) {
        int32_t place = vaka_result_place(position, seat);
        json_array_append_new(places, place ? json_integer(place) : json_null());
    }
    for (int32_t row = 0; result && row < result->rows; row++)
        json_array_append_new(sheet, row_json(&position->face, vaka_result_row(position, row)));
    if (result) {
        json_object_set(into, "places", places);
        json_object_set(into, "sheet", sheet);
        json_object_set_new(into, "lost", json_boolean(result->lost));
        json_object_set_new(
            into, "reason",
            result->reason < 0 ? json_null() : vaka_json_text(layout->words[result->reason].text));
    }
    json_decref(places);
    json_decref(sheet);
}
