/* match/replay.c - plays a journal again, and says where and how it differs.
 *
 * SPDX-License-Identifier: MIT */
#include "match/new_game.h"
#include "match/record_inside.h"
#include "match/replay_report.h"
#include "table/codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the header ------------------------------------------------------------------------------- */

static vaka_status read_setup(const vaka_journal_head *head, vaka_plugins *plugins,
                              vaka_setup *setup, vaka_error *err)
{
    const vaka_module *module = vaka_plugins_find(plugins, head->module, err);

    if (!module)
        return VAKA_ERR_DATA;
    if (strcmp(module->id, head->module) != 0) /* the last word of an id finds a module too */
        return vaka_fail(err, VAKA_ERR_DATA, "there is no module %s", head->module);
    vaka_status status =
        vaka_new_game_set_up(head, module, plugins->attach, plugins->attach_data, setup, err);
    snprintf(setup->scenario, sizeof setup->scenario, "%s", head->scenario);
    return status;
}

/* Puts the path before an error that does not name a file. */
static vaka_status name_file(const char *path, vaka_status status, vaka_error *err)
{
    vaka_error inner;

    if (!err)
        return status;
    inner = *err;
    return vaka_fail(err, status, "%.90s: %.160s", path, inner.text);
}

/* --- lines ------------------------------------------------------------------------------------ */

vaka_status vaka_record_follow(vaka_record *record, const vaka_journal_line *line, vaka_error *err)
{
    char sentence[VAKA_SENTENCE];
    vaka_refusal why = {0};
    vaka_chance_result result;
    vaka_action action;
    vaka_status status;

    if (line->type == VAKA_LINE_QUEUE) {
        status = vaka_chance_read(record->layout, line->action, &result, err);
        return status == VAKA_OK ? vaka_record_queue(record, result, err) : status;
    }
    if (line->type == VAKA_LINE_SKIP)
        return vaka_record_skip(record, line->action, err);
    if (line->type == VAKA_LINE_BAR)
        return vaka_record_bar(record, err);
    if (line->type == VAKA_LINE_RENEW)
        return vaka_record_renew(record, (uint32_t)strtoul(line->action, NULL, 10), err);
    if (line->type == VAKA_LINE_UNDO) {
        status = vaka_record_undo(record, line->seat, &why, err);
    } else if (line->type == VAKA_LINE_REDO) {
        status = vaka_record_redo(record, line->seat, &why, err);
    } else {
        status = vaka_action_read(record->layout, line->seat, line->action, &action, err);
        if (status != VAKA_OK)
            return status;
        status = vaka_record_apply(record, &action, &why, err);
    }
    if (status != VAKA_ERR_ILLEGAL || !why.text)
        return status;
    vaka_sentence(record->layout, &record->names, why.text, why.fact, sentence, sizeof sentence);
    bool ruled = why.rule && *why.rule;
    return vaka_fail(err, status, "refused (%s%s%s): %s", why.id, ruled ? ", rule " : "",
                     ruled ? why.rule : "", sentence);
}

static bool same_chance(const vaka_journal_line *a, const vaka_journal_line *b)
{
    if (a->chance_count != b->chance_count)
        return false;
    for (uint32_t i = 0; i < a->chance_count; i++)
        if (strcmp(a->chance[i], b->chance[i]) != 0)
            return false;
    return true;
}

/* Does the last line of the record agree with the journal's? */
static bool agrees(const vaka_record *record, const vaka_journal_line *line)
{
    const vaka_journal_line *mine = &record->lines[record->count - 1];

    return mine->hash == line->hash && same_chance(mine, line);
}

/* Plays once more up to line `i`, for the position before it. */
static void report_difference(vaka_replay *replay, uint32_t i)
{
    vaka_record *before = NULL;
    const vaka_record *from = vaka_replay_again(replay, i, &before) ? before : replay->record;

    vaka_replay_differs(replay, &replay->text->lines[i], vaka_live_position(from->live), NULL);
    vaka_record_close(before);
}

