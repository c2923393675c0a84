/* cli/play/window_host_trial.c - parts of mods are tried in the window, and their files read again
 * when they change.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/paths.h"
#include "cli/mods/try_from.h"
#include "cli/mods/watch.h"
#include "cli/play/window_host_inside.h"
#include "match/new_game.h"
#include "script/mods/game.h"
#include "script/run/debug.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPLAYED_MOST 60 /* games that are played again, the newest */
#define HEARD_MOST 200u  /* lines of debug(…) that wait for somebody to read them */

/* What the record on the table plays with, and what the one before did, which is closed later. */
typedef struct window_trial {
    const vaka_module *module;
    char folder[4096];                /* of the mod that is tried; "": nothing is */
    vaka_watch watch;                 /* its files, from when they were read */
    bool whole;                       /* it is a game in Lua: the module is made of its files */
    vaka_mod_choice *choice, *before; /* owned */
    char *heard[HEARD_MOST];          /* owned: what its scripts have said, the oldest first */
    uint32_t heard_count;
} window_trial;

static void drop(vaka_mod_choice **choice)
{
    if (*choice)
        vaka_mod_choice_done(*choice);
    free(*choice);
    *choice = NULL;
}

/* --- what scripts say ---------------------------------------------------------------------------
 */

/* The oldest line, owned by the caller; NULL: there is none. */
static char *take_heard(window_trial *trial)
{
    char *line = trial->heard_count ? trial->heard[0] : NULL;

    if (line)
        memmove(trial->heard, trial->heard + 1, --trial->heard_count * sizeof *trial->heard);
    return line;
}

static void hear(void *data, const char *line)
{
    window_trial *trial = data;

    if (trial->heard_count == HEARD_MOST)
        free(take_heard(trial));
    trial->heard[trial->heard_count++] = vaka_xcopy(line);
}

static void forget_heard(window_trial *trial)
{
    while (trial->heard_count)
        free(take_heard(trial));
}

static char *heard(void *data)
{
    window_trial *trial = ((window_host *)data)->trial;

    return trial ? take_heard(trial) : NULL;
}

/* --- what is tried ------------------------------------------------------------------------------
 */

/* The same mods as the window's, read by themselves. */
static vaka_mod_choice *read_mods(const window_host *at)
{
    vaka_mod_choice *choice = vaka_xnew(sizeof *choice);

    vaka_mod_choice_init(choice);
    choice->plugins = at->mod_choice->plugins;
    for (uint32_t i = 0; i < at->mod_choice->folder_count; i++)
        vaka_mod_choice_add(choice, at->mod_choice->folders[i], NULL);
    return choice;
}

/* All seats are people's, as few as can be; what is to be tried is switched on. */
static vaka_status fill_head(const vaka_library *library, const vaka_gui_part *part,
                             vaka_try_target *target, vaka_journal_head *head, vaka_error *err)
{
    const vaka_choice_info *scenario = vaka_try_target_in(library, target, part->scenario);
    char rules[VAKA_TRY_RULES];

    *head = (vaka_journal_head){.seed = vaka_seed_of(1), .trial = true};
    vaka_new_game_players(head, scenario ? scenario->seats_min : library->module->seats_min, 0,
                          "human", "human");
    if (scenario)
        vaka_new_game_scenario(head, scenario->id);
    vaka_try_target_rules(library, target, scenario, rules);
    vaka_mod_choice_rules(rules, head, NULL);
    vaka_new_game_mod(head, library->mods[target->mod].id, NULL);
    return part->rules ? vaka_mod_choice_rules(part->rules, head, err) : VAKA_OK;
}

