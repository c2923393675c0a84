/* cli/engine/engine_told.c - the log of a watch, and what has happened since it was told last.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "table/codec.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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
        memcpy(out->type, open + 3, length);
        out->type[length] = '\0';
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
    json_t *arg = json_object();
    char text[VAKA_ACTION_TEXT];
    const char *id = number == VAKA_HIDDEN ? NULL : named(layout, one->type, number, text);

    vaka_put_text(arg, "type", one->type);
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

/* `told`: the same line as it is told, which has its sentence already; NULL: it is not. */
static json_t *line_json(const vaka_view *view, const vaka_page_line *line, const json_t *told)
{
    json_t *entry = json_object(), *sentence = json_object_get(told, "text");
    char text[VAKA_SENTENCE];

    if (sentence)
        json_object_set(entry, "text", sentence);
    else
        vaka_put_text(entry, "text", vaka_view_event(view, &line->event, text));
    vaka_put_number(entry, "round", line->turn);
    put_first(entry, view, &line->event);
    vaka_put_true(entry, "great", vaka_moment_of(view->layout, line->event.id) != NULL);
    return entry;
}

/* --- The log -------------------------------------------------------------------------------- */

/* Where reading goes on: what was read of the record's log stands, if that has only grown since;
 * but for its last step, because whether a die is retold hangs on what follows. Sets how many lines
 * of the sheet stand. */
static uint32_t read_from(const vaka_page_sheet *sheet, const vaka_record *record,
                          const vaka_log_entry *log, uint32_t all, uint32_t *lines)
{
    uint32_t at = sheet->log_read;

    *lines = 0;
    if (at == 0 || at > all || vaka_record_log_changes(record) != sheet->log_changes)
        return 0;
    *lines = sheet->told_count;
    uint32_t step = log[at - 1].action;
    while (at > 0 && log[at - 1].action == step)
        at--;
    while (*lines > 0 && sheet->told[*lines - 1].action == step)
        (*lines)--;
    return at;
}

