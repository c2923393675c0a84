/* cli/play/window_host.c - the window, with everything it needs from the program around it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/window_host.h"
#include "script/mods/game.h"

#include "cli/base/paths.h"
#include "cli/base/start.h"
#include "cli/base/window.h"
#include "cli/play/window_host_inside.h"
#include "match/new_game.h"
#include "play/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void list_options(const vaka_choice_info *from, vaka_texts *texts, vaka_gui_item *out)
{
    for (uint32_t i = 0; i < from->option_count && i < VAKA_GUI_OPTIONS; i++)
        out->options[out->option_count++] =
            (vaka_gui_option){.id = from->options[i].id,
                              .title = vaka_lang_say(texts, from->options[i].title),
                              .min = from->options[i].min,
                              .max = from->options[i].max,
                              .normal = from->options[i].normal,
                              .advised_min = from->options[i].advised_min,
                              .advised_max = from->options[i].advised_max};
}

/* Titles and texts in the language in use: they are listed anew when it is switched. */
static uint32_t list(window_host *at, const vaka_library *library, const vaka_choice_info *from,
                     uint32_t count, vaka_gui_item *out)
{
    vaka_texts *texts = vaka_game_texts_of(&at->game_texts, library->module);

    count = count < VAKA_GUI_ITEMS ? count : VAKA_GUI_ITEMS;
    for (uint32_t i = 0; i < count; i++) {
        out[i] = (vaka_gui_item){.id = from[i].id,
                                 .title = vaka_lang_say(texts, from[i].title),
                                 .text = vaka_lang_say(texts, from[i].text),
                                 .rule = from[i].rule,
                                 .seats_min = from[i].seats_min,
                                 .seats_max = from[i].seats_max,
                                 .nobody = (int32_t)from[i].nobody_count,
                                 .mod = vaka_lang_say(texts, library->mods[from[i].mod].title),
                                 .homebrew = !library->mods[from[i].mod].base,
                                 .conflicts = from[i].conflicts,
                                 .conflict_count = from[i].conflict_count,
                                 .scenarios = from[i].scenarios,
                                 .scenario_count = from[i].scenario_count,
                                 .rules = from[i].rules,
                                 .rule_count = from[i].rule_count,
                                 .rules_limited = from[i].rules_limited,
                                 .allowed = from[i].allowed,
                                 .allowed_count = from[i].allowed_count,
                                 .settings = from[i].settings,
                                 .setting_count = from[i].setting_count};
        list_options(&from[i], texts, &out[i]);
    }
    return count;
}

static const vaka_library *library_of(window_host *at, const vaka_module *module)
{
    return vaka_loader_concern(module) ? vaka_loader_library(&at->mod_choice->loader, module)
                                       : NULL;
}

static uint32_t scenarios(void *data, const vaka_module *module, vaka_gui_item *out)
{
    const vaka_library *library = library_of(data, module);

    return library ? list(data, library, library->scenarios, library->scenario_count, out) : 0;
}

static uint32_t rules(void *data, const vaka_module *module, vaka_gui_item *out)
{
    const vaka_library *library = library_of(data, module);

    return library ? list(data, library, library->rules, library->rule_count, out) : 0;
}

/* Those that know the game first. */
static const vaka_bot_spec *bot_spec(const vaka_module *module, uint32_t number)
{
    uint32_t own = 0;

    while (vaka_bot_at(module, own))
        own++;
    return number < own ? vaka_bot_at(module, number) : vaka_bot_at(NULL, number - own);
}

static const char *bot(void *data, const vaka_module *module, uint32_t number)
{
    const vaka_bot_spec *spec = bot_spec(module, number);

    (void)data;
    return spec ? spec->name : NULL;
}

static const char *bot_help(void *data, const vaka_module *module, uint32_t number)
{
    const vaka_bot_spec *spec = bot_spec(module, number);

    (void)data;
    return spec ? spec->help : NULL;
}

static vaka_status seed(void *data, vaka_seed *out, vaka_error *err)
{
    (void)data;
    return vaka_seed_fresh(out, err);
}

static vaka_status games(void *data, char *out, vaka_error *err)
{
    (void)data;
    return vaka_paths_games(out, err);
}

static void speak(void *data, vaka_record *record)
{
    window_host *at = data;

    at->module = vaka_live_layout(vaka_record_live(record))->module;
    vaka_game_texts_give(&at->game_texts, record);
}

static vaka_status begin(void *data, const vaka_gui_choice *choice, vaka_record **out,
                         vaka_error *err)
{
    window_host *at = data;
    const vaka_module *module = choice->module;
    vaka_journal_head head;
    char path[VAKA_PATH];
    vaka_setup setup;
    vaka_status status;

    vaka_journal_head_copy(&head, &choice->head);
    for (uint32_t i = 0; i < module->option_count; i++)
        vaka_new_game_option(&head, module->options[i].id, choice->option[i], NULL);
    status = vaka_mod_choice_set_up(at->mod_choice, module, &head, &setup, err);
    if (!status && choice->keep)
        status = vaka_paths_journal(vaka_plugin_short_name(module), &head.seed, path, err);
    if (!status)
        status = vaka_record_new(&setup, &head, choice->keep ? path : NULL, out, err);
    if (status == VAKA_ERR_CONTRACT)
        vaka_paths_setup_failed(&setup, err);
    if (!status) {
        speak(at, *out);
        vaka_paths_log_faults(*out);
    }
    vaka_journal_head_done(&head);
    return status;
}

