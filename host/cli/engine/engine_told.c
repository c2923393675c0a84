/* cli/engine/engine_told.c - the log of a watch, and what has happened since it was told last.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "table/codec.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define LINES_MOST 200u /* of the log in a document */

static const char *event_id(const vaka_module *module, uint32_t event)
{
    static const char *const own[] = {"die",   "dropped", "end",  "skipped", "offered",
                                      "dealt", "no_deal", "gave", "itself",  "said"};

    if (event < module->event_count)
        return module->events[event].id;
    if (event >= VAKA_EVENT_DIE && event - VAKA_EVENT_DIE < sizeof own / sizeof *own)
        return own[event - VAKA_EVENT_DIE];
    return NULL;
}

/* --- What an event speaks of ---------------------------------------------------------------- */

typedef struct gap { /* of a sentence: which number fills it, and as what */
    int number;
    char type[12];
} gap;

/* The next gap behind `*at`, which is moved; false: there is none. */
static bool next_gap(const char **at, gap *out)
{
    for (const char *open = strchr(*at, '{'); open; open = strchr(open + 1, '{')) {
        size_t length = isdigit((unsigned char)open[1]) && open[2] == ':'
                            ? strspn(open + 3, "abcdefghijklmnopqrstuvwxyz")
                            : 0;

        if (length == 0 || length >= sizeof out->type || open[1] - '0' >= VAKA_TEXT_ARGS)
            continue;
        out->number = open[1] - '0';
        snprintf(out->type, sizeof out->type, "%.*s", (int)length, open + 3);
        *at = open + 1;
        return true;
    }
    return false;
}

static const char *word_id(const vaka_layout *layout, int32_t word)
{
    return word >= 0 && word < layout->word_count ? layout->words[word].id : NULL;
}

static const char *verb_id(const vaka_layout *layout, int32_t verb)
{
    const vaka_verb *row = verb >= 0 ? vaka_verb_row(layout->module, (uint32_t)verb) : NULL;

    return row ? row->name : NULL;
}

/* The id of what a number names; NULL: it is a number. `out` has VAKA_ACTION_TEXT bytes. */
static const char *named(const vaka_layout *layout, const char *type, int32_t number, char *out)
{
    if (strcmp(type, "zone") == 0 || strcmp(type, "at") == 0) {
        vaka_zone_write(layout, number, out, VAKA_ACTION_TEXT);
        return out;
    }
    if (strcmp(type, "kind") == 0)
        return number >= 0 && number < layout->kind_count ? layout->kinds[number].id : NULL;
    if (strcmp(type, "counter") == 0)
        return number >= 0 && number < layout->counter_count ? layout->counters[number].id : NULL;
    if (strcmp(type, "word") == 0)
        return word_id(layout, number);
    if (strcmp(type, "good") == 0)
        return number >= 0 && number < layout->good_count ? vaka_good_id(layout, number) : NULL;
    return strcmp(type, "verb") == 0 ? verb_id(layout, number) : NULL;
}

static json_t *arg_json(const vaka_layout *layout, const gap *one, int32_t number)
{
    json_t *arg = json_pack("{s:s}", "type", one->type);
    char text[VAKA_ACTION_TEXT];
    const char *id = number == VAKA_HIDDEN ? NULL : named(layout, one->type, number, text);

    if (id)
        vaka_put_text(arg, "id", id);
    else if (number != VAKA_HIDDEN)
        vaka_put_number(arg, "number", number);
    return arg;
}

static json_t *args_json(const vaka_view *view, const vaka_event *event)
{
    const char *at = vaka_event_sentence(view->layout, event);
    json_t *args = json_array();
    gap one;

    while (at && next_gap(&at, &one))
        if (strcmp(one.type, "plural") != 0)
            json_array_append_new(args, arg_json(view->layout, &one, event->arg[one.number]));
    return args;
}

/* --- Events and lines ----------------------------------------------------------------------- */

static json_t *moment_json(const vaka_layout *layout, const vaka_event *event)
{
    int32_t kind = vaka_moment_kind(layout, event), zone = vaka_moment_zone(layout, event);
    json_t *moment = json_object();

    if (kind >= 0)
        vaka_put_text(moment, "kind", layout->kinds[kind].id);
    vaka_put_zone(moment, "zone", layout, zone);
    return moment;
}

static json_t *event_json(const vaka_view *view, const vaka_page_line *line)
{
    static const char *const sounds[VAKA_SOUNDS] = {"", "water", "wood", "conch", "drum"};
    const vaka_event *event = &line->event;
    json_t *told = json_object();
    char text[VAKA_SENTENCE];

    vaka_put_text(told, "id", event_id(view->layout->module, event->id));
    vaka_put_text(told, "text", vaka_view_event(view, event, text));
    vaka_put_part(told, "args", args_json(view, event));
    vaka_put_text(told, "sound", sounds[vaka_sound_of(view->layout, event->id) % VAKA_SOUNDS]);
    if (vaka_moment_of(view->layout, event->id)) /* may be empty: the sentence alone is shown */
        json_object_set_new(told, "moment", moment_json(view->layout, event));
    if (event->id == VAKA_EVENT_DIE)
        json_object_set_new(
            told, "die",
            json_pack("{s:i, s:i}", "sides", (int)event->arg[0], "face", (int)event->arg[1]));
    vaka_put_true(told, "retold", line->retold);
    vaka_put_true(told, "end", event->id == VAKA_EVENT_END);
    return told;
}

