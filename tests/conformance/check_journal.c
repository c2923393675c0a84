/* conformance/check_journal.c - a saved game, loaded and replayed, is the same game.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool replays(game *at, const char *path)
{
    vaka_plugin plugin = {.module = at->module};
    vaka_plugins plugins = {
        .at = &plugin, .count = 1, .attach = vaka_loader_attach_head, .attach_data = at->loader};
    vaka_replay_report report = {0};
    vaka_record *again = NULL;
    vaka_error err = {0};
    bool good = true;

    if (vaka_record_replay(path, &plugins, -1, &again, &report, &err))
        return finding_set(&at->found, "journal", "the journal cannot be replayed: %s", err.text);
    if (report.differs_at)
        good = finding_set(&at->found, "journal", "the replay differs: %s", report.what);
    else if (vaka_live_hash(vaka_record_live(again)) !=
             vaka_live_hash(vaka_record_live(at->record)))
        good = finding_set(&at->found, "journal", "the replay ends in another position");
    vaka_record_close(again);
    return good;
}

bool check_journal(game *at)
{
    char path[512];
    vaka_error err;
    bool good;

    snprintf(path, sizeof path, "%s/conformance/%ld.vkj", VAKA_BUILD_DIR, (long)getpid());
    unlink(path);
    if (vaka_record_save(at->record, path, &err))
        return finding_set(&at->found, "journal", "the game cannot be saved: %s", err.text);
    good = replays(at, path);
    unlink(path);
    at->tally->journals++;
    return good;
}
