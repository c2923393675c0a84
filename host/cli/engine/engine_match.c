/* cli/engine/engine_match.c - requests that make, keep and drop matches.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"
#include "script/mods/game.h"

#include "cli/base/start.h"
#include "match/new_game.h"
#include "match/resample.h"

#include <stdlib.h>
#include <string.h>

static void release(vaka_engine_match *match)
{
    vaka_engine_hint_drop(match);
    vaka_engine_programs_drop(match);
    if (match->record)
        vaka_record_close(match->record);
    else
        vaka_live_free(match->live);
}

void vaka_engine_drop(vaka_engine *engine, int32_t number)
{
    uint32_t kept = 0;

    vaka_engine_watches_drop(engine, number);
    /* Samples borrow their source's layout, so they go first. */
    for (uint32_t i = engine->count; i-- > 0;) {
        if (engine->matches[i].source == number)
            vaka_engine_drop(engine, engine->matches[i].number);
    }
    for (uint32_t i = 0; i < engine->count; i++) {
        if (engine->matches[i].number == number)
            release(&engine->matches[i]);
        else
            engine->matches[kept++] = engine->matches[i];
    }
    engine->count = kept;
    engine->last = kept ? engine->matches[kept - 1].number : 0;
}

static bool has_room(vaka_request *request)
{
    if (request->engine->count < VAKA_ENGINE_MATCHES)
        return true;
    return vaka_request_fail(request, "there are %u matches already; \"close\" one",
                             VAKA_ENGINE_MATCHES);
}

static bool add_match(vaka_request *request, vaka_engine_match match)
{
    vaka_engine *engine = request->engine;

    match.number = ++engine->newest;
    engine->matches[engine->count++] = match;
    engine->last = match.number;
    vaka_request_set(request, "match", json_integer(match.number));
    return true;
}

static bool add_record(vaka_request *request, vaka_record *record)
{
    vaka_live *live = vaka_record_live(record);

    vaka_live_listen(live, true);
    vaka_record_show_faults(record, request->engine->referee);
    return add_match(request, (vaka_engine_match){.record = record,
                                                  .live = live,
                                                  .names = vaka_record_names(record),
                                                  .mod_choice = request->mod_choice});
}

static bool read_option_values(vaka_request *request, vaka_journal_head *head)
{
    json_t *options = json_object_get(request->in, "options");
    const char *id;
    json_t *value;
    vaka_error err;

    if (options && !json_is_object(options))
        return vaka_request_fail(request, "\"options\" must be an object");
    json_object_foreach(options, id, value)
    {
        json_int_t number = json_is_true(value) ? 1 : json_integer_value(value);

        if (!json_is_integer(value) && !json_is_boolean(value))
            return vaka_request_fail(request, "option \"%.48s\" must be a whole number", id);
        if (number < INT32_MIN || number > INT32_MAX)
            return vaka_request_fail(request, "option \"%.48s\" is out of all bounds", id);
        if (vaka_new_game_option(head, id, (int32_t)number, &err))
            return vaka_request_fail(request, "%s", err.text);
    }
    return true;
}

static bool read_hints(vaka_request *request, vaka_journal_head *head)
{
    const json_t *none = json_object_get(request->in, "no_hints");

    head->no_hints = json_is_true(none);
    return !none || json_is_boolean(none) ||
           vaka_request_fail(request, "\"no_hints\" is true or false");
}

static bool read_names(vaka_request *request, vaka_journal_head *head)
{
    const json_t *names = json_object_get(request->in, "names");
    size_t index;
    json_t *name;

    if (names && (!json_is_array(names) || json_array_size(names) > (size_t)head->seats))
        return vaka_request_fail(request, "\"names\" must be a list, at most one name a seat");
    json_array_foreach(names, index, name)
    {
        const char *text = json_string_value(name);

        if (!text || !vaka_new_game_name(head, (int32_t)index, text))
            return vaka_request_fail(request, "each of \"names\" must be a text of one line and at "
                                              "most 63 bytes");
    }
    return true;
}

