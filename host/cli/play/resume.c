/* cli/play/resume.c - `vaka resume`: goes on with a game.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#include "cli/base/paths.h"
#include "cli/base/terminal_play.h"
#include "cli/base/window.h"
#include "cli/play/window_host.h"

#include <stdio.h>

static void tell_resumed(const vaka_language *language, const char *path, uint32_t lines)
{
    char line[VAKA_PATH + 128];

    puts(vaka_say_with(language, "{0} goes on after {1} lines.", VAKA_WITH(path, VAKA_INT(lines)),
                       line, sizeof line));
}

static void tell_report(const vaka_replay_report *report, const vaka_mod_choice *mod_choice,
                        const char *path)
{
    if (report->torn)
        vaka_complain(0, "%s: the last line was not complete and has been dropped", path);
    if (report->other_version)
        vaka_complain(
            0, "%s: made by another version of the game; every position agrees, so it goes on",
            path);
    if (report->other_content)
        vaka_complain(0, "%s: %s; every position agrees, so it goes on", path,
                      vaka_mod_choice_differs(mod_choice));
}

/* In the terminal or a window; closes the record. */
static int go_on(vaka_record *record, vaka_mod_choice *mod_choice, const vaka_given *given,
                 const vaka_replay_report *report)
{
    const vaka_module *module = vaka_live_layout(vaka_record_live(record))->module;
    vaka_gui_start window = {
        .first = record, .pace = -1, .language = vaka_options_text(given, "lang")};
    vaka_texts *texts = NULL;
    char note[VAKA_WINDOW_HOST_NOTE];
    vaka_error err;
    int status;

    if (vaka_language_open(mod_choice, module, given, &texts, &err)) {
        vaka_record_close(record);
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    }
    vaka_language_give(record, texts);
    tell_resumed(vaka_lang_language(texts), given->arg[0], report->lines);
    if (vaka_window_here() && !vaka_options_has(given, "text") && vaka_window_wanted()) {
        vaka_window_host_note(report, note);
        window.note = note;
        status = vaka_window_host_play(&window, mod_choice, texts);
    } else {
        status = vaka_terminal_play_run(record, mod_choice);
        vaka_record_close(record);
    }
    vaka_texts_free(texts);
    return status;
}

static int resume(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    const char *path = given->arg[0];
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    (void)module; /* it is the journal that names one */
    mod_choice->loader.whole = true;
    if (vaka_mod_choice_journal(mod_choice, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s: %s", path, err.text);
    if (vaka_record_resume(path, mod_choice->plugins, &record, &report, &err)) {
        if (report.differs_at && report.other_version)
            vaka_complain(0, "%s: made by another version of the game; `vaka replay` shows it",
                          path);
        if (report.differs_at && report.other_content)
            vaka_complain(0, "%s: %s", path, vaka_mod_choice_differs(mod_choice));
        if (report.differs_at) /* the rest of what differs may be hidden from who wants to go on */
            vaka_complain(0, "`vaka replay %s` tells all that differs, hidden things too", path);
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    }
    vaka_paths_log_faults(record);
    tell_report(&report, mod_choice, path);
    return go_on(record, mod_choice, given, &report);
}

/* The game that is named, or the one played last. */
static int run_resume(const vaka_given *named)
{
    vaka_given own = *named;
    char newest[VAKA_PATH];
    vaka_error err;

    if (!vaka_options_has(named, "text") && vaka_window_wanted())
        vaka_window_reach();
    if (!own.args) {
        if (vaka_paths_newest(newest, &err))
            return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
        own.arg[own.args++] = newest;
    }
    return vaka_mod_choice_run(&own, resume);
}

static const vaka_cli_option options[] = {
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0,
     "folders of mods (or of the game itself) that it was played with,\n"
     "separated by commas"},
    VAKA_LANG_OPTION,
    {"text", VAKA_OPTION_SWITCH, NULL, 0, 0, "play in the terminal, not in a window"},
    {0},
};

const vaka_command vaka_command_resume = {
    .name = "resume",
    .args = "[FILE]",
    .summary = "go on with a game from its journal",
    .about =
        "Replays the journal FILE, normally that of the game played last, checking every line of\n"
        "it, and goes on playing with the same players; what happens from now on is added to the\n"
        "same file. A last line that was not written to its end is dropped, with a message. A\n"
        "journal that plays differently today is not gone on with: look at it by `vaka replay`.",
    .examples = "  vaka resume\n"
                "  vaka resume tonight.vkj\n",
    .args_min = 0,
    .args_max = 1,
    .options = options,
    .run = run_resume,
};
