/* cli/engine/engine_request.c - reads the members of a request and builds the parts of an answer.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "table/codec.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void vaka_request_set(vaka_request *request, const char *key, json_t *value)
{
    json_object_set_new(request->out, key, value);
}

bool vaka_request_fail(vaka_request *request, const char *format, ...)
{
    char text[512];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    json_object_clear(request->out);
    vaka_request_set(request, "error", vaka_json_text(text));
    return false;
}

/* As the one who watches reads it. */
static void say_refusal(const vaka_request *request, const vaka_refusal *why, char *out)
{
    vaka_view view;

    vaka_view_init(&view, request->match->live, &request->watch->names, request->seat);
    vaka_view_refusal(&view, why, out);
    vaka_view_done(&view);
}

json_t *vaka_request_reason(vaka_request *request, const vaka_refusal *why)
{
    const vaka_engine_match *match = request->match;
    char text[VAKA_SENTENCE];

    if (request->watch)
        say_refusal(request, why, text);
    else
        vaka_sentence(vaka_live_layout(match->live), match->names, why->text ? why->text : "",
                      why->fact, text, sizeof text);
    char *digest = vaka_engine_digest(request, why->rule);
    json_t *told = json_pack("{s:o, s:o, s:o}", "id", vaka_json_text(why->id), "rule",
                             vaka_json_text(why->rule), "text", vaka_json_text(text));

    if (digest)
        json_object_set_new(told, "digest", vaka_json_text(digest));
    free(digest);
    return told;
}

bool vaka_request_refuse(vaka_request *request, const vaka_refusal *why)
{
    json_t *told = vaka_request_reason(request, why);

    json_object_clear(request->out);
    vaka_request_set(request, "why", told);
    return false;
}

bool vaka_request_integer(vaka_request *request, const char *key, int64_t min, int64_t max,
                          int64_t *out)
{
    json_t *value = json_object_get(request->in, key);

    if (!value)
        return true;
    if (!json_is_integer(value))
        return vaka_request_fail(request, "\"%s\" must be a whole number", key);
    if (json_integer_value(value) < min || json_integer_value(value) > max)
        return vaka_request_fail(request, "\"%s\" must be from %lld to %lld", key, (long long)min,
                                 (long long)max);
    *out = json_integer_value(value);
    return true;
}

bool vaka_request_text(vaka_request *request, const char *key, bool needed, const char **out)
{
    json_t *value = json_object_get(request->in, key);

    if (!value && needed)
        return vaka_request_fail(request, "\"%s\" is missing", key);
    if (!value)
        return true;
    if (!json_is_string(value))
        return vaka_request_fail(request, "\"%s\" must be a text", key);
    *out = json_string_value(value);
    return true;
}

/* A text that was cut inside a character loses its end, not its beginning. */
/* Most texts are: then there is nothing to check in them. */
static bool is_ascii(const char *text, size_t length)
{
    uint64_t all = 0, eight;
    size_t at = 0;

    for (; at + sizeof eight <= length; at += sizeof eight) {
        memcpy(&eight, text + at, sizeof eight);
        all |= eight;
    }
    for (; at < length; at++)
        all |= (uint64_t)(unsigned char)text[at];
    return !(all & UINT64_C(0x8080808080808080));
}

json_t *vaka_json_text(const char *text)
{
    json_t *json;
    size_t length;

    if (!text)
        return json_null();
    length = strlen(text);
    if (is_ascii(text, length))
        return json_stringn_nocheck(text, length);
    while (!(json = json_stringn(text, length)))
        length--;
    return json;
}

json_t *vaka_json_hash(uint64_t hash)
{
    char text[20];

    snprintf(text, sizeof text, "%016llx", (unsigned long long)hash);
    return json_string(text);
}

json_t *vaka_json_seats(uint8_t set)
{
    json_t *seats = json_array();

    for (int seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        if (set & VAKA_SEAT(seat))
            json_array_append_new(seats, json_integer(seat));
    }
    return seats;
}

json_t *vaka_json_zone(const vaka_layout *layout, int32_t zone)
{
    char text[VAKA_ACTION_TEXT];

    if (zone < 0 || zone >= layout->zone_count)
        return json_null();
    vaka_zone_write(layout, zone, text, sizeof text);
    return vaka_json_text(text);
}

json_t *vaka_json_said(const vaka_engine_match *match, const vaka_said *said)
{
    char text[VAKA_SENTENCE];

    if (!said->text)
        return json_null();
    vaka_sentence(vaka_live_layout(match->live), match->names, said->text, said->arg, text,
                  sizeof text);
    return vaka_json_text(text);
}

static const char *event_id(const vaka_module *module, uint32_t event)
{
    static const char *const deals[] = {"offered", "dealt", "no_deal", "gave"};

    if (event < module->event_count)
        return module->events[event].id;
    if (event == VAKA_EVENT_DIE)
        return "die";
    if (event == VAKA_EVENT_DROPPED)
        return "dropped";
    if (event == VAKA_EVENT_SKIPPED)
        return "skipped";
    if (event >= VAKA_EVENT_OFFERED && event <= VAKA_EVENT_GAVE)
        return deals[event - VAKA_EVENT_OFFERED];
    if (event == VAKA_EVENT_ITSELF)
        return "itself";
    if (event == VAKA_EVENT_SAID)
        return "said";
    if (event == VAKA_EVENT_TAKEN)
        return "taken";
    return event == VAKA_EVENT_END ? "end" : NULL;
}

/* What is shown large with it; null: nothing, or the seat may not know what. */
static json_t *moment_json(const vaka_layout *layout, const vaka_event *event)
{
    int32_t kind = vaka_moment_kind(layout, event), zone = vaka_moment_zone(layout, event);

    return json_pack("{s:o, s:o}", "kind",
                     kind < 0 ? json_null() : vaka_json_text(layout->kinds[kind].id), "zone",
                     zone < 0 ? json_null() : vaka_json_zone(layout, zone));
}

json_t *vaka_json_event(const vaka_engine_match *match, const vaka_event *event)
{
    const vaka_layout *layout = vaka_live_layout(match->live);
    const char *sentence = vaka_event_sentence(layout, event);
    json_t *args = json_array();
    char text[VAKA_SENTENCE] = "";

    if (sentence)
        vaka_sentence(layout, match->names, sentence, event->arg, text, sizeof text);
    for (int i = 0; i < VAKA_TEXT_ARGS; i++)
        json_array_append_new(args, event->arg[i] == VAKA_HIDDEN ? json_null()
                                                                 : json_integer(event->arg[i]));
    json_t *told =
        json_pack("{s:o, s:o, s:o}", "id", vaka_json_text(event_id(layout->module, event->id)),
                  "text", vaka_json_text(text), "args", args);
    if (vaka_moment_of(layout, event->id))
        json_object_set_new(told, "moment", moment_json(layout, event));
    return told;
}