/* The first seat, place and kind that it speaks of: whose line it is, and what a press shows. */
static void put_first(json_t *entry, const vaka_view *view, const vaka_event *event)
{
    const char *at = vaka_event_sentence(view->layout, event);
    char text[VAKA_ACTION_TEXT];
    gap one;

    while (at && next_gap(&at, &one)) {
        int32_t number = event->arg[one.number];
        const char *id = number == VAKA_HIDDEN ? NULL : named(view->layout, one.type, number, text);

        const char *key = strcmp(one.type, "at") == 0 ? "zone" : one.type;

        if (number == VAKA_HIDDEN || json_object_get(entry, key))
            continue;
        if (strcmp(key, "seat") == 0)
            vaka_put_number(entry, key, number);
        else if (strcmp(key, "zone") == 0 || strcmp(key, "kind") == 0)
            vaka_put_text(entry, key, id);
    }
}

static json_t *line_json(const vaka_view *view, const vaka_page_line *line)
{
    json_t *entry = json_object();
    char text[VAKA_SENTENCE];

    vaka_put_text(entry, "text", vaka_view_event(view, &line->event, text));
    vaka_put_number(entry, "round", line->turn);
    put_first(entry, view, &line->event);
    vaka_put_true(entry, "great", vaka_moment_of(view->layout, line->event.id) != NULL);
    return entry;
}

/* --- The log -------------------------------------------------------------------------------- */

/* What the seat may read of the whole log. Owned by the caller. */
static vaka_page_line *read_log(const vaka_view *view, const vaka_record *record, uint32_t *count)
{
    uint32_t all = 0;
    const vaka_log_entry *log = record ? vaka_record_log(record, &all) : NULL;
    vaka_page_line *lines = vaka_xnew((all + 1u) * sizeof *lines);

    *count = 0;
    for (uint32_t i = 0; i < all; i++) {
        vaka_page_line *line = &lines[*count];

        memset(line, 0, sizeof *line); /* they are compared */
        if (!vaka_event_for(&log[i].event, view->seat, &line->event))
            continue;
        line->action = log[i].action;
        line->turn = log[i].turn;
        line->retold = vaka_view_retold(view, log, i, all);
        (*count)++;
    }
    return lines;
}

/* Spaces without a name are called by their ground, so lines that were written before may read
 * otherwise when that has changed. */
static uint64_t hash_of_grounds(const vaka_view *view)
{
    uint64_t hash = 14695981039346656037u;
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->type != VAKA_OVERLAY_GROUND || overlay->mark)
            continue;
        hash = (hash ^ (uint64_t)overlay->a) * 1099511628211u;
        for (const char *at = vaka_view_said(view, &overlay->said, text); *at; at++)
            hash = (hash ^ (uint8_t)*at) * 1099511628211u;
    }
    return hash;
}

static bool was_told(const vaka_engine_watch *watch, uint32_t from, const vaka_page_line *line)
{
    for (uint32_t i = from; i < watch->told_count; i++)
        if (memcmp(&watch->told[i], line, sizeof *line) == 0)
            return true;
    return false;
}

static uint32_t same_lines(const vaka_engine_watch *watch, const vaka_page_line *lines,
                           uint32_t count)
{
    uint32_t same = 0;

    while (same < count && same < watch->told_count &&
           memcmp(&watch->told[same], &lines[same], sizeof *lines) == 0)
        same++;
    return same;
}

/* The newest lines by their numbers; the first `same` ones as they stood in `before`. */
static json_t *log_json(const vaka_view *view, const vaka_page_line *lines, uint32_t count,
                        uint32_t same, const json_t *before)
{
    json_t *log = json_object();
    uint32_t number = 0, readable = 0;
    char key[16];

    for (uint32_t i = 0; i < count; i++)
        readable += !lines[i].retold;
    for (uint32_t i = 0; i < count; i++) {
        if (lines[i].retold || readable - number++ > LINES_MOST)
            continue;
        vaka_page_key((int32_t)number - 1, key);
        json_t *kept = i < same ? json_object_get(before, key) : NULL;
        json_object_set_new(log, key, kept ? json_incref(kept) : line_json(view, &lines[i]));
    }
    return log;
}

json_t *vaka_page_told(vaka_engine_watch *watch, const vaka_view *view, const vaka_record *record,
                       const json_t *before, json_t *document)
{
    uint32_t count, same;
    vaka_page_line *lines = read_log(view, record, &count);
    uint64_t grounds = hash_of_grounds(view);
    json_t *events = json_array();

    same = same_lines(watch, lines, count);
    for (uint32_t i = same; before && i < count; i++)
        if (!was_told(watch, same, &lines[i]))
            json_array_append_new(events, event_json(view, &lines[i]));
    vaka_put_part(document, "log",
                  log_json(view, lines, count, grounds == watch->grounds ? same : 0,
                           json_object_get(before, "log")));
    free(watch->told);
    watch->told = lines;
    watch->told_count = count;
    watch->grounds = grounds;
    return events;
}