/* Who sits where, as the journal tells it; whoever plays over the engine acts for all of them. */
static bool read_players(vaka_request *request, vaka_journal_head *head, int64_t seats)
{
    const json_t *players = json_object_get(request->in, "players");
    size_t index;
    json_t *player;

    if (players && (!json_is_array(players) || json_array_size(players) > (size_t)seats))
        return vaka_request_fail(request, "\"players\" must be a list, at most one a seat");
    json_array_foreach(players, index, player)
    {
        const char *text = json_is_string(player) ? json_string_value(player) : "";
        bool known = strcmp(text, "human") == 0 || strcmp(text, "nobody") == 0 ||
                     (strncmp(text, "bot:", 4) == 0 && text[4] && !strpbrk(text, " ,\n"));

        if (!known || strlen(text) >= sizeof head->player[0])
            return vaka_request_fail(request, "each of \"players\" must be \"human\", \"nobody\" "
                                              "or \"bot:NAME\"");
        snprintf(head->player[index], sizeof head->player[index], "%s", text);
    }
    return true;
}

static bool read_queue(vaka_request *request, vaka_journal_head *head)
{
    const json_t *queue = json_object_get(request->in, "chance");
    size_t index;
    json_t *item;
    vaka_error err;

    if (!queue)
        return true;
    if (!json_is_array(queue))
        return vaka_request_fail(request, "\"chance\" must be a list of results");
    json_array_foreach(queue, index, item)
    {
        if (!json_is_string(item))
            return vaka_request_fail(request, "\"chance\" must be a list of texts");
        if (vaka_journal_head_queue(head, json_string_value(item), &err))
            return vaka_request_fail(request, "%s", err.text);
    }
    return true;
}

/* A number, or the digits of a key; without either a fresh one that nobody gets to know. */
static bool read_seed(vaka_request *request, vaka_seed *out)
{
    json_t *given = json_object_get(request->in, "seed");
    int64_t number = 0;
    vaka_error err;

    if (!given)
        return vaka_seed_fresh(out, &err) == VAKA_OK || vaka_request_fail(request, "%s", err.text);
    if (json_is_string(given))
        return vaka_seed_read_key(json_string_value(given), out) ||
               vaka_request_fail(request, "\"seed\" must be a number, or a text of 64 "
                                          "hexadecimal digits, lower case");
    if (!vaka_request_integer(request, "seed", 0, INT64_MAX, &number))
        return false;
    *out = vaka_seed_of((uint64_t)number);
    return true;
}

static bool read_start(vaka_request *request, vaka_setup *setup, vaka_journal_head *head)
{
    const char *game = NULL;
    const vaka_module *module;
    vaka_error err;
    int64_t seats;

    if (!vaka_request_text(request, "game", true, &game))
        return false;
    module = vaka_modules_find(request->engine->plugins, game, &err);
    if (!module)
        return vaka_request_fail(request, "%s", err.text);
    seats = module->seats_min;
    if (!vaka_request_integer(request, "seats", 1, VAKA_MAX_SEATS, &seats) ||
        !read_seed(request, &head->seed) || !read_players(request, head, seats))
        return false;
    vaka_new_game_players(head, (int32_t)seats, 0, "human", "human");
    return read_option_values(request, head) && read_hints(request, head) &&
           vaka_engine_set_up(request, module, head, setup) && read_names(request, head) &&
           read_queue(request, head);
}

bool vaka_engine_new_match(vaka_request *request)
{
    vaka_setup setup;
    vaka_journal_head head = {0};
    vaka_record *record = NULL;
    const char *path = NULL;
    vaka_error err;
    bool good = has_room(request) && vaka_request_text(request, "journal", false, &path) &&
                read_start(request, &setup, &head);

    if (good && vaka_record_new(&setup, &head, path, &record, &err)) {
        if (!request->engine->referee)
            vaka_fault_setup(&setup, NULL, &err);
        good = vaka_request_fail(request, "%s", err.text);
    }
    vaka_journal_head_done(&head);
    return good && add_record(request, record);
}

