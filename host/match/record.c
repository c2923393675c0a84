/* match/record.c - a match with its journal: change, write, acknowledge.
 *
 * SPDX-License-Identifier: MIT */
#include "match/record.h"

#include "match/record_inside.h"
#include "table/codec.h"
#include "table/script.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- lines ------------------------------------------------------------------------------------ */

/* The results that came, as text: an array of strings in one piece of memory. */
static char **came_texts(const vaka_record *record, uint32_t *count)
{
    const vaka_chance_result *came = vaka_live_came(record->live, count);
    size_t size = *count * sizeof(char *);
    char text[VAKA_CHANCE_TEXT];

    if (*count == 0)
        return NULL;
    for (uint32_t i = 0; i < *count; i++) {
        vaka_chance_write(record->layout, came[i], text, sizeof text);
        size += strlen(text) + 1;
    }
    char **list = vaka_xnew(size);
    char *at = (char *)(list + *count);
    for (uint32_t i = 0; i < *count; i++) {
        vaka_chance_write(record->layout, came[i], text, sizeof text);
        size_t length = strlen(text) + 1;
        list[i] = memcpy(at, text, length);
        at += length;
    }
    return list;
}

static vaka_journal_line make_line(const vaka_record *record, uint32_t type, int32_t seat,
                                   const char *text)
{
    vaka_journal_line line = {.type = type, .seat = seat, .action = vaka_xcopy(text)};

    line.hash = vaka_live_hash(record->live);
    if (type == VAKA_LINE_START || type == VAKA_LINE_ACTION || type == VAKA_LINE_REDO)
        line.chance = came_texts(record, &line.chance_count);
    return line;
}

/* Number of the start line: that of the lines of the header, and one. */
static uint32_t start_number(const vaka_journal_head *head)
{
    uint32_t number = 3 + head->option_count + head->rule_count + head->mod_count +
                      head->with_count + head->queue_count + 1;

    for (int32_t s = 0; s < head->seats; s++)
        number += head->name[s][0] != '\0';
    return number;
}

static void add_line(vaka_record *record, vaka_journal_line line)
{
    record->lines = vaka_xmore(record->lines, record->count, sizeof record->lines[0]);
    line.number =
        record->count ? record->lines[record->count - 1].number + 1 : start_number(&record->head);
    record->lines[record->count++] = line;
    record->steps +=
        line.type == VAKA_LINE_ACTION || line.type == VAKA_LINE_UNDO || line.type == VAKA_LINE_REDO;
}

/* Writes the line and keeps it; the caller takes its change back when this fails. */
static vaka_status keep(vaka_record *record, vaka_journal_line line, vaka_error *err)
{
    vaka_status status =
        record->journal ? vaka_journal_write(record->journal, &line, err) : VAKA_OK;

    if (status != VAKA_OK) {
        vaka_journal_line_done(&line);
        return status;
    }
    add_line(record, line);
    return VAKA_OK;
}

/* --- beginning and end ------------------------------------------------------------------------ */

/* The order of a shuffle has no short text, so it cannot be asked for. */
static vaka_status check_queued(vaka_chance_result result, vaka_error *err)
{
    if (result.type == VAKA_CHANCE_SHUFFLE)
        return vaka_fail(err, VAKA_ERR_DATA, "a shuffle cannot be queued");
    return VAKA_OK;
}

/* Reads the queued results; their texts in the record's head become the usual ones. */
static vaka_status read_queue(vaka_record *record, vaka_chance_result *out, vaka_error *err)
{
    vaka_journal_head *head = &record->head;
    char text[VAKA_CHANCE_TEXT];

    for (uint32_t i = 0; i < head->queue_count; i++) {
        vaka_status status = vaka_chance_read(record->layout, head->queue[i], &out[i], err);
        if (status == VAKA_OK)
            status = check_queued(out[i], err);
        if (status != VAKA_OK)
            return status;
        vaka_chance_write(record->layout, out[i], text, sizeof text);
        free(head->queue[i]);
        head->queue[i] = vaka_xcopy(text);
    }
    return VAKA_OK;
}

static vaka_status open_live(vaka_record *record, vaka_error *err)
{
    uint32_t queued = record->head.queue_count;
    vaka_chance_result *queue = vaka_xnew(queued * sizeof *queue);
    vaka_status status = read_queue(record, queue, err);

    if (status == VAKA_OK)
        status = vaka_live_new_seeded(record->layout, record->layout->setup.port,
                                      &record->head.seed, queue, queued, &record->live, err);
    free(queue);
    return status;
}

