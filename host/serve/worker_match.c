/* serve/worker_match.c - requests of the server about whole matches: open, wake, state.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/worker_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lines of the journal from number `from` on (0: the start line), without their newlines. */
static json_t *lines_json(const vaka_record *record, uint32_t from)
{
    uint32_t count = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    json_t *list = json_array();

    for (uint32_t i = from; i < count; i++) {
        char *text = vaka_journal_line_text(&lines[i]);

        text[strcspn(text, "\n")] = '\0';
        json_array_append_new(list, vaka_json_text(text));
        free(text);
    }
    return list;
}

/* How much the server knows of a match. Those of matches that are closed make room for others. */
static uint32_t *told_of(vaka_worker *worker, int32_t match)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < worker->told_count; i++)
        if (worker->told[i].match == match)
            return &worker->told[i].lines;
    for (uint32_t i = 0; i < worker->told_count; i++)
        for (uint32_t k = 0; k < worker->engine->count; k++)
            if (worker->engine->matches[k].number == worker->told[i].match) {
                worker->told[kept++] = worker->told[i];
                break;
            }
    worker->told = vaka_xgrow(worker->told, (kept + 1) * sizeof *worker->told);
    worker->told_count = kept + 1;
    worker->told[kept] = (struct vaka_worker_told){.match = match};
    return &worker->told[kept].lines;
}

/* What is new of it since the server was told last. */
static void tell_state(vaka_worker *worker, vaka_engine_match *match, json_t *out)
{
    bool finished = vaka_live_finished(match->live, NULL);
    uint32_t *told = told_of(worker, match->number);

    json_object_set_new(out, "lines", lines_json(match->record, *told));
    vaka_record_lines(match->record, told);
    json_object_set_new(out, "must", vaka_json_seats(vaka_live_must(match->live)));
    json_object_set_new(out, "finished", json_boolean(finished));
}

/* The engine makes it, as it would for a referee, since the server says the key; what scripts say
 * stays concealed all the same. */
bool vaka_worker_open(vaka_worker *worker, const json_t *in, json_t *out)
{
    json_t *request = json_copy((json_t *)(uintptr_t)in), *answer;
    bool ok;

    json_object_del(request, "own");
    json_object_set_new(request, "cmd", json_string("new"));
    worker->engine->referee = true;
    answer = vaka_worker_ask(worker, request);
    worker->engine->referee = false;
    ok = json_is_true(json_object_get(answer, "ok"));
    if (ok) {
        vaka_engine_match *match = &worker->engine->matches[worker->engine->count - 1];
        char *head = vaka_journal_head_text(vaka_record_head(match->record));

        vaka_record_show_faults(match->record, false);
        json_object_set_new(out, "match", json_integer(match->number));
        json_object_set_new(out, "head", vaka_json_text(head));
        tell_state(worker, match, out);
        free(head);
    } else {
        json_object_update(out, answer);
    }
    json_decref(answer);
    return ok;
}

/* Takes the place of the match that the engine made last: `record` is played on from here. */
static bool add_record(vaka_worker *worker, vaka_request *request, vaka_record *record, json_t *out)
{
    vaka_engine *engine = worker->engine;
    vaka_engine_match match = {.number = ++engine->newest,
                               .record = record,
                               .live = vaka_record_live(record),
                               .names = vaka_record_names(record),
                               .mod_choice = request->mod_choice};

    if (engine->count >= VAKA_ENGINE_MATCHES) {
        vaka_record_close(record);
        return vaka_worker_fail(out, "there are too many matches");
    }
    vaka_live_listen(match.live, true);
    vaka_record_show_faults(record, false);
    engine->matches[engine->count++] = match;
    engine->last = match.number;
    json_object_set_new(out, "match", json_integer(match.number));
    return true;
}

static bool replay(vaka_worker *worker, const json_t *in, vaka_record **record, json_t *out)
{
    const json_t *journal = json_object_get(in, "journal"), *to = json_object_get(in, "to");
    vaka_replay_report report = {0};
    vaka_journal_text text;
    vaka_error err = {0};

    if (!json_is_string(journal))
        return vaka_worker_fail(out, "there is no journal");
    if (vaka_journal_parse("journal", json_string_value(journal), json_string_length(journal),
                           &text, &err))
        return vaka_worker_fail(out, "%s", err.text);
    if (to) /* so many lines, the start line among them */
        while (text.count > 1 && (json_int_t)text.count > json_integer_value(to))
            vaka_journal_line_done(&text.lines[--text.count]);
    vaka_status status =
        vaka_record_replay_text("journal", &text, &worker->plugins, -1, record, &report, &err);
    vaka_journal_text_done(&text);
    if (status)
        return vaka_worker_fail(out, "%s", err.text);
    json_object_set_new(out, "other", json_boolean(report.other_version || report.other_content));
    if (!report.differs_at)
        return true;
    vaka_record_close(*record);
    return vaka_worker_fail(out, "%s", report.what);
}