/* Plays the lines after the start line: all, `to` steps, or up to a difference. */
static void play_lines(vaka_replay *replay, int64_t to)
{
    vaka_record *record = replay->record;
    const vaka_journal_text *text = replay->text;
    vaka_error refused = {0};

    if (!agrees(record, &text->lines[0])) {
        vaka_replay_differs(replay, &text->lines[0], NULL, NULL);
        return;
    }
    for (uint32_t i = 1; i < text->count && (to < 0 || (int64_t)record->steps < to); i++) {
        const vaka_journal_line *line = &text->lines[i];

        if (vaka_record_follow(record, line, &refused) != VAKA_OK) {
            vaka_replay_differs(replay, line, NULL, refused.text);
            break;
        }
        replay->report->lines++;
        replay->report->actions = record->steps;
        if (!agrees(record, line)) {
            report_difference(replay, i);
            break;
        }
    }
}

bool vaka_replay_again(const vaka_replay *replay, uint32_t count, vaka_record **out)
{
    vaka_record *record;

    if (vaka_record_begin(replay->setup, &replay->text->head, &record, NULL) != VAKA_OK)
        return false;
    for (uint32_t i = 1; i < count; i++) {
        if (vaka_record_follow(record, &replay->text->lines[i], NULL) != VAKA_OK) {
            vaka_record_close(record);
            return false;
        }
    }
    *out = record;
    return true;
}

static bool has_only_actions(const vaka_journal_text *text)
{
    for (uint32_t i = 1; i < text->count; i++)
        if (text->lines[i].type != VAKA_LINE_ACTION)
            return false;
    return true;
}

bool vaka_record_agrees(const vaka_journal_text *text, vaka_plugins *plugins)
{
    vaka_record *record = NULL;
    vaka_setup setup;
    vaka_error err;

    if (!has_only_actions(text) || read_setup(&text->head, plugins, &setup, &err) ||
        vaka_record_begin(&setup, &text->head, &record, &err))
        return false;
    vaka_live_keep_undo(record->live, false);
    bool same = agrees(record, &text->lines[0]);
    for (uint32_t i = 1; same && i < text->count; i++)
        same = vaka_record_follow(record, &text->lines[i], &err) == VAKA_OK &&
               agrees(record, &text->lines[i]);
    vaka_record_close(record);
    return same;
}

/* Plays the lines of a record on another one; fails at the first that cannot be. */
static vaka_status follow_all(const vaka_record *record, vaka_record *again, vaka_error *err)
{
    vaka_error inner = {0};

    for (uint32_t i = 1; i < record->count; i++) {
        const vaka_journal_line *line = &record->lines[i];
        vaka_status status;

        if (line->type == VAKA_LINE_SKIP || line->type == VAKA_LINE_BAR) /* perhaps mended */
            continue;
        status = vaka_record_follow(again, line, &inner);
        if (status != VAKA_OK)
            return vaka_fail(err, status, "action %u, seat %d: %.60s: %.150s",
                             (unsigned)again->steps + 1, (int)line->seat, line->action, inner.text);
    }
    return VAKA_OK;
}

static vaka_status begin_again(const vaka_record *record, const vaka_journal_head *head,
                               vaka_plugins *plugins, vaka_record **out, vaka_error *err)
{
    vaka_setup setup;
    vaka_status status = read_setup(head, plugins, &setup, err);

    if (status == VAKA_OK)
        status = vaka_record_begin(&setup, head, out, err);
    if (status != VAKA_OK)
        return status;
    vaka_record_show_faults(*out, record->show_faults);
    vaka_record_log_faults(*out, record->fault_log);
    return VAKA_OK;
}

vaka_status vaka_record_again(const vaka_record *record, vaka_plugins *plugins, vaka_record **out,
                              vaka_error *err)
{
    vaka_record *again = NULL;
    vaka_status status = begin_again(record, &record->head, plugins, &again, err);

    if (status == VAKA_OK)
        status = follow_all(record, again, err);
    if (status != VAKA_OK) {
        vaka_record_close(again);
        return status;
    }
    *out = again;
    return VAKA_OK;
}

vaka_status vaka_record_carry(const vaka_record *record, const vaka_journal_head *head,
                              vaka_plugins *plugins, vaka_record **out, vaka_error *stopped,
                              vaka_error *err)
{
    vaka_status status = begin_again(record, head, plugins, out, err);

    *stopped = (vaka_error){0};
    if (status == VAKA_OK)
        follow_all(record, *out, stopped);
    return status;
}