vaka_status vaka_record_begin(const vaka_setup *setup, const vaka_journal_head *head,
                              vaka_record **out, vaka_error *err)
{
    vaka_record *record = vaka_xnew(sizeof *record);
    vaka_status status;

    vaka_journal_head_copy(&record->head, head);
    for (int32_t s = 0; s < record->head.seats; s++)
        record->names.seat[s] = record->head.name[s][0] ? record->head.name[s] : NULL;
    status = vaka_layout_new(setup, &record->layout, err);
    if (status == VAKA_OK)
        status = open_live(record, err);
    if (status != VAKA_OK) {
        vaka_record_close(record);
        return status;
    }
    vaka_record_told_add(&record->told, record->live, 0, VAKA_NONE);
    vaka_live_listen(record->live, true);
    add_line(record, make_line(record, VAKA_LINE_START, VAKA_NONE, "start"));
    *out = record;
    return VAKA_OK;
}

static void fill_options(vaka_journal_head *head, const vaka_setup *setup)
{
    const vaka_module *module = setup->module;

    head->option_count = 0;
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++) {
        const vaka_option *option = &module->options[i];
        /* A scenario sets options too: with one, all that counts is written down. */
        if (setup->option[i] == option->normal && !setup->scenario[0])
            continue;
        snprintf(head->option_id[head->option_count], sizeof head->option_id[0], "%s", option->id);
        head->option_value[head->option_count++] = setup->option[i];
    }
}

static void fill_head(vaka_journal_head *head, const vaka_setup *setup)
{
    const vaka_module *module = setup->module;

    snprintf(head->module, sizeof head->module, "%s", module->id);
    snprintf(head->version, sizeof head->version, "%s", module->version);
    snprintf(head->scenario, sizeof head->scenario, "%s", setup->scenario);
    head->rules_rev = module->rules_rev;
    head->content = setup->content ? setup->content->hash : 0;
    head->seats = setup->seats;
    for (int32_t s = 0; s < head->seats; s++)
        if (!head->player[s][0])
            snprintf(head->player[s], sizeof head->player[0], "human");
    fill_options(head, setup);
}

static vaka_status new_journal(const vaka_record *record, const char *path, vaka_journal **out,
                               vaka_error *err)
{
    vaka_journal_text text = {.head = record->head, .lines = record->lines, .count = record->count};

    return vaka_journal_new(path, &text, out, err);
}

vaka_status vaka_record_new(const vaka_setup *setup, const vaka_journal_head *head,
                            const char *path, vaka_record **out, vaka_error *err)
{
    vaka_journal_head full = *head; /* shares the queue with the caller's, which only is read */
    vaka_record *record;
    vaka_status status;

    fill_head(&full, setup);
    status = vaka_journal_head_check(&full, err);
    if (status != VAKA_OK)
        return status;
    status = vaka_record_begin(setup, &full, &record, err);
    if (status != VAKA_OK)
        return status;
    if (path) {
        record->path = vaka_xcopy(path);
        status = new_journal(record, path, &record->journal, err);
        vaka_live_guard(record->live, true);
    }
    if (status != VAKA_OK) {
        vaka_record_close(record);
        return status;
    }
    *out = record;
    return VAKA_OK;
}

vaka_status vaka_record_save(const vaka_record *record, const char *path, vaka_error *err)
{
    vaka_journal *journal;
    vaka_status status = new_journal(record, path, &journal, err);

    if (status == VAKA_OK)
        vaka_journal_close(journal);
    return status;
}

void vaka_record_close(vaka_record *record)
{
    if (!record)
        return;
    vaka_journal_close(record->journal);
    vaka_live_free(record->live);
    vaka_layout_free(record->layout);
    for (uint32_t i = 0; i < record->count; i++)
        vaka_journal_line_done(&record->lines[i]);
    free(record->lines);
    free(record->path);
    free(record->fault_log);
    vaka_record_told_done(&record->told);
    vaka_journal_head_done(&record->head);
    free(record);
}

/* --- play ------------------------------------------------------------------------------------- */

static void write_item(const vaka_content *content, const vaka_item *item, char *out, size_t room)
{
    snprintf(out, room, "%s.%s", vaka_content_sort(content, item), item->id);
}