/* A record in which the target has its moment, if it can be. */
static vaka_status reach(const vaka_setup *setup, const vaka_journal_head *head,
                         const vaka_try_target *target, vaka_record **out, char *note,
                         vaka_error *err)
{
    switch (vaka_try_target_reach(target, setup, head, out, err)) {
    case 0:
        return err->status;
    case VAKA_STAGED_CARD_NOWHERE:
        snprintf(note, 256, "%s",
                 vaka_staged_moment_any(&target->moment)
                     ? VAKA_TEXT("In many random games there was no such moment.")
                     : VAKA_TEXT("In many random games it was not drawn."));
        return VAKA_OK;
    case VAKA_STAGED_CARD_FAULT:
        snprintf(note, 256, "%.250s", err->text);
        return VAKA_OK;
    default:
        return VAKA_OK;
    }
}

/* In a new game. */
static vaka_status open_new(window_host *at, window_trial *trial, const vaka_gui_part *part,
                            vaka_try_target *target, vaka_record **out, char *note, vaka_error *err)
{
    const vaka_library *library = vaka_loader_texts(&trial->choice->loader, trial->module);
    vaka_journal_head head;
    vaka_setup setup;
    vaka_status status = fill_head(library, part, target, &head, err);

    if (!status)
        status = vaka_mod_choice_set_up(trial->choice, trial->module, &head, &setup, err);
    vaka_seat_name_all(&at->game_texts.language,
                       &head); /* by now it is known which the rules play */
    if (!status)
        status = reach(&setup, &head, target, out, note, err);
    vaka_journal_head_done(&head);
    return status;
}

/* In a position of a game that was kept. */
static vaka_status open_from(window_host *at, window_trial *trial, const vaka_gui_part *part,
                             const vaka_try_target *target, vaka_record **out, char *note,
                             vaka_error *err)
{
    const vaka_try_from from = {part->from, part->at, part->moment.turn, part->rules};
    vaka_try_came came;
    vaka_status status;

    vaka_mod_choice_serve(trial->choice, at->mod_choice->plugins);
    status = vaka_try_from_open(&from, target, trial->choice, trial->module, out, &came, err);
    vaka_mod_choice_serve(at->mod_choice, at->mod_choice->plugins);
    if (!status && came.stopped.status)
        vaka_say_with(NULL, VAKA_TEXT("With this mod it goes no further than this: {0}"),
                      VAKA_WITH(came.stopped.text), note, VAKA_GUI_NOTE);
    return status;
}

/* The number that a mod of the window's lists has among those that were just read: others may have
 * come since. */
static uint32_t number_now(window_host *at, const vaka_library *library, uint32_t mod)
{
    const vaka_library *shown = vaka_loader_texts(&at->mod_choice->loader, library->module);
    uint32_t now = 0;

    if (mod >= shown->mod_count)
        return UINT32_MAX;
    while (now < library->mod_count &&
           strcmp(library->mods[now].folder, shown->mods[mod].folder) != 0)
        now++;
    return now;
}

static vaka_status open_trial(window_host *at, window_trial *trial, const vaka_gui_part *part,
                              uint32_t mod, vaka_record **out, char *note, vaka_error *err)
{
    const vaka_library *library = vaka_loader_texts(&trial->choice->loader, trial->module);
    vaka_try_target target;
    vaka_status status;

    mod = number_now(at, library, mod);
    if (mod >= library->mod_count || !vaka_try_target_part(library, mod, part->file, &target))
        return vaka_fail(err, VAKA_ERR_DATA, "it is not there any more");
    snprintf(trial->folder, sizeof trial->folder, "%s", library->mods[mod].folder);
    trial->whole = target.whole;
    target.moment = part->moment;
    vaka_watch_open(&trial->watch, trial->folder);
    status = part->from ? open_from(at, trial, part, &target, out, note, err)
                        : open_new(at, trial, part, &target, out, note, err);
    if (!status)
        vaka_try_target_top(&target, *out, NULL, 0);
    if (!status)
        vaka_game_texts_give(&at->game_texts, *out);
    return status;
}