void vaka_record_seat_people(vaka_record *record)
{
    for (int32_t seat = 0; seat < record->head.seats; seat++)
        if (strcmp(record->head.player[seat], "nobody") != 0)
            snprintf(record->head.player[seat], sizeof record->head.player[seat], "human");
}

vaka_status vaka_record_retrace(const vaka_record *record, vaka_plugins *plugins,
                                vaka_retraced visit, void *data, vaka_error *err)
{
    vaka_record *then = NULL;
    vaka_setup setup;
    vaka_status status = read_setup(&record->head, plugins, &setup, err);

    if (status == VAKA_OK)
        status = vaka_record_begin(&setup, &record->head, &then, err);
    if (status != VAKA_OK)
        return status;
    visit(data, then);
    for (uint32_t i = 1; status == VAKA_OK && i < record->count; i++) {
        status = vaka_record_follow(then, &record->lines[i], err);
        if (status == VAKA_OK)
            visit(data, then);
    }
    vaka_record_close(then);
    return status;
}

/* --- the whole -------------------------------------------------------------------------------- */

vaka_status vaka_record_replay_text(const char *path, const vaka_journal_text *text,
                                    vaka_plugins *plugins, int64_t to, vaka_record **out,
                                    vaka_replay_report *report, vaka_error *err)
{
    vaka_setup setup;
    vaka_replay replay = {.path = path, .text = text, .setup = &setup, .report = report};
    vaka_status status = read_setup(&text->head, plugins, &setup, err);

    *report = (vaka_replay_report){.torn = text->torn};
    if (status == VAKA_OK)
        status = vaka_record_begin(&setup, &text->head, &replay.record, err);
    if (status != VAKA_OK)
        return name_file(path, status, err);
    report->other_version = strcmp(text->head.version, setup.module->version) != 0 ||
                            text->head.rules_rev != setup.module->rules_rev;
    report->other_content = text->head.content != (setup.content ? setup.content->hash : 0);
    play_lines(&replay, to);
    *out = replay.record;
    return VAKA_OK;
}

vaka_status vaka_record_replay(const char *path, vaka_plugins *plugins, int64_t to,
                               vaka_record **out, vaka_replay_report *report, vaka_error *err)
{
    vaka_journal_text text;
    vaka_status status = vaka_journal_read(path, &text, err);

    *report = (vaka_replay_report){0};
    if (status != VAKA_OK)
        return status;
    status = vaka_record_replay_text(path, &text, plugins, to, out, report, err);
    vaka_journal_text_done(&text);
    return status;
}

/* Replays what the locked journal holds and hands the journal over to the record. */
static vaka_status resume_locked(vaka_journal *journal, const char *path, vaka_plugins *plugins,
                                 vaka_record **out, vaka_replay_report *report, vaka_error *err)
{
    vaka_journal_text text;
    vaka_record *record = NULL;
    vaka_status status = vaka_journal_read(path, &text, err);

    if (status != VAKA_OK)
        return status;
    status = vaka_record_replay_text(path, &text, plugins, -1, &record, report, err);
    if (status == VAKA_OK && report->differs_at)
        status =
            vaka_fail(err, VAKA_ERR_DATA, "%.*s", (int)strcspn(report->what, "\n"), report->what);
    if (status == VAKA_OK)
        status = vaka_journal_cut(journal, &text, err);
    vaka_journal_text_done(&text);
    if (status != VAKA_OK) {
        vaka_record_close(record);
        return status;
    }
    record->path = vaka_xcopy(path);
    record->journal = journal;
    vaka_live_guard(record->live, true);
    *out = record;
    return VAKA_OK;
}

vaka_status vaka_record_resume(const char *path, vaka_plugins *plugins, vaka_record **out,
                               vaka_replay_report *report, vaka_error *err)
{
    vaka_journal *journal;
    vaka_status status = vaka_journal_open(path, &journal, err);

    *report = (vaka_replay_report){0};
    if (status != VAKA_OK)
        return status;
    status = resume_locked(journal, path, plugins, out, report, err);
    if (status != VAKA_OK)
        vaka_journal_close(journal);
    return status;
}