void vaka_window_host_note(const vaka_replay_report *report, char note[VAKA_WINDOW_HOST_NOTE])
{
    note[0] = '\0';
    if (report->torn)
        snprintf(note, VAKA_WINDOW_HOST_NOTE, "%s",
                 VAKA_TEXT("The last line of the journal was not complete and has been dropped."));
    else if (report->other_version || report->other_content)
        snprintf(note, VAKA_WINDOW_HOST_NOTE, "%s",
                 VAKA_TEXT("The game was played with another version or other content; every "
                           "position agrees, so it goes on."));
}

static vaka_status resume(void *data, const char *path, vaka_record **out, char *note,
                          vaka_error *err)
{
    window_host *at = data;
    vaka_replay_report report = {0};
    vaka_status status = vaka_mod_choice_journal(at->mod_choice, path, err);

    if (!status)
        status = vaka_record_resume(path, at->mod_choice->plugins, out, &report, err);

    vaka_window_host_note(&report, note);
    if (status && report.differs_at)
        return vaka_fail(err, status, "this game plays differently today: %.*s",
                         (int)strcspn(report.what, "\n") % 200, report.what);
    if (!status) {
        speak(at, *out);
        vaka_paths_log_faults(*out);
    }
    return status;
}

static vaka_status players(void *data, vaka_record *record, const vaka_player **out,
                           vaka_error *err)
{
    window_host *at = data;

    *out = at->seated.players;
    return vaka_terminal_play_seat(record, &at->seated, err);
}

static const vaka_language *language_of(void *data, const vaka_module *module)
{
    window_host *at = data;

    return vaka_lang_language(vaka_game_texts_of(&at->game_texts, module));
}

static vaka_status settings(void *data, char *out, vaka_error *err)
{
    (void)data;
    return vaka_paths_settings(out, err);
}

static vaka_status path_for(void *data, const char *name, const char *suffix, char *out,
                            vaka_error *err)
{
    (void)data;
    return vaka_paths_file(name, suffix, out, err);
}

/* Before any game: that to the first one that has a guide. */
static char *any_guide(vaka_plugins *plugins, const char *language)
{
    char *text = NULL;

    vaka_plugins_all(plugins);
    for (uint32_t i = 0; i < plugins->count && !text; i++)
        if (plugins->at[i].module)
            text = vaka_paths_guide(vaka_plugin_short_name(plugins->at[i].module), language);
    return text;
}

/* To the game that is played. */
static const char *guide(void *data)
{
    window_host *at = data;
    const char *language = at->game_texts.language.current(at->game_texts.language.texts);

    if (at->guide_module == at->module && strcmp(at->guide_language, language) == 0)
        return at->guide;
    free(at->guide);
    at->guide = at->module ? vaka_paths_guide(vaka_plugin_short_name(at->module), language)
                           : any_guide(at->mod_choice->plugins, language);
    at->guide_module = at->module;
    snprintf(at->guide_language, sizeof at->guide_language, "%s", language);
    return at->guide;
}

static const char *icon(void *data)
{
    window_host *at = data;

    free(at->icon);
    at->icon = vaka_paths_icon();
    return at->icon;
}

static vaka_gui_host host_of(window_host *at)
{
    vaka_gui_host host = {.data = at,
                          .plugins = at->mod_choice->plugins,
                          .scenarios = scenarios,
                          .rules = rules,
                          .bot = bot,
                          .bot_help = bot_help,
                          .hints = true,
                          .seed = seed,
                          .games = games,
                          .begin = begin,
                          .resume = resume,
                          .players = players,
                          .settings = settings,
                          .path = path_for,
                          .language = &at->game_texts.language,
                          .language_of = language_of,
                          .speak = speak,
                          .icon = icon,
                          .guide = guide};

    vaka_window_host_mods(&host);
    vaka_window_host_packs(&host);
    vaka_window_host_drafts(&host);
    vaka_window_host_trial(&host);
    return host;
}

static int run_at(window_host *at, vaka_gui_start *start)
{
    vaka_gui_host host = host_of(at);

    start->host = &host;
    int status = vaka_window_here()->run(start);
    vaka_window_host_forget(at);
    vaka_window_host_drafts_done(at);
    vaka_window_host_trial_done(at);
    free(at->guide);
    free(at->icon);
    vaka_game_texts_done(&at->game_texts);
    return status;
}

/* All that needs modules, mods and languages at hand. */
int vaka_window_host_run(vaka_gui_start *start)
{
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    window_host at = {.mod_choice = &mod_choice};

    vaka_modules_scan(&plugins, NULL);
    vaka_mod_choice_init(&mod_choice);
    vaka_mod_choice_serve(&mod_choice, &plugins);
    mod_choice.loader.whole = true; /* texts of all mods will be read */
    vaka_game_texts_init(&at.game_texts, &mod_choice);
    if (start->replay) /* of a game that lies in a folder, perhaps; if not, the window says it */
        vaka_mod_choice_journal(&mod_choice, start->replay, NULL);
    int status = run_at(&at, start);
    vaka_mod_choice_done(&mod_choice);
    vaka_plugins_done(&plugins);
    return status;
}

int vaka_window_host_open(void)
{
    vaka_gui_start start = {.pace = -1};

    return vaka_window_host_run(&start);
}

int vaka_window_host_replay(const char *path)
{
    vaka_gui_start start = {.pace = -1, .replay = path};

    return vaka_window_host_run(&start);
}

int vaka_window_host_play(vaka_gui_start *start, vaka_mod_choice *mod_choice, vaka_texts *texts)
{
    const vaka_module *module = vaka_live_layout(vaka_record_live(start->first))->module;
    window_host at = {.mod_choice = mod_choice, .module = module};

    mod_choice->folder_count = mod_choice->id_count =
        0; /* games begun later choose their mods themselves */
    vaka_game_texts_init(&at.game_texts, mod_choice);
    vaka_game_texts_lend(&at.game_texts, module, texts);
    return run_at(&at, start);
}