vaka_status vaka_record_skip(vaka_record *record, const char *item, vaka_error *err)
{
    const vaka_content *content = record->layout->setup.content;
    char text[VAKA_ACTION_TEXT] = "";
    uint32_t number = 0;

    for (; content && number < content->item_count && strcmp(text, item) != 0; number++)
        write_item(content, &content->items[number], text, sizeof text);
    if (strcmp(text, item) != 0 || !vaka_live_skip(record->live, (int32_t)number - 1, true))
        return vaka_fail(err, VAKA_ERR_DATA, "there is no '%.60s' that could be passed over", item);
    vaka_status status = keep(record, make_line(record, VAKA_LINE_SKIP, VAKA_NONE, text), err);
    if (status != VAKA_OK)
        vaka_live_skip(record->live, (int32_t)number - 1, false);
    record->failed = 0;
    return status;
}

const vaka_item *vaka_record_failed(const vaka_record *record)
{
    const vaka_content *content = record->layout->setup.content;

    return record->failed && content ? &content->items[record->failed - 1] : NULL;
}

typedef struct attempt {
    int32_t seat;
    const vaka_action *action; /* NULL: what the seat has taken back, again */
} attempt;

static vaka_status attempt_once(const vaka_record *record, const attempt *what, vaka_refusal *why,
                                vaka_error *err)
{
    return what->action ? vaka_live_apply(record->live, what->action, why, err)
                        : vaka_live_redo(record->live, what->seat, why, err);
}

/* The item whose script made it fail and that can be passed over, from 1; 0: it went well or there
 * is none. A script that has met a limit of the machine counts, too: passing it over is written
 * down, so every machine goes on alike. */
static int32_t blamed(const vaka_record *record, vaka_status status)
{
    bool fault = status == VAKA_ERR_CONTRACT || status == VAKA_ERR_SYSTEM;
    int32_t failed = fault ? vaka_live_failed(record->live) + 1 : 0;

    const vaka_content *content = vaka_live_layout(record->live)->setup.content;
    bool game = content && failed - 1 == content->game; /* without it there is nothing to go on */
    return failed <= VAKA_MAX_SKIPPED && !game ? failed : 0;
}

/* Passes over the item by which an attempt has failed. If that cannot be written down, those who
 * play read so; what the script said stays its author's. */
static vaka_status pass_over(vaka_record *record, int32_t failed, vaka_status status,
                             const vaka_error *fault, vaka_error *err)
{
    const vaka_content *content = record->layout->setup.content;
    char text[VAKA_ACTION_TEXT];
    vaka_error unwritten = {0};

    write_item(content, &content->items[failed - 1], text, sizeof text);
    vaka_status skipped = vaka_record_skip(record, text, &unwritten);
    if (skipped == VAKA_OK)
        return VAKA_OK;
    vaka_live_position(record->live)->failed = failed; /* it still is the one to blame */
    vaka_record_tell_fault(record, status, fault, NULL);
    if (err)
        *err = unwritten;
    return skipped;
}

vaka_status vaka_record_bar(vaka_record *record, vaka_error *err)
{
    vaka_live_bar_undo(record->live);
    return keep(record, make_line(record, VAKA_LINE_BAR, VAKA_NONE, "undo"), err);
}

/* Tries it at the live match. What fails twice on end is passed over. A failure bars undo: who goes
 * on later must find it barred as well. */
static vaka_status try_out(vaka_record *record, const attempt *what, vaka_refusal *why,
                           vaka_error *err)
{
    vaka_error fault = {0};
    bool had_undo = vaka_live_has_undo(record->live);
    vaka_status status = attempt_once(record, what, why, &fault);
    int32_t failed = blamed(record, status);

    if (had_undo && vaka_live_failed(record->live) != VAKA_NONE &&
        !vaka_live_has_undo(record->live))
        vaka_record_bar(record, NULL); /* unwritten, it stays barred as long as this is played */

    while (failed && failed == record->failed) {
        vaka_status skipped = pass_over(record, failed, status, &fault, err);
        if (skipped != VAKA_OK)
            return skipped;
        status = attempt_once(record, what, why, &fault);
        failed = blamed(record, status);
    }
    if (status != VAKA_ERR_ILLEGAL)
        record->failed = failed;
    return vaka_record_tell_fault(record, status, &fault, err);
}

