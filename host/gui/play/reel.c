/* gui/play/reel.c - a journal to be looked at: forwards, backwards, through the eyes of those who
 * may.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/play/reel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_step(const vaka_journal_line *line)
{
    return line->type == VAKA_LINE_ACTION || line->type == VAKA_LINE_UNDO ||
           line->type == VAKA_LINE_REDO;
}

/* The turn after each step, from what was told in it. */
static void read_turns(vaka_reel *reel)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(reel->now, &count);
    int16_t turn = 0;

    reel->turn = vaka_xnew((reel->count + 1) * sizeof *reel->turn);
    for (uint32_t i = 0; i < count; i++)
        if (log[i].action <= reel->count && log[i].turn > reel->turn[log[i].action])
            reel->turn[log[i].action] = log[i].turn;
    for (uint32_t i = 0; i <= reel->count; i++) {
        turn = reel->turn[i] > turn ? reel->turn[i] : turn;
        reel->turn[i] = turn;
    }
    reel->last_turn = turn;
}

vaka_status vaka_reel_open(vaka_reel *reel, const char *path, vaka_plugins *plugins,
                           vaka_error *err)
{
    vaka_replay_report report = {0};
    vaka_status status;

    *reel = (vaka_reel){.path = vaka_xcopy(path), .plugins = plugins};
    status = vaka_journal_read(path, &reel->text, err);
    if (!status)
        status = vaka_record_replay(path, plugins, -1, &reel->now, &report, err);
    if (status) {
        vaka_reel_close(reel);
        return status;
    }
    if (report.differs_at)
        snprintf(reel->what, sizeof reel->what, "%.*s", (int)strcspn(report.what, "\n"),
                 report.what);
    reel->count = reel->at = report.actions;
    reel->line = report.lines + 1;
    reel->finished = vaka_door_finished(vaka_record_door(reel->now), NULL);
    for (int32_t seat = 0; seat < reel->text.head.seats; seat++)
        if (strcmp(reel->text.head.player[seat], "human") == 0)
            reel->humans |= VAKA_SEAT(seat);
    read_turns(reel);
    return VAKA_OK;
}

void vaka_reel_close(vaka_reel *reel)
{
    vaka_record_close(reel->now);
    vaka_journal_text_done(&reel->text);
    free(reel->turn);
    free(reel->path);
    *reel = (vaka_reel){0};
}

/* From the beginning up to a step. */
static vaka_status go_back(vaka_reel *reel, uint32_t step, vaka_error *err)
{
    vaka_record *record = NULL;
    vaka_replay_report report = {0};
    vaka_status status =
        vaka_record_replay(reel->path, reel->plugins, (int64_t)step, &record, &report, err);

    if (status)
        return status;
    vaka_record_close(reel->now);
    reel->now = record;
    reel->at = report.actions;
    reel->line = report.lines + 1;
    return VAKA_OK;
}

vaka_status vaka_reel_go(vaka_reel *reel, uint32_t step, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    step = step > reel->count ? reel->count : step;
    if (step < reel->at)
        status = go_back(reel, step, err);
    while (!status && reel->at < step && reel->line < reel->text.count) {
        const vaka_journal_line *line = &reel->text.lines[reel->line++];

        status = vaka_record_follow(reel->now, line, err);
        reel->at += !status && is_step(line);
    }
    return status;
}

uint32_t vaka_reel_turn(const vaka_reel *reel, int32_t turn)
{
    uint32_t step = 0;

    while (step < reel->count && reel->turn[step] < turn)
        step++;
    return step;
}

bool vaka_reel_may(const vaka_reel *reel, int32_t seat)
{
    if (seat == VAKA_SPECTATOR || reel->finished || reel->humans == 0)
        return true;
    return seat >= 0 && reel->humans == VAKA_SEAT(seat);
}

vaka_status vaka_reel_fork(const vaka_reel *reel, const char *path,
                           char (*players)[sizeof((vaka_journal_head *)0)->player[0]],
                           vaka_error *err)
{
    vaka_journal_text text = reel->text; /* head and lines are borrowed from it */
    vaka_journal *journal = NULL;
    vaka_status status;

    text.count = reel->line;
    for (int32_t seat = 0; players && seat < text.head.seats; seat++)
        memcpy(text.head.player[seat], players[seat], sizeof text.head.player[seat]);
    status = vaka_journal_new(path, &text, &journal, err);
    if (!status)
        vaka_journal_close(journal);
    return status;
}
