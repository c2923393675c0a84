/* cli/mods/test.c - `vaka test`: runs the tests of mods.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/mods/mod_paths.h"
#include "script/mods/game.h"
#include "script/tools/mod_test.h"

#include <stdio.h>

static bool is_wanted(void *data, const char *file)
{
    const vaka_mod_paths_game *game = data;

    return vaka_mod_paths_cover(game->paths, file);
}

static void tell(const vaka_mod_test_result *result, bool all)
{
    if (!*result->trouble) {
        if (all)
            printf("good    %s: %s\n", result->file, result->name);
        return;
    }
    printf("FAILED  %s%s%s\n        %s\n", result->file, *result->name ? ": " : "", result->name,
           result->trouble);
}

/* Runs the tests of one game's mods; adds to the counts. */
static void run_game(vaka_mod_paths_game *game, bool all, uint32_t *count, uint32_t *failed)
{
    vaka_mod_test_plan plan = {&game->mod_choice.loader, game->module, game->mods, is_wanted, game};
    vaka_mod_test_report report;

    vaka_mod_test_run(&plan, &report);
    for (uint32_t i = 0; i < report.count; i++)
        tell(&report.at[i], all);
    *count += report.count;
    *failed += report.failed;
    vaka_mod_test_report_done(&report);
}

static int run_test(const vaka_given *given)
{
    uint32_t count = 0, failed = 0;
    vaka_plugins plugins;
    vaka_mod_paths games;
    int status = VAKA_EXIT_GOOD;

    vaka_mod_paths_hear();
    vaka_modules_scan(&plugins, NULL);
    if (!vaka_mod_paths_open(&games, &plugins, given->arg))
        status = VAKA_EXIT_FAILED;
    for (uint32_t i = 0; status == VAKA_EXIT_GOOD && i < games.count; i++)
        run_game(&games.at[i], vaka_options_has(given, "all"), &count, &failed);
    if (status == VAKA_EXIT_GOOD && !count)
        status = vaka_complain(VAKA_EXIT_FAILED, "there are no tests there: a mod has them in the "
                                                 "folder tests");
    else if (status == VAKA_EXIT_GOOD)
        printf("%u %s, %u failed\n", count, count == 1 ? "test" : "tests", failed);
    vaka_mod_paths_close(&games);
    vaka_plugins_done(&plugins);
    return failed ? VAKA_EXIT_FAILED : status;
}

static const vaka_cli_option options[] = {
    {"all", VAKA_OPTION_SWITCH, NULL, 0, 0, "name the tests that are good, too"},
    {0},
};

const vaka_command vaka_command_test = {
    .name = "test",
    .args = "PATH...",
    .summary = "run the tests of mods",
    .about =
        "Runs the tests in the folder `tests` of mods: PATH is a mod, or a file or folder in one.\n"
        "A file returns a table of functions, each a test; it is handed `t`, which plays matches:\n"
        "\n"
        "  t:new { seats, seed, rules, scenario, options, queue, names }\n"
        "  t:play([seat,] action)        plays an action\n"
        "  t:refused([seat,] action[, reason])\n"
        "                                it must be refused: id of the reason, rule, sentence\n"
        "  t:fails([seat,] action)       a script must fail in it: what it says\n"
        "  t:legal([seat])  t:asked()  t:prompt()  t:told()  t:turn()  t:score(seat)\n"
        "  t:value(name[, place])  t:counter(id[, seat])  t:zone(zone[, seat])  t:hints()\n"
        "  t:finished()  t:winners()  t:result()\n"
        "  t:random(n)  t:undo(seat)  t:queue(result)\n"
        "  t:expect(value, expected[, words])\n"
        "\n"
        "`game` and `host` can be asked about the match as in cards; `use` and, in a game in Lua,\n"
        "`data` are there as well. What failed is told with file and line.",
    .examples = "  vaka test my-mod\n"
                "  vaka test my-mod/tests/storm.lua --all\n",
    .args_min = 1,
    .args_max = VAKA_CLI_ARGS,
    .options = options,
    .run = run_test,
};