vaka_status vaka_record_apply(vaka_record *record, const vaka_action *action, vaka_refusal *why,
                              vaka_error *err)
{
    char text[VAKA_ACTION_TEXT];
    vaka_action asked = *action; /* may lie in the list that is about to change */
    vaka_status status = try_out(record, &(attempt){asked.seat, &asked}, why, err);

    if (status != VAKA_OK)
        return status;
    vaka_action_write(record->layout, &asked, text, sizeof text);
    status = keep(record, make_line(record, VAKA_LINE_ACTION, asked.seat, text), err);
    if (status != VAKA_OK) {
        vaka_live_rollback(record->live);
        return status;
    }
    vaka_record_told_add(&record->told, record->live, record->steps, asked.seat);
    return VAKA_OK;
}

vaka_status vaka_record_undo(vaka_record *record, int32_t seat, vaka_refusal *why, vaka_error *err)
{
    vaka_status status = vaka_live_undo(record->live, seat, why);

    if (status != VAKA_OK)
        return status;
    status = keep(record, make_line(record, VAKA_LINE_UNDO, seat, "undo"), err);
    if (status != VAKA_OK) {
        vaka_live_rollback(record->live);
        return status;
    }
    vaka_record_told_undo(&record->told, seat);
    return VAKA_OK;
}

vaka_status vaka_record_redo(vaka_record *record, int32_t seat, vaka_refusal *why, vaka_error *err)
{
    vaka_status status = try_out(record, &(attempt){seat, NULL}, why, err);

    if (status != VAKA_OK)
        return status;
    status = keep(record, make_line(record, VAKA_LINE_REDO, seat, "redo"), err);
    if (status != VAKA_OK) {
        vaka_live_rollback(record->live);
        return status;
    }
    vaka_record_told_redo(&record->told, record->live, record->steps, seat);
    return VAKA_OK;
}

vaka_status vaka_record_queue(vaka_record *record, vaka_chance_result result, vaka_error *err)
{
    char text[VAKA_CHANCE_TEXT];
    vaka_status status = check_queued(result, err);

    if (status != VAKA_OK)
        return status;
    vaka_chance_write(record->layout, result, text, sizeof text);
    if (vaka_live_queued(record->live) >= VAKA_JOURNAL_QUEUE) /* each action keeps a copy of them */
        return vaka_fail(err, VAKA_ERR_RANGE, "%u results of chance wait already",
                         VAKA_JOURNAL_QUEUE);
    status = keep(record, make_line(record, VAKA_LINE_QUEUE, VAKA_NONE, text), err);
    if (status == VAKA_OK) /* the block does not change, so it can be written first */
        vaka_live_queue(record->live, result);
    return status;
}

vaka_status vaka_record_renew(vaka_record *record, uint32_t rewind, vaka_error *err)
{
    vaka_position *position = vaka_live_position(record->live);
    const uint32_t *at = position->table->rng;
    char text[16];

    if (record->head.seed.generator != VAKA_GENERATOR_CHACHA)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "the chance of this match comes from a number and cannot be renewed");
    snprintf(text, sizeof text, "%" PRIu32, rewind);
    vaka_status status = keep(record, make_line(record, VAKA_LINE_RENEW, VAKA_NONE, text), err);
    if (status != VAKA_OK)
        return status;
    vaka_seed fresh = vaka_seed_child(&record->head.seed, VAKA_SEED_REWIND, rewind);
    vaka_stream_renew(&position->stream, (uint64_t)at[1] << 32 | at[0], &fresh);
    vaka_live_bar_undo(record->live);
    return VAKA_OK;
}

/* --- reading ---------------------------------------------------------------------------------- */

vaka_live *vaka_record_live(vaka_record *record)
{
    return record->live;
}

const vaka_journal_head *vaka_record_head(const vaka_record *record)
{
    return &record->head;
}

const vaka_names *vaka_record_names(const vaka_record *record)
{
    return &record->names;
}

void vaka_record_speak(vaka_record *record, const vaka_language *language)
{
    record->names.language = language;
}

const char *vaka_record_path(const vaka_record *record)
{
    return record->path;
}

const vaka_journal_line *vaka_record_lines(const vaka_record *record, uint32_t *count)
{
    *count = record->count;
    return record->lines;
}

const vaka_log_entry *vaka_record_log(const vaka_record *record, uint32_t *count)
{
    *count = record->told.shown_count;
    return record->told.shown;
}

uint64_t vaka_record_log_changes(const vaka_record *record)
{
    return record->told.changes;
}

void vaka_record_note(vaka_record *record, const vaka_event *event)
{
    vaka_record_told_note(&record->told, event, vaka_live_position(record->live)->table->turn);
}
