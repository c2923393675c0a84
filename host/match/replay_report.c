/* match/replay_report.c - what differs between a replay and its journal, in words.
 *
 * SPDX-License-Identifier: MIT */
#include "match/replay_report.h"

#include "match/difference.h"
#include "table/codec.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MOST_TRIED 5000u /* actions tried in search of the recorded position */

static void add(vaka_replay_report *report, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void add(vaka_replay_report *report, const char *format, ...)
{
    size_t used = strlen(report->what);
    va_list args;

    va_start(args, format);
    vsnprintf(report->what + used, sizeof report->what - used, format, args);
    va_end(args);
}

static void add_fields(vaka_replay_report *report, const vaka_position *a, const vaka_position *b)
{
    size_t used = strlen(report->what);

    add(report, "\n");
    if (used + 1 < sizeof report->what)
        vaka_difference(a, b, report->what + used + 1, sizeof report->what - used - 1);
}

static void add_chance(vaka_replay_report *report, const char *title, const vaka_journal_line *line)
{
    add(report, "\n  %s:", title);
    for (uint32_t i = 0; i < line->chance_count && i < 6; i++)
        add(report, " ~%s", line->chance[i]);
    if (line->chance_count == 0)
        add(report, " none");
    else if (line->chance_count > 6)
        add(report, " … (%u results)", line->chance_count);
}

/* Recorded and found results, from the first that differs on. */
static void add_chances(vaka_replay_report *report, const vaka_journal_line *recorded,
                        const vaka_journal_line *found)
{
    vaka_journal_line a = *recorded, b = *found;
    uint32_t same = 0;

    while (a.chance_count && b.chance_count && strcmp(a.chance[0], b.chance[0]) == 0) {
        a.chance++, a.chance_count--;
        b.chance++, b.chance_count--;
        same++;
    }
    if (!a.chance_count && !b.chance_count)
        return;
    if (same)
        add(report, "\n  the first %u results of chance agree", same);
    add_chance(report, "recorded chance", &a);
    add_chance(report, "found chance", &b);
}

/* Plays an action with the recorded results of chance on a copy; true if this gives the recorded
 * position. */
static bool leads_there(vaka_replay *replay, const vaka_live *from, const vaka_action *action,
                        const vaka_journal_line *line, vaka_live **out)
{
    vaka_live *live = vaka_live_clone(from);
    vaka_chance_result result;

    for (uint32_t i = 0; i < line->chance_count; i++)
        if (vaka_chance_read(replay->record->layout, line->chance[i], &result, NULL) == VAKA_OK &&
            result.type != VAKA_CHANCE_SHUFFLE)
            vaka_live_queue(live, result);
    if (vaka_live_apply(live, action, NULL, NULL) == VAKA_OK &&
        vaka_live_hash(live) == line->hash) {
        *out = live;
        return true;
    }
    vaka_live_free(live);
    return false;
}

/* The action that leads from `from` to the recorded position, and the live match behind it. */
static bool find_recorded(vaka_replay *replay, vaka_live *from, const vaka_action *played,
                          const vaka_journal_line *line, vaka_action *action, vaka_live **out)
{
    uint32_t tried = 0;

    *action = *played;
    if (leads_there(replay, from, played, line, out))
        return true;
    for (int32_t seat = 0; seat < replay->text->head.seats; seat++) {
        vaka_live *lister = vaka_live_clone(from);
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(lister, seat, &count);
        bool found = false;

        for (uint32_t i = 0; !found && i < count && tried++ < MOST_TRIED; i++) {
            *action = legal[i];
            found = leads_there(replay, from, action, line, out);
        }
        vaka_live_free(lister);
        if (found)
            return true;
    }
    return false;
}

/* Names the fields in which the recorded position differs from the one found, if the recorded one
 * can be found from the position before the line. */
static bool add_recorded(vaka_replay *replay, const vaka_journal_line *line,
                         const vaka_position *before)
{
    vaka_live *live = replay->record->live, *from, *there = NULL;
    const vaka_layout *layout = replay->record->layout;
    vaka_action played, action;
    char text[VAKA_ACTION_TEXT];
    bool found;

    if (line->type != VAKA_LINE_ACTION ||
        vaka_action_read(layout, line->seat, line->action, &played, NULL) != VAKA_OK)
        return false;
    from = vaka_live_clone(live); /* fresh, so nothing has been worked out for its position yet */
    vaka_position_copy(vaka_live_position(from), before);
    found = find_recorded(replay, from, &played, line, &action, &there);
    if (found) {
        vaka_action_write(layout, &action, text, sizeof text);
        add(replay->report,
            "\n  the recorded hash is that of `%s` by seat %d with the recorded chance; recorded → "
            "found:",
            text, action.seat);
        add_fields(replay->report, vaka_live_position(there), vaka_live_position(live));
        vaka_live_free(there);
    }
    vaka_live_free(from);
    return found;
}

/* A module that does not play alike twice betrays itself by a second replay. */
static bool add_second_replay(vaka_replay *replay)
{
    vaka_record *second;
    const vaka_position *a, *b;
    bool differ;

    if (!vaka_replay_again(replay, replay->record->count, &second))
        return false;
    a = vaka_live_position(replay->record->live);
    b = vaka_live_position(second->live);
    differ = memcmp(a->block, b->block, replay->record->layout->block_size) != 0;
    if (differ) {
        add(replay->report, "\n  two replays differ from each other: the module does not play "
                            "alike twice; first → second:");
        add_fields(replay->report, a, b);
    }
    vaka_record_close(second);
    return differ;
}

static void add_place(vaka_replay *replay, const vaka_journal_line *line, uint32_t step)
{
    size_t length = strlen(replay->path);
    size_t skip = length > 100 ? length - 100 : 0;

    add(replay->report, "%s%s:%u: ", skip ? "…" : "", replay->path + skip, line->number);
    if (line->type == VAKA_LINE_START)
        add(replay->report, "the start");
    else if (line->type == VAKA_LINE_QUEUE)
        add(replay->report, "after action %u, `queue %s`", step, line->action);
    else if (line->type == VAKA_LINE_SKIP)
        add(replay->report, "after action %u, `skip %s`", step, line->action);
    else if (line->type == VAKA_LINE_BAR)
        add(replay->report, "after action %u, `bar %s`", step, line->action);
    else if (line->type == VAKA_LINE_RENEW)
        add(replay->report, "after action %u, `renew %s`", step, line->action);
    else
        add(replay->report, "action %u, `%s` by seat %d", step, line->action, (int)line->seat);
}

void vaka_replay_differs(vaka_replay *replay, const vaka_journal_line *line,
                         const vaka_position *before, const char *refused)
{
    vaka_replay_report *report = replay->report;
    const vaka_record *record = replay->record;
    const vaka_journal_line *mine = &record->lines[record->count - 1];

    report->differs_at = line->number;
    report->expected = line->hash;
    report->found = vaka_live_hash(record->live);
    add_place(replay, line, record->steps + (refused && line->seat != VAKA_NONE));
    if (refused) {
        add(report, ": %s", refused);
        return;
    }
    add(report, ": recorded hash %016" PRIx64 ", found %016" PRIx64, report->expected,
        report->found);
    add_chances(report, line, mine);
    if (report->expected == report->found || add_second_replay(replay))
        return;
    if (!before) {
        add(report, "\n  seed, options or the way the match is set up are not those recorded");
        return;
    }
    if (add_recorded(replay, line, before))
        return;
    add(report, "\n  the recorded position is not known; this is what the line changed here:");
    add_fields(report, before, vaka_live_position(record->live));
}