bool vaka_worker_wake(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_request request = {.engine = worker->engine, .in = (json_t *)(uintptr_t)in, .out = out};
    vaka_mod_choice *mod_choice = vaka_engine_choice_of(&request);
    const json_t *renew = json_object_get(in, "renew");
    vaka_record *record = NULL;
    vaka_error err = {0};

    if (!mod_choice)
        return false;
    vaka_mod_choice_serve(mod_choice, &worker->plugins);
    if (!replay(worker, in, &record, out))
        return false;
    uint32_t before = 0;
    vaka_record_lines(record, &before);
    if (renew && vaka_record_renew(record, (uint32_t)json_integer_value(renew), &err)) {
        vaka_record_close(record);
        return vaka_worker_fail(out, "%s", err.text);
    }
    if (!add_record(worker, &request, record, out))
        return false;
    vaka_engine_match *match = &worker->engine->matches[worker->engine->count - 1];
    *told_of(worker, match->number) = before;
    tell_state(worker, match, out);
    return true;
}

bool vaka_worker_state(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);

    if (!match)
        return false;
    tell_state(worker, match, out);
    return true;
}

/* --- watching, deeds
 * ---------------------------------------------------------------------------------------
 */

/* Puts texts behind the answer; each of the list is JSON. */
static void put_behind(vaka_worker *worker, const json_t *list)
{
    free(worker->rest);
    worker->rest = vaka_json_write_each(list, '\t', &worker->rest_length);
}

/* The news of all who watch: their messages behind the answer, the numbers of the watches in it. */
static void tell_news(vaka_worker *worker, int32_t match, json_t *out)
{
    json_t *answer =
        vaka_worker_ask(worker, json_pack("{s:s, s:i}", "cmd", "news", "match", (int)match));
    json_t *watches = json_array(), *list = json_object_get(answer, "news"), *news;
    size_t index;

    json_array_foreach(list, index, news)
    {
        json_array_append(watches, json_object_get(news, "watch"));
        json_object_del(news, "watch");
        json_object_set_new(news, "type", json_string("news"));
    }
    put_behind(worker, list);
    json_object_set_new(out, "news", watches);
    json_decref(answer);
}

bool vaka_worker_watch(vaka_worker *worker, const json_t *in, json_t *out)
{
    static const char *const heavy[] = {"document", "layout"};
    json_t *request = json_copy((json_t *)(uintptr_t)in), *answer, *texts = json_array();

    json_object_del(request, "own");
    json_object_set_new(request, "cmd", json_string("watch"));
    answer = vaka_worker_ask(worker, request);
    for (size_t i = 0; i < sizeof heavy / sizeof *heavy; i++) {
        if (json_object_get(answer, heavy[i]))
            json_array_append(texts, json_object_get(answer, heavy[i]));
        json_object_del(answer, heavy[i]);
    }
    put_behind(worker, texts);
    json_object_update(out, answer);
    bool ok = json_is_true(json_object_get(answer, "ok"));
    json_decref(texts);
    json_decref(answer);
    return ok;
}

/* What has brought no line has changed nothing, and nobody is told. */
bool vaka_worker_deed(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    json_t *ask = json_object_get(in, "ask");

    if (!match || !json_is_object(ask))
        return false;
    if (vaka_live_finished(match->live, NULL)) /* the server may not know it yet: it stays over */
        json_object_set_new(out, "answer",
                            json_pack("{s:b, s:s}", "ok", 0, "error", "nothing is being played"));
    else
        json_object_set_new(out, "answer", vaka_worker_ask(worker, json_incref(ask)));
    match = vaka_worker_match(worker, in, out);
    if (!match)
        return false;
    tell_state(worker, match, out);
    if (json_array_size(json_object_get(out, "lines")))
        tell_news(worker, match->number, out);
    return true;
}
