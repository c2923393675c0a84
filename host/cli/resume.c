/* cli/resume.c - `vaka resume`: goes on with a game.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/commands.h"
#include "cli/desk.h"
#include "cli/shelf.h"
#include "cli/sitting.h"
#include "cli/tongue.h"

#include <stdio.h>

static int resume_with(const vaka_given *given, vaka_plugins *plugins, vaka_shelf *shelf)
{
    const char *path = given->arg[0];
    vaka_lang_book *book = NULL;
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;
    int status;

    if (vaka_record_resume(path, plugins, &record, &report, &err)) {
        if (report.differs_at && report.other_content)
            vaka_complain(0, "%s: played with other content than what is here", path);
        return vaka_complain(VAKA_EXIT_FAILED, "%s", report.differs_at ? report.what : err.text);
    }
    if (report.torn)
        fprintf(stderr, "vaka: %s: the last line was not complete and has been dropped\n", path);
    if (report.other_version)
        fprintf(stderr,
                "vaka: %s: made by another version of the game; every position agrees, so "
                "it goes on\n",
                path);
    if (report.other_content)
        fprintf(stderr,
                "vaka: %s: played with other content than what is here; every position agrees, "
                "so it goes on\n",
                path);
    printf("%s goes on after %u lines.\n", path, report.lines);
    const vaka_module *module = vaka_door_layout(vaka_record_door(record))->module;
    if (vaka_tongue_open(shelf, module, given, &book, &err)) {
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    } else {
        bool text = vaka_options_has(given, "text") || !vaka_desk_wanted();

        vaka_tongue_give(record, book);
        status = text ? vaka_sitting_run(record) : vaka_desk_play(record);
    }
    vaka_record_close(record);
    vaka_lang_book_free(book);
    return status;
}

static int run_resume(const vaka_given *given)
{
    vaka_plugins plugins;
    vaka_shelf shelf;
    vaka_error err;
    int status;

    vaka_plugins_scan(&plugins, NULL);
    vaka_shelf_init(&shelf);
    if (vaka_shelf_read(&shelf, given, &plugins, &err))
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    else
        status = resume_with(given, &plugins, &shelf);
    vaka_shelf_done(&shelf);
    vaka_plugins_done(&plugins);
    return status;
}

static const vaka_cli_option options[] = {
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0,
     "folders of mods that the game was played with, separated by commas"},
    {"lang", VAKA_OPTION_TEXT, "CODE", 0, 0,
     "language of the game's texts, as far as it has them: en, fr, …"},
    {"text", VAKA_OPTION_SWITCH, NULL, 0, 0, "play in the terminal, not in a window"},
    {0},
};

const vaka_command vaka_command_resume = {
    .name = "resume",
    .args = "FILE",
    .summary = "go on with a game from its journal",
    .about =
        "Replays the journal FILE, checking every line of it, and goes on playing with the same\n"
        "players; what happens from now on is added to the same file. A last line that was not\n"
        "written to its end is dropped, with a message. A journal that plays differently today\n"
        "is not gone on with: look at it by `vaka replay`.",
    .examples = "  vaka resume tonight.vkj\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run = run_resume,
};
