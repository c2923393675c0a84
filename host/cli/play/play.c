/* cli/play/play.c - `vaka play`: a new game in a window or the terminal.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/paths.h"
#include "cli/base/start.h"
#include "cli/base/terminal_play.h"
#include "cli/base/window.h"
#include "cli/play/window_host.h"
#include "match/new_game.h"
#include "share/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void tell_start(const vaka_start *start, const vaka_language *language, const char *path)
{
    char line[VAKA_PATH + 256];

    const char *title = vaka_say(language, start->setup.module->title);
    const vaka_seed *seed = &start->head.seed;

    if (seed->generator == VAKA_GENERATOR_XOSHIRO)
        puts(vaka_say_with(language, "{0}, seed {1}. The game is kept in {2}",
                           VAKA_WITH(title, VAKA_INT(seed->number), path), line, sizeof line));
    else /* a key is a secret as long as the game goes on */
        puts(vaka_say_with(language, "{0}. The game is kept in {1}", VAKA_WITH(title, path), line,
                           sizeof line));
}

/* A window that could not be opened leaves no game behind that nobody has played. */
static int play_in_window(vaka_gui_start *window, vaka_mod_choice *mod_choice, vaka_texts *texts)
{
    char *path = vaka_xcopy(vaka_record_path(window->first));
    vaka_journal_text text;
    int status = vaka_window_host_play(window, mod_choice, texts);

    if (status != VAKA_EXIT_GOOD && vaka_journal_read(path, &text, NULL) == VAKA_OK) {
        if (text.count <= 1) /* the start */
            unlink(path);
        vaka_journal_text_done(&text);
    }
    free(path);
    return status;
}

/* In the terminal or a window; closes the record. */
static int sit_down(vaka_record *record, vaka_mod_choice *mod_choice, const vaka_given *given,
                    vaka_texts *texts)
{
    vaka_gui_start window = {
        .first = record, .pace = -1, .language = vaka_options_text(given, "lang")};
    int status;

    if (vaka_window_here() && !vaka_options_has(given, "text") && vaka_window_wanted())
        return play_in_window(&window, mod_choice, texts);
    status = vaka_terminal_play_run(record, mod_choice);
    vaka_record_close(record);
    return status;
}

static int play_with(vaka_start *start, vaka_mod_choice *mod_choice, const vaka_given *given,
                     const char *path)
{
    vaka_record *record = NULL;
    vaka_texts *texts = NULL;
    vaka_error err;
    int status;

    if (vaka_language_open(mod_choice, start->setup.module, given, &texts, &err)) {
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    }
    vaka_seat_name_all(vaka_lang_language(texts), &start->head);
    if (vaka_record_new(&start->setup, &start->head, path, &record, &err)) {
        vaka_paths_setup_failed(&start->setup, &err);
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        vaka_language_give(record, texts);
        vaka_paths_log_faults(record);
        tell_start(start, vaka_lang_language(texts), path);
        status = sit_down(record, mod_choice, given, texts);
    }
    vaka_texts_free(texts);
    return status;
}

/* What is switched on and still there; a new game without --mods takes it. */
typedef struct taking {
    vaka_mod_choice *mod_choice;
    const vaka_module *module;
} taking;

static void take(void *data, const char *id)
{
    taking *of = data;
    const vaka_mod_info *mod =
        vaka_library_mod(vaka_loader_library(&of->mod_choice->loader, of->module), id);

    if (mod && mod->usable)
        vaka_mod_choice_add_id(of->mod_choice, id);
}

static void take_switched_on(vaka_mod_choice *mod_choice, const vaka_module *module)
{
    taking of = {mod_choice, module};

    if (vaka_loader_concern(module))
        vaka_installed_each_on(vaka_library_short_name(module), take, &of);
}

static int start_and_play(const vaka_given *given, vaka_mod_choice *mod_choice,
                          const vaka_module *module)
{
    const char *journal = vaka_options_text(given, "journal");
    char path[VAKA_PATH];
    vaka_start start = {0};
    vaka_error err;
    int status;

    mod_choice->loader.whole = true;
    if (!vaka_options_has(given, "mods"))
        take_switched_on(mod_choice, module);
    start.head.no_hints = vaka_options_has(given, "no-hints");
    if (vaka_start_read(&start, mod_choice, module, given, VAKA_START_PERSON, &err))
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    else if (!journal &&
             vaka_paths_journal(vaka_plugin_short_name(module), &start.head.seed, path, &err))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else
        status = play_with(&start, mod_choice, given, journal ? journal : path);
    vaka_start_done(&start);
    return status;
}

static int run_play(const vaka_given *given)
{
    if (!vaka_options_has(given, "text") && vaka_window_wanted())
        vaka_window_reach();
    return vaka_mod_choice_run(given, start_and_play);
}

static const vaka_cli_option options[] = {
    {"seats", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "who plays, seat by seat: human or a bot that `vaka list` shows, such\n"
     "as bot:random, separated by commas; or just how many seats. Normally\n"
     "you against bots, with as few seats as the game takes"},
    {"name", VAKA_OPTION_TEXT, "LIST", 0, 0, "names of the players, seat by seat"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "options of the game: option=value, separated by commas; `vaka list`\n"
     "shows what there is"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0,
     "optional rules to play with, separated by commas; their options\n"
     "behind colons: RULE:OPTION=3. --rules=-RULE leaves out one that the\n"
     "scenario brings. `vaka rules GAME` shows what there is"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0,
     "mods to play with besides those of the game: folders, or ids of\n"
     "installed ones, separated by commas"},
    VAKA_LANG_OPTION,
    {"seed", VAKA_OPTION_SEED, "N", 0, 0,
     "makes chance repeatable: for tests, and to share a game. Who knows N\n"
     "can know what comes. Normally a fresh one that nobody can guess"},
    {"chance", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "results of chance that come first, each at the next event of its\n"
     "sort: 'die 3, draw ZONE KIND'"},
    {"no-hints", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "nobody gets hints in this game, also when it is gone on with later"},
    {"journal", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "where to keep the game; a new file. Normally a file in\n"
     "$XDG_DATA_HOME/vaka/games, named by game, date, time and N, if given"},
    {"text", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "play in the terminal, not in a window; so it is without a display, and\n"
     "when lines come from a file or a pipe"},
    {0},
};

const vaka_command vaka_command_play = {
    .name = "play",
    .args = "GAME",
    .summary = "play a game",
    .about =
        "Starts a game in a window, or in the terminal. GAME is a name from `vaka list`. Several\n"
        "people share the screen: it is cleared and handed over before anything private is\n"
        "shown. During play `help` lists what can be typed; `quit` leaves, and everything up to\n"
        "the last accepted action is in the journal, to go on with later by `vaka resume`.",
    .examples = "  vaka play hello\n"
                "  vaka play hello --seats human,human,bot:random --name Ada,Ben\n"
                "  vaka play hello --seed 42 --journal tonight.vkj\n"
                "  vaka play GAME --rules fog,late_end:points=20 --mods my-mod\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run = run_play,
};
