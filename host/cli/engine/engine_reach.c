/* cli/engine/engine_reach.c - the request `reach`: where pieces can be brought, and by which
 * actions.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"

#include "play/ways.h"
#include "table/codec.h"

#include <string.h>

#define MOST_PIECES 999

static bool read_from(vaka_request *request, int32_t *out)
{
    const char *text = NULL;
    vaka_error err;

    if (!vaka_request_text(request, "from", true, &text))
        return false;
    if (vaka_zone_named(vaka_live_layout(request->match->live), vaka_word_of(text), out, &err))
        return vaka_request_fail(request, "\"from\": %s", err.text);
    return true;
}

/* {"kind": "boat", "face": "down", "count": 2}; without the last two one that lies face up. */
static bool read_piece(vaka_request *request, const json_t *json, vaka_ways_pick *out)
{
    const char *text = json_string_value(json_object_get(json, "kind"));
    const json_t *face = json_object_get(json, "face"), *count = json_object_get(json, "count");
    const char *way = face ? json_string_value(face) : "up";
    vaka_error err;
    int32_t kind;

    if (!json_is_object(json) || !text)
        return vaka_request_fail(request, "\"pieces\" is a list of objects with a \"kind\"");
    if (vaka_kind_named(vaka_live_layout(request->match->live), vaka_word_of(text), &kind, &err))
        return vaka_request_fail(request, "\"pieces\": %s", err.text);
    if (!way || (strcmp(way, "up") != 0 && strcmp(way, "down") != 0))
        return vaka_request_fail(request, "\"face\" of a piece is \"up\" or \"down\"");
    if (count && (!json_is_integer(count) || json_integer_value(count) < 1 ||
                  json_integer_value(count) > MOST_PIECES))
        return vaka_request_fail(request, "\"count\" of a piece is a number from 1 to %d",
                                 MOST_PIECES);
    *out = (vaka_ways_pick){(int16_t)kind, (int8_t)request->seat,
                            strcmp(way, "up") == 0 ? VAKA_FACE_UP : VAKA_FACE_DOWN,
                            count ? (int32_t)json_integer_value(count) : 1};
    return true;
}

static bool read_pieces(vaka_request *request, vaka_ways_wish *wish)
{
    const json_t *list = json_object_get(request->in, "pieces");

    if (list && (!json_is_array(list) || json_array_size(list) > VAKA_WAYS_SORTS))
        return vaka_request_fail(request, "\"pieces\" is a list of at most %d", VAKA_WAYS_SORTS);
    for (size_t i = 0; list && i < json_array_size(list); i++)
        if (!read_piece(request, json_array_get(list, i), &wish->pick[wish->picks++]))
            return false;
    return true;
}

static json_t *actions_json(const vaka_layout *layout, const vaka_action *list, uint32_t count)
{
    json_t *actions = json_array();

    for (uint32_t i = 0; i < count; i++) {
        char text[VAKA_ACTION_TEXT];

        vaka_action_write(layout, &list[i], text, sizeof text);
        json_array_append_new(actions, vaka_json_text(text));
    }
    return actions;
}

bool vaka_engine_reach(vaka_request *request)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    vaka_ways_wish wish = {.seat = request->seat};
    json_t *list = json_array();
    vaka_ways ways;

    if (!read_from(request, &wish.from) || !read_pieces(request, &wish)) {
        json_decref(list);
        return false;
    }
    vaka_ways_search(request->match->live, &wish, &ways);
    for (uint32_t i = 0; i < ways.count; i++) {
        const vaka_ways_one *way = &ways.at[i];

        json_array_append_new(
            list, json_pack("{s:o, s:i, s:b, s:o}", "to", vaka_json_zone(layout, way->to), "pieces",
                            (int)way->moved, "certain", !way->open, "actions",
                            actions_json(layout, vaka_ways_list(&ways, way), way->count)));
    }
    vaka_request_set(request, "ways", list);
    vaka_request_set(request, "copies", json_integer(ways.copies));
    vaka_ways_done(&ways);
    return true;
}
