/* gui/replay/replay_player.c - a journal to be looked at: forwards, backwards, through the eyes of
 * those who may.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/replay/replay_player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_step(const vaka_journal_line *line)
{
    return line->type == VAKA_LINE_ACTION || line->type == VAKA_LINE_UNDO ||
           line->type == VAKA_LINE_REDO;
}

/* The turn after each step, from what was told in it. */
static void read_turns(vaka_replay_player *replay)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(replay->now, &count);
    int16_t turn = 0;

    replay->turn = vaka_xnew((replay->count + 1) * sizeof *replay->turn);
    for (uint32_t i = 0; i < count; i++)
        if (log[i].action <= replay->count && log[i].turn > replay->turn[log[i].action])
            replay->turn[log[i].action] = log[i].turn;
    for (uint32_t i = 0; i <= replay->count; i++) {
        turn = replay->turn[i] > turn ? replay->turn[i] : turn;
        replay->turn[i] = turn;
    }
    replay->last_turn = turn;
}

vaka_status vaka_replay_player_open(vaka_replay_player *replay, const char *path,
                                    vaka_plugins *plugins, vaka_error *err)
{
    vaka_replay_report report = {0};
    vaka_status status;

    *replay = (vaka_replay_player){.path = vaka_xcopy(path), .plugins = plugins};
    status = vaka_journal_read(path, &replay->text, err);
    if (!status)
        status = vaka_record_replay(path, plugins, -1, &replay->now, &report, err);
    if (status) {
        vaka_replay_player_close(replay);
        return status;
    }
    if (report.differs_at)
        snprintf(replay->what, sizeof replay->what, "%.*s", (int)strcspn(report.what, "\n"),
                 report.what);
    replay->count = replay->at = report.actions;
    replay->line = report.lines + 1;
    replay->finished = vaka_live_finished(vaka_record_live(replay->now), NULL);
    for (int32_t seat = 0; seat < replay->text.head.seats; seat++)
        if (strcmp(replay->text.head.player[seat], "human") == 0)
            replay->humans |= VAKA_SEAT(seat);
    read_turns(replay);
    return VAKA_OK;
}

void vaka_replay_player_close(vaka_replay_player *replay)
{
    vaka_reading_free(replay->reading);
    vaka_record_close(replay->now);
    vaka_journal_text_done(&replay->text);
    free(replay->turn);
    free(replay->path);
    *replay = (vaka_replay_player){0};
}

/* From the beginning up to a step. */
static vaka_status go_back(vaka_replay_player *replay, uint32_t step, vaka_error *err)
{
    vaka_record *record = NULL;
    vaka_replay_report report = {0};
    vaka_status status =
        vaka_record_replay(replay->path, replay->plugins, (int64_t)step, &record, &report, err);

    if (status)
        return status;
    vaka_record_close(replay->now);
    replay->now = record;
    replay->at = report.actions;
    replay->line = report.lines + 1;
    return VAKA_OK;
}

vaka_status vaka_replay_player_go(vaka_replay_player *replay, uint32_t step, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    step = step > replay->count ? replay->count : step;
    if (step < replay->at)
        status = go_back(replay, step, err);
    while (!status && replay->at < step && replay->line < replay->text.count) {
        const vaka_journal_line *line = &replay->text.lines[replay->line++];

        status = vaka_record_follow(replay->now, line, err);
        replay->at += !status && is_step(line);
    }
    return status;
}

uint32_t vaka_replay_player_turn(const vaka_replay_player *replay, int32_t turn)
{
    uint32_t step = 0;

    while (step < replay->count && replay->turn[step] < turn)
        step++;
    return step;
}

bool vaka_replay_player_may(const vaka_replay_player *replay, int32_t seat)
{
    if (seat == VAKA_SPECTATOR || replay->finished || replay->humans == 0)
        return true;
    return seat >= 0 && replay->humans == VAKA_SEAT(seat);
}

bool vaka_replay_player_may_fork(const vaka_replay_player *replay)
{
    return replay->finished || (replay->humans & (replay->humans - 1u)) == 0;
}

vaka_status vaka_replay_player_fork(const vaka_replay_player *replay, const char *path,
                                    char (*players)[sizeof((vaka_journal_head *)0)->player[0]],
                                    vaka_error *err)
{
    vaka_journal_text text = replay->text; /* head and lines are borrowed from it */
    vaka_journal *journal = NULL;
    vaka_status status;

    if (!vaka_replay_player_may_fork(replay))
        return vaka_fail(err, VAKA_ERR_ILLEGAL,
                         "several persons are still playing this game: it cannot be played ahead");
    text.count = replay->line;
    for (int32_t seat = 0; players && seat < text.head.seats; seat++)
        memcpy(text.head.player[seat], players[seat], sizeof text.head.player[seat]);
    status = vaka_journal_new(path, &text, &journal, err);
    if (!status)
        vaka_journal_close(journal);
    return status;
}
