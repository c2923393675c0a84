/* conformance/walk.c - plays the planned actions as a record and asks everything on the way.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include <stdio.h>

/* One in so many positions, or actions, gets each check: the first position and the last get all.
 */
#define LEGAL_ONE_IN 6u
#define REST_ONE_IN 4u
#define MOTION_ONE_IN 2u
#define UNDO_ONE_IN 3u
#define JOURNAL_ONE_IN 16u

static bool is_possible(game *at)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_position *position = vaka_live_position(live);

    if (!position->module->possible || position->module->possible(&position->face))
        return game_heed(at, &at->watch);
    return finding_set(&at->found, "impossible",
                       "possible says no to a position that has come about");
}

static bool check_viewer(game *at, int32_t viewer)
{
    return check_scene(at, viewer) && check_rest(at, viewer) && check_redacted(at, viewer);
}

/* Everything there is to ask about a position. */
static bool ask(game *at, bool all)
{
    vaka_live *live = vaka_record_live(at->record);
    uint64_t hash = vaka_live_hash(live);
    bool good = is_possible(at);

    if (good && (all || game_roll(at, LEGAL_ONE_IN) == 0))
        good = check_legal(at);
    if (good && (all || game_roll(at, REST_ONE_IN) == 0))
        good = check_viewer(at, (int32_t)game_roll(at, (uint32_t)at->seats + 1u) - 1);
    if (good && vaka_live_hash(live) != hash)
        good = finding_set(&at->found, "changed", "looking at the match changed it");
    return good && game_heed(at, &at->watch);
}

/* The actor sees its own action half of the time, somebody else the rest. */
static bool move(game *at, const vaka_action *action)
{
    int32_t viewer = action->seat;

    if (game_roll(at, MOTION_ONE_IN) != 0)
        return true;
    if (game_roll(at, 2))
        viewer = (int32_t)game_roll(at, (uint32_t)at->seats + 1u) - 1;
    return check_motion(at, viewer, action);
}

static bool play(game *at)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_action *action = &at->actions[at->at - 1];
    const trace *was = &at->traces[at->at - 1];
    vaka_refusal why = {0};
    vaka_error err = {0};

    vaka_status status = vaka_record_apply(at->record, action, &why, &err);
    if (status != VAKA_OK)
        return finding_set(&at->found, "repeat", "what was played before is refused now: %s%s",
                           status == VAKA_ERR_ILLEGAL ? why.id : "", err.text);
    trace now = trace_after(live, was->legal);
    const char *part = trace_differs(was, &now);
    if (part)
        return finding_set(&at->found, "repeat",
                           "after questions, samples and undo %s is not what it was without", part);
    return check_told(at, live) && game_heed(at, &at->watch);
}

static bool walk(game *at)
{
    for (at->at = 1; at->at <= at->count; at->at++) {
        if (!ask(at, at->at == 1) || !move(at, &at->actions[at->at - 1]) || !play(at))
            return false;
        if (game_roll(at, UNDO_ONE_IN) == 0 && !check_undo(at))
            return false;
    }
    at->at = at->count;
    if (!ask(at, true))
        return false;
    return game_roll(at, JOURNAL_ONE_IN) != 0 || check_journal(at);
}

bool walk_game(game *at)
{
    vaka_journal_head head = {.seed = game_seed(at->seed)};
    vaka_setup setup;
    vaka_error err;

    at->at = 0;
    game_head(at, &head);
    watch_init(&at->watch, at->module, 0x5A);
    if (!game_setup(at, &at->watch.face, &setup))
        return false;
    if (vaka_record_new(&setup, &head, NULL, &at->record, &err))
        return finding_set(&at->found, "setup", "%s", err.text);
    vaka_live *live = vaka_record_live(at->record);
    if (vaka_live_hash(live) != at->start.hash)
        return finding_set(&at->found, "repeat", "the same seed sets up another position");
    at->truth = vaka_live_clone(live);
    at->sample = vaka_live_clone(live);
    vaka_live_listen(at->truth, true);
    vaka_live_listen(at->sample, true);
    return walk(at);
}