bool vaka_engine_load(vaka_request *request)
{
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_mod_choice *mod_choice = vaka_engine_choice_of(request);
    const char *path = NULL;
    uint32_t count = 0;
    int64_t to = -1;
    vaka_error err;

    if (!mod_choice || !has_room(request) || !vaka_request_text(request, "path", true, &path) ||
        !vaka_request_integer(request, "to", 0, INT32_MAX, &to))
        return false;
    vaka_mod_choice_serve(mod_choice, request->engine->plugins);
    if (vaka_mod_choice_journal(mod_choice, path, &err) ||
        vaka_record_replay(path, request->engine->plugins, to, &record, &report, &err))
        return vaka_request_fail(request, "%s", err.text);
    if (report.differs_at) {
        vaka_record_close(record);
        /* The fields that differ may be hidden ones: only a referee loads. */
        return vaka_request_fail(request, "line %u of the journal plays differently here: %.400s",
                                 report.differs_at, report.what);
    }
    vaka_record_lines(record, &count);
    vaka_request_set(request, "lines", json_integer(count));
    vaka_request_set(request, "torn", json_boolean(report.torn));
    vaka_request_set(request, "other_version", json_boolean(report.other_version));
    vaka_request_set(request, "other_content", json_boolean(report.other_content));
    return add_record(request, record);
}

static bool has_record(vaka_request *request)
{
    if (request->match->record)
        return true;
    return vaka_request_fail(request, "match %d is a sample and has no journal",
                             (int)request->match->number);
}

bool vaka_engine_save(vaka_request *request)
{
    const char *path = NULL;
    uint32_t count = 0;
    vaka_error err;

    if (!has_record(request) || !vaka_request_text(request, "path", true, &path))
        return false;
    if (vaka_record_save(request->match->record, path, &err))
        return vaka_request_fail(request, "%s", err.text);
    vaka_record_lines(request->match->record, &count);
    vaka_request_set(request, "lines", json_integer(count));
    return true;
}

static json_t *lines_json(const vaka_record *record)
{
    uint32_t count = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++) {
        char *text = vaka_journal_line_text(&lines[i]);

        text[strcspn(text, "\n")] = '\0';
        json_array_append_new(list, vaka_json_text(text));
        free(text);
    }
    return list;
}

static json_t *log_json(const vaka_engine_match *match, int32_t seat)
{
    uint32_t count = 0;
    const vaka_log_entry *log = vaka_record_log(match->record, &count);
    json_t *list = json_array();
    vaka_event readable;

    for (uint32_t i = 0; i < count; i++) {
        if (!vaka_event_for(&log[i].event, seat, &readable))
            continue;
        json_t *entry = vaka_json_event(match, &readable);
        json_object_set_new(entry, "round", json_integer(log[i].turn));
        json_array_append_new(list, entry);
    }
    return list;
}

bool vaka_engine_journal(vaka_request *request)
{
    if (!has_record(request))
        return false;
    if (request->seat == VAKA_REFEREE) {
        char *head = vaka_journal_head_text(vaka_record_head(request->match->record));

        vaka_request_set(request, "head", vaka_json_text(head));
        free(head);
        vaka_request_set(request, "lines", lines_json(request->match->record));
    }
    vaka_request_set(request, "log", log_json(request->match, request->seat));
    return true;
}

bool vaka_engine_resample(vaka_request *request)
{
    vaka_resampled changed = {0};
    vaka_engine_match sample = {.source = request->match->number,
                                .names = request->match->names,
                                .mod_choice = request->match->mod_choice};
    int64_t seed = 0;

    if (request->match->source)
        return vaka_request_fail(request, "match %d is a sample itself",
                                 (int)request->match->number);
    if (request->seat == VAKA_REFEREE)
        return vaka_request_fail(request, "there is nothing that all cannot know");
    if (!has_room(request) || !vaka_request_integer(request, "seed", 0, INT64_MAX, &seed))
        return false;
    sample.live = vaka_live_clone(request->match->live);
    vaka_live_listen(sample.live, true);
    vaka_resample(sample.live, request->seat, (uint64_t)seed, &changed);
    vaka_request_set(request, "changed",
                     json_pack("{s:i, s:i, s:i, s:i}", "pieces", (int)changed.pieces, "order",
                               (int)changed.order, "sealed", (int)changed.sealed, "counters",
                               (int)changed.counters));
    return add_match(request, sample);
}

bool vaka_engine_close(vaka_request *request)
{
    vaka_engine_drop(request->engine, request->match->number);
    return true;
}
