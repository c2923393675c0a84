/* cli/mods/check.c - `vaka check`: what is wrong with mods, file by file and line by line.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check.h"
#include "cli/base/commands.h"
#include "cli/mods/mod_paths.h"
#include "play/stress/stress.h"
#include "plugin/plugins.h"
#include "script/mods/game.h"

#include <stdio.h>

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
            fprintf(stderr, "%s/%s: did not act in %u games%s\n",
                    game->library->mods[item->mod].folder, item->file, report->games,
                    item->sealed ? ": in the steps of its actions answers are sealed, and actions "
                                   "wait meanwhile"
                                 : "");
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

static int check_play(vaka_plugins *plugins, const char *const *paths, uint32_t games,
                      uint64_t seed)
{
    vaka_mod_paths found;
    int status = vaka_mod_paths_open(&found, plugins, paths) ? VAKA_EXIT_GOOD : VAKA_EXIT_FAILED;

    for (uint32_t i = 0; status == VAKA_EXIT_GOOD && i < found.count; i++)
        status = play(&found.at[i], games, seed);
    vaka_mod_paths_close(&found);
    return status;
}

static int run_check(const vaka_given *given)
{
    const char *paths[VAKA_CLI_ARGS + 1] = {NULL};
    vaka_complaints complaints = {0};
    vaka_plugins plugins;
    int status;

    for (int i = 0; i < given->args; i++)
        paths[i] = given->arg[i];
    vaka_modules_scan(&plugins, NULL);
    const vaka_check_games games = vaka_check_games_of(&plugins);
    vaka_check_shipped(paths, &games, &complaints);
    vaka_check_paths(paths, &games, &complaints);
    vaka_complaints_sort(&complaints);
    vaka_mod_paths_tell(&complaints, stdout);
    status = vaka_complaints_errors(&complaints) ? VAKA_EXIT_FAILED : VAKA_EXIT_GOOD;
    vaka_complaints_done(&complaints);
    if (status == VAKA_EXIT_GOOD && vaka_options_has(given, "play"))
        status = check_play(&plugins, paths, (uint32_t)vaka_options_number(given, "play", 1),
                            vaka_options_number(given, "seed", 1));
    vaka_plugins_done(&plugins);
    return status;
}

static const vaka_cli_option options[] = {
    {"play", VAKA_OPTION_NUMBER, "N", 1, 100000,
     "then play N random games in which it comes up: no script fails,\n"
     "copies, undo and a second Lua state agree, what is legal is\n"
     "accepted, nobody is shown what he cannot know"},
    {"seed", VAKA_OPTION_NUMBER, "N", 0, INT64_MAX, "of these games; normally 1"},
    {0},
};

const vaka_command vaka_command_check = {
    .name = "check",
    .args = "PATH...",
    .summary = "what is wrong with mods, line by line",
    .about =
        "Checks mods: PATH is a mod (a folder with mod.lua), a file or folder in one, or a folder\n"
        "with mods. Says nothing about a good one. What is wrong is printed one a line, as\n\n"
        "  file:line:column: what is wrong (what was perhaps meant)\n\n"
        "and the exit status is then 1, unless all of it are warnings. Found are misspelt names\n"
        "of fields, functions, hooks, values, variables, zones and kinds, wrong types, words and\n"
        "ranges, a seat where a space belongs, rows and columns of data that are not there,\n"
        "questions where none can be asked, texts that a language lacks, and files\n"
        "that are no UTF-8, compiled, too long or out of place, and drawings that the window does\n"
        "not read.",
    .examples = "  vaka check my-mod\n"
                "  vaka check my-mod --play 100\n"
                "  vaka check my-mod/events/wind.lua\n",
    .args_min = 1,
    .args_max = VAKA_CLI_ARGS,
    .options = options,
    .run = run_check,
};