static vaka_status try_part(void *data, const vaka_module *module, uint32_t mod,
                            const vaka_gui_part *part, vaka_record **out, char *note,
                            vaka_error *err)
{
    window_host *at = data;

    *out = NULL;
    note[0] = '\0';
    if (!vaka_loader_concern(module))
        return vaka_fail(err, VAKA_ERR_DATA, "it is not there any more");
    vaka_window_host_trial_done(at);
    at->trial = vaka_xnew(sizeof *at->trial);
    at->trial->module = module;
    at->trial->choice = read_mods(at);
    vaka_debug_listen(hear, at->trial);
    return open_trial(at, at->trial, part, mod, out, note, err);
}

/* --- files that change --------------------------------------------------------------------------
 */

static bool changed(void *data)
{
    window_trial *trial = ((window_host *)data)->trial;

    return trial && *trial->folder && vaka_watch_changed(&trial->watch);
}

/* The first thing that is wrong with the mod as it is now. */
static bool is_wrong(const window_trial *trial, vaka_mod_choice *choice, vaka_error *err)
{
    const char *const paths[] = {trial->folder, NULL};
    vaka_complaints complaints = {0};
    char line[256] = "";

    vaka_check_files(vaka_loader_texts(&choice->loader, trial->module), paths, &complaints);
    for (uint32_t i = 0; i < complaints.count && !*line; i++)
        if (!complaints.at[i].warning)
            vaka_complaint_write(&complaints.at[i], line, sizeof line);
    vaka_complaints_done(&complaints);
    if (*line)
        vaka_fail(err, VAKA_ERR_DATA, "%.250s", line);
    return *line != '\0';
}

/* A game in Lua is a module itself: it is read again. False: it is wrong, and the old one stays. */
static bool read_game(window_trial *trial, vaka_plugins *plugins, vaka_error *err)
{
    const vaka_module *read =
        trial->whole ? vaka_modules_again(plugins, trial->module, err) : trial->module;

    if (read)
        trial->module = read;
    return read != NULL;
}

/* The record once more with the files as they are now. */
static vaka_status play_again(window_host *at, vaka_mod_choice *choice, vaka_record *record,
                              vaka_record **out, vaka_error *err)
{
    window_trial *trial = at->trial;
    vaka_plugins *plugins = at->mod_choice->plugins;
    const vaka_module *before = trial->module;
    vaka_status status = VAKA_ERR_DATA;

    if (read_game(trial, plugins, err) && !is_wrong(trial, choice, err)) {
        vaka_mod_choice_serve(choice, plugins);
        status = vaka_record_again(record, plugins, out, err);
        vaka_mod_choice_serve(at->mod_choice, plugins);
    }
    if (status && trial->module != before) {
        vaka_modules_back(plugins, before);
        trial->module = before;
    }
    return status;
}

/* Files of the mod are named from its folder on: the rest of the way says nothing to its author. */
static void shorten(const char *folder, char *text)
{
    const char *slash = strrchr(folder, '/');
    size_t length = slash ? (size_t)(slash - folder) + 1 : 0;

    for (char *at = text; length > 1 && (at = strstr(at, folder)) != NULL;)
        memmove(at, at + length, strlen(at + length) + 1);
}

static vaka_status again(void *data, vaka_record *record, vaka_record **out, char *note,
                         vaka_error *err)
{
    window_host *at = data;
    window_trial *trial = at->trial;
    vaka_mod_choice *choice = read_mods(at);

    *out = NULL;
    note[0] = '\0';
    drop(&trial->before); /* nobody plays with it any more */
    vaka_watch_open(&trial->watch, trial->folder);
    vaka_status status = play_again(at, choice, record, out, err);
    if (status) {
        forget_heard(trial); /* it was said in vain */
        shorten(trial->folder, err->text);
        drop(&choice);
        return status;
    }
    vaka_record_show_faults(*out, true);
    trial->before = trial->choice;
    trial->choice = choice;
    vaka_window_host_reload(at); /* lists, and the mod's texts */
    vaka_game_texts_give(&at->game_texts, *out);
    snprintf(note, 256, "%s", VAKA_TEXT("The files have changed and were read again."));
    return VAKA_OK;
}