/* What the seat may read of the log from an entry on. Owned by the caller. */
static vaka_page_line *read_log(const vaka_view *view, const vaka_log_entry *log, uint32_t from,
                                uint32_t all, uint32_t *count)
{
    vaka_page_line *lines = vaka_xnew((all - from + 1u) * sizeof *lines);

    *count = 0;
    for (uint32_t i = from; i < all; i++) {
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

static bool was_told(const vaka_page_sheet *sheet, uint32_t from, const vaka_page_line *line)
{
    for (uint32_t i = from; i < sheet->told_count; i++)
        if (memcmp(&sheet->told[i], line, sizeof *line) == 0)
            return true;
    return false;
}

static uint32_t count_readable(const vaka_page_line *lines, uint32_t count)
{
    uint32_t readable = 0;

    for (uint32_t i = 0; i < count; i++)
        readable += !lines[i].retold;
    return readable;
}

/* A line of the log (taken over); NULL: it is there no more. What has changed goes to `patch`. */
static void set_line(vaka_page_sheet *sheet, json_t *patch, uint32_t number, json_t *line)
{
    json_t **place = &sheet->lines[number % VAKA_PAGE_LINES], *before = *place;
    json_t *said = line ? vaka_json_change(before, line) : json_null();
    char key[VAKA_PAGE_KEY];

    if (said) {
        *place = line;
        json_decref(before);
        json_object_set_new(patch, vaka_page_key((int32_t)number, key), said);
    } else {
        json_decref(line);
    }
}

typedef struct fresh { /* lines of a sheet that were read just now */
    uint32_t first;    /* where they stand */
    json_t **told;     /* of each: the event it is told by; NULL: by none */
} fresh;

/* The lines of the sheet by their numbers, the newest of them; those before number `from` stand as
 * they are, and there were `before` of them. When a ground is called otherwise, so it is in lines
 * that were written before. */
static void write_log(vaka_page_sheet *sheet, const vaka_view *view, uint32_t from, uint32_t before,
                      const fresh *read)
{
    bool renamed = sheet->grounds != sheet->log_grounds;
    uint32_t now = sheet->readable, number = now;
    uint32_t first = now > VAKA_PAGE_LINES ? now - VAKA_PAGE_LINES : 0;
    uint32_t was_first = before > VAKA_PAGE_LINES ? before - VAKA_PAGE_LINES : 0;
    uint32_t last = renamed || first < was_first || from < first ? first : from;
    json_t *patch = json_object();

    if (!sheet->lines)
        sheet->lines = vaka_xnew(VAKA_PAGE_LINES * sizeof(json_t *));
    for (uint32_t gone = was_first; gone < first && gone < before; gone++)
        set_line(sheet, patch, gone, NULL);
    for (uint32_t gone = now > was_first ? now : was_first; gone < before; gone++)
        set_line(sheet, patch, gone, NULL);
    for (uint32_t i = sheet->told_count; i > 0 && number > last; i--) {
        if (sheet->told[i - 1].retold)
            continue;
        number--;
        if (number >= from || number < was_first ||
            (renamed && vaka_page_event_names(view, &sheet->told[i - 1].event)))
            set_line(sheet, patch, number,
                     line_json(view, &sheet->told[i - 1],
                               i > read->first ? read->told[i - 1 - read->first] : NULL));
    }
    if (sheet->patch && json_object_size(patch))
        json_object_set(sheet->patch, "log", now ? patch : json_null());
    json_decref(patch);
}

json_t *vaka_page_log(const vaka_page_sheet *sheet)
{
    uint32_t now = sheet->readable;
    json_t *log = json_object();
    char key[VAKA_PAGE_KEY];

    for (uint32_t i = now > VAKA_PAGE_LINES ? now - VAKA_PAGE_LINES : 0; sheet->lines && i < now;
         i++)
        json_object_set(log, vaka_page_key((int32_t)i, key), sheet->lines[i % VAKA_PAGE_LINES]);
    return log;
}

/* Puts lines behind the first `stand` of a sheet. */
static void take_lines(vaka_page_sheet *sheet, uint32_t stand, const vaka_page_line *lines,
                       uint32_t count)
{
    sheet->told = vaka_xgrow(sheet->told, (stand + count) * sizeof *lines);
    if (count)
        memcpy(sheet->told + stand, lines, count * sizeof *lines);
    sheet->told_count = stand + count;
}

json_t *vaka_page_told(vaka_page_sheet *sheet, const vaka_view *view, const vaka_record *record)
{
    uint32_t all = 0, count, stand = 0, from;
    const vaka_log_entry *log = record ? vaka_record_log(record, &all) : NULL;
    uint32_t at = log ? read_from(sheet, record, log, all, &stand) : 0;
    vaka_page_line *lines = read_log(view, log, at, all, &count);
    uint32_t before = sheet->readable, same = 0;
    fresh read = {stand, vaka_xnew((count + 1u) * sizeof *read.told)};
    json_t *events = json_array();

    while (same < count && stand + same < sheet->told_count &&
           memcmp(&sheet->told[stand + same], &lines[same], sizeof *lines) == 0)
        same++;
    for (uint32_t i = same; sheet->patch && i < count; i++)
        if (!was_told(sheet, stand + same, &lines[i]))
            json_array_append_new(events, read.told[i] = event_json(view, &lines[i]));
    from = before - (sheet->told ? count_readable(sheet->told + stand + same,
                                                  sheet->told_count - stand - same)
                                 : 0);
    take_lines(sheet, stand, lines, count);
    sheet->readable = from + count_readable(lines + same, count - same);
    write_log(sheet, view, from, before, &read);
    sheet->log_read = all;
    sheet->log_changes = record ? vaka_record_log_changes(record) : 0;
    sheet->log_grounds = sheet->grounds;
    free(read.told);
    free(lines);
    return events;
}
