/* cli/mods/check_play.c - plays mods in random games: the second half of `vaka check`.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/check_play.h"

#include "cli/mods/mod_paths.h"
#include "play/stress.h"

static bool is_wanted(void *data, uint32_t mod, const char *file)
{
    const vaka_mod_paths_game *game = data;
    char name[4096];

    snprintf(name, sizeof name, "%s/%s", game->library->mods[mod].folder, file);
    return vaka_mod_paths_cover(game->paths, name);
}

static void tell_idle(const vaka_mod_paths_game *game, const vaka_stress_report *report)
{
    for (uint32_t i = 0; i < report->item_count; i++) {
        const vaka_stress_item *item = &report->items[i];

        if (item->acts && !item->runs)
            fprintf(stderr, "%s/%s: did not act in %u games\n",
                    game->library->mods[item->mod].folder, item->file, report->games);
    }
}

static int play(vaka_mod_paths_game *game, uint32_t games, uint64_t seed)
{
    vaka_stress_plan plan = {game->library, game->mods, games, seed, is_wanted, game};
    vaka_stress_report report;
    vaka_error err;
    int status = VAKA_EXIT_GOOD;

    if (vaka_stress_run(&plan, &report, &err)) {
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else if (*report.what) {
        printf("%s: %s\n", game->module->title, report.what);
        status = VAKA_EXIT_FAILED;
    } else {
        tell_idle(game, &report);
    }
    vaka_stress_report_done(&report);
    return status;
}

int vaka_check_play(vaka_plugins *plugins, const char *const *paths, uint32_t games, uint64_t seed)
{
    vaka_mod_paths found;
    int status = vaka_mod_paths_open(&found, plugins, paths) ? VAKA_EXIT_GOOD : VAKA_EXIT_FAILED;

    for (uint32_t i = 0; status == VAKA_EXIT_GOOD && i < found.count; i++)
        status = play(&found.at[i], games, seed);
    vaka_mod_paths_close(&found);
    return status;
}