/* --- kept games ---------------------------------------------------------------------------------
 */

/* Where it changes: "12: action 3, `land` by seat 0", without its path and hashes. */
static void tell_change(const char *name, const vaka_replay_report *report, FILE *out)
{
    const char *what = strstr(report->what, name), *hash = strstr(report->what, ": recorded hash ");

    what = what ? what + strlen(name) + 1 : report->what;
    size_t length = strcspn(what, "\n");
    if (hash && hash > what && (size_t)(hash - what) < length)
        length = (size_t)(hash - what);
    fprintf(out, "%s:%.*s\n", name, (int)length, what);
}

/* One game played again; a line about it. */
static void replay_one(vaka_mod_choice *choice, const char *path, uint32_t counts[3], FILE *out)
{
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err = {0};

    if (vaka_record_replay(path, choice->plugins, -1, &record, &report, &err)) {
        counts[2]++;
        fprintf(out, "%s: %s\n", name, err.text);
        return;
    }
    vaka_record_close(record);
    counts[report.differs_at ? 1 : 0]++;
    if (report.differs_at)
        tell_change(name, &report, out);
}

/* Was it played with this module? Others say nothing about the mod. */
static bool is_of(const char *path, const vaka_module *module)
{
    vaka_journal_text text = {0};
    bool same = vaka_journal_read(path, &text, NULL) == VAKA_OK &&
                strcmp(text.head.module, module->id) == 0;

    vaka_journal_text_done(&text);
    return same;
}

static char *replay_with(void *data, const vaka_module *module)
{
    window_host *at = data;
    window_trial *trial = at->trial;
    vaka_mod_choice *choice = read_mods(at);
    char folder[VAKA_PATH], *text = NULL, *lines = NULL;
    uint32_t counts[3] = {0};
    size_t size;
    glob_t files = {0};
    FILE *out = vaka_xneed(open_memstream(&lines, &size));

    if (trial)
        vaka_mod_choice_add(choice, trial->folder, NULL);
    choice->adds = true;
    vaka_mod_choice_serve(choice, at->mod_choice->plugins);
    if (vaka_paths_games(folder, NULL) == VAKA_OK && strlen(folder) + 8 < sizeof folder) {
        strncat(folder, "/*.vkj", sizeof folder - strlen(folder) - 1);
        glob(folder, 0, NULL, &files);
    }
    vaka_debug_hush(1); /* these are not the game on the table */
    for (size_t i = files.gl_pathc; i > 0 && files.gl_pathc - i < REPLAYED_MOST; i--)
        if (is_of(files.gl_pathv[i - 1], module))
            replay_one(choice, files.gl_pathv[i - 1], counts, out);
    vaka_debug_hush(-1);
    globfree(&files);
    vaka_mod_choice_serve(at->mod_choice, at->mod_choice->plugins);
    drop(&choice);
    vaka_xneed(fclose(out) == 0 ? lines : NULL);
    text = vaka_xnew(size + 256);
    vaka_say_with(&at->game_texts.language,
                  VAKA_TEXT("{0} kept games are played as before, {1} change, {2} cannot be played "
                            "with it."),
                  VAKA_WITH(VAKA_INT(counts[0]), VAKA_INT(counts[1]), VAKA_INT(counts[2])), text,
                  250);
    snprintf(text + strlen(text), size + 4, "\n%s", lines);
    free(lines);
    return text;
}

void vaka_window_host_trial_done(window_host *at)
{
    if (!at->trial)
        return;
    vaka_debug_listen(NULL, NULL);
    forget_heard(at->trial);
    drop(&at->trial->choice);
    drop(&at->trial->before);
    vaka_watch_done(&at->trial->watch);
    free(at->trial);
    at->trial = NULL;
}

void vaka_window_host_trial(vaka_gui_host *host)
{
    host->try_part = try_part;
    host->changed = changed;
    host->again = again;
    host->replay_with = replay_with;
    host->heard = heard;
}
